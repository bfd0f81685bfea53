import { defineConfig } from 'vitest/config'

// vitest insists on a default export here.
export default defineConfig({
  test: {
    include: ['{packages,games}/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'packages/testkit/src/browser/keeper.ts',
    pool: 'threads',
    maxWorkers: 2,
    // Many tests play whole games or start servers, on machines that do other things besides.
    testTimeout: 300_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
})
