import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** Browser journeys: one at a time, against a real server and a real browser. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include: ['tests/journeys/**/*.test.ts'],
    exclude: ['node_modules', 'dist'],
    fileParallelism: false,
    // Each page keeps a core busy.
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
