/** How strong a bot can be that people choose; programs may name others. */
export const LEVELS = ["easy", "medium", "hard"]
