import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

// The built client goes into the Python package, so that an installed kibitz needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/kibitz/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
})
