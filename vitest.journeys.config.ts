import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** Browser journeys: two at a time, each against a real server and in a real browser of its own. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include: ['tests/journeys/**/*.test.ts'],
    exclude: ['node_modules', 'dist', ...(process.env.TESTS_LEFT_OUT?.split(' ') ?? [])],
    pool: 'threads',
    isolate: false,
    fileParallelism: true,
    maxWorkers: 2,
    // Each page keeps a core busy.
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
