// The peer: a boardgame.io server on loopback, in memory, with a game that is hardly one.
// node server.cjs PORT      (0: a free port; it prints the one it has)
const { Server, SocketIO } = require("boardgame.io/server");

const hit = {
  name: "hit",
  setup: () => ({ hits: 0 }),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 }, // a move passes the turn
  moves: {
    hit: ({ G }) => {
      G.hits += 1;
    },
  },
};

const server = Server({ games: [hit], origins: [], transport: new SocketIO() });
const port = { port: Number(process.argv[2] || 0), host: "127.0.0.1" }; // run() hands it on to net.Server.listen()
server.run({ port }).then(({ appServer }) => console.log(appServer.address().port));
