import { defineConfig } from 'vitest/config'

// vitest insists on a default export here.
export default defineConfig({
  test: {
    include: ['{packages,games}/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Whole games are played in many tests, on machines that do other things besides.
    testTimeout: 30_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
})
