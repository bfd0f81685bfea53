import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { apart } from './build/apart.ts'
import { art } from './build/art.ts'
import { borders, whole } from './build/borders.ts'
import { icons } from './build/icons.ts'
import { rems } from './build/rems.ts'
import { shipped } from './build/shipped.ts'

const ART = /games[\\/]([\w-]+)[\\/]src[\\/]table[\\/]art[\\/]/
const INK = /packages[\\/]ink[\\/]src[\\/]/
const PROSE =
  /games[\\/]([\w-]+)[\\/]src[\\/](prose[\\/]|content[\\/](story|missions|cards|charts|frontier|heroes|items|threats|enemies)[\\/]|content[\\/]chronicle\.ts|text[\\/]((chronicle|tales|hints)\.(en|fr)|printed[\\/]))/
const CONTENT = /games[\\/]([\w-]+)[\\/]src[\\/]content[\\/]board/

const HALL =
  /packages[\\/](ui[\\/]src[\\/](drawing|growth|unhurried|later)|web[\\/]src[\\/](settings|hall|online[\\/]api|play[\\/](local|startWorker)|Icon|iconNames|text))|virtual:icons/
const KEPT =
  /packages[\\/](web[\\/]src[\\/](storage[\\/]|games\.ts|problem\.ts)|server[\\/]src[\\/])|preload-helper|node_modules[\\/](intl-messageformat|@formatjs)[\\/]/

const PACK = 'assets/pack-'
/** A game as the hall fetches it, and with its players. */
const isPack = (module: string | null | undefined): boolean =>
  /games[\\/][\w-]+[\\/]src[\\/](shell[\\/])?index\.ts$/.test(module ?? '')

export default defineConfig({
  plugins: [
    react(),
    icons(),
    art(),
    apart(),
    whole(),
    shipped(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Emberhall',
        short_name: 'Emberhall',
        description: 'Adventure board games at a table that knows the rules',
        display: 'standalone',
        start_url: '/',
        background_color: '#14110f',
        theme_color: '#14110f',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // Only those who ask for this face fetch it; from then on it stays.
        globIgnores: ['**/opendyslexic-*'],
        runtimeCaching: [{ urlPattern: /opendyslexic-/, handler: 'CacheFirst' }],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/metrics/, /^\/health/, /^\/licences\.txt/],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  // The shell and the games speak through one and the same formatter.
  resolve: { dedupe: ['intl-messageformat', '@formatjs/fast-memoize', '@formatjs/icu-messageformat-parser'] },
  css: { postcss: { plugins: [rems, borders] } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // What a screen needs is fetched all at once. The worker fetches packs too, and has no document to hang links in.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, deps) => (file.startsWith(PACK) ? [] : deps),
    },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/play/worker.ts' },
      output: {
        // A chunk that several screens share bears all their names behind its own.
        chunkFileNames: ({ facadeModuleId, name }) =>
          `${isPack(facadeModuleId) ? PACK : 'assets/'}${name.split('~', 1)[0]}-[hash].js`,
        entryFileNames: (chunk) => (chunk.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // A game's pictures are drawn by code; they are a chunk of their own, so that they can be weighed as pictures.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            {
              name: 'motion',
              test: /node_modules[\\/](motion|motion-dom|motion-utils|framer-motion)[\\/]/,
              priority: 2,
            },
            // What the worker needs as well stays apart from what is drawn.
            { name: 'kept', test: KEPT, priority: 6 },
            // The hall comes in few pieces. How things are drawn belongs to no game; a group takes along whatever it needs.
            { name: 'hall', test: HALL, priority: 5 },
            // What is printed belongs to the rules, also where a picture names it: the worker has no use for pictures.
            // What is told is neither script nor picture, and there is much of it.
            { name: (id) => `prose-${PROSE.exec(id)?.[1] ?? ''}`, test: PROSE, priority: 4 },
            { name: (id) => `content-${CONTENT.exec(id)?.[1] ?? ''}`, test: CONTENT, priority: 3 },
            // What several games draw with lies in no game's pictures: a chunk for those that share it.
            { name: 'pictures-ink', test: INK, priority: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
            // What only a later part of a game shows, such as who is fought, comes with that part.
            {
              name: (id) => `pictures-${ART.exec(id)?.[1] ?? ''}`,
              test: ART,
              priority: 1,
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
            },
          ],
        },
      },
    },
  },
})
