import { defineConfig } from 'vite'

// The gallery is looked at, never shipped.
export default defineConfig({
  root: import.meta.dirname,
  server: { port: 4191, strictPort: true, hmr: false, watch: null },
})
