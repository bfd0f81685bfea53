import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// The page of parts is for those who build tables; players never load it.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  build: { target: 'es2023', assetsInlineLimit: 0, outDir: '../dist-parts', emptyOutDir: true },
})
