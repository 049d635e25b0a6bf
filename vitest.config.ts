import { defineConfig } from 'vitest/config'
import { lawData } from './tools/law-data-plugin.mjs'

// Of the whole process, since threads have one time zone together.
process.env.TZ = 'Asia/Kuala_Lumpur'

/** A test that measures what its process takes has one to itself. */
const OF_A_PROCESS = '**/*.process.test.ts'
/** Of projects vitest overlooks `--exclude`: what else a run leaves out it is told here, apart by spaces. */
const LEFT_OUT = process.env.TESTS_LEFT_OUT?.split(' ') ?? []
const NOT_HERE = ['node_modules', 'dist', 'data', 'tests/journeys/**', ...LEFT_OUT]

export default defineConfig({
  plugins: [
    lawData(),
    {
      // Migrations and templates are read as text, as in the built programs.
      name: 'text-files',
      enforce: 'pre',
      transform(code, id) {
        if (/\.(sql|csv|typ)$/.test(id)) return `export default ${JSON.stringify(code)}`
        return undefined
      },
    },
  ],
  test: {
    environment: 'node',
    globalSetup: ['tests/support/build-programs.ts', 'tests/support/postgres-for-tests.ts'],
    // Every core works: most files wait for a database of their own.
    maxWorkers: '100%',
    testTimeout: 180_000,
    // Among thousands of tests on a busy machine one fails by arithmetic; tools/test.mjs names what needed a second try.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 300_000,
    // What is waited for may take its time on a busy machine; by itself a poll gives up after a second.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NOT_HERE, OF_A_PROCESS],
          // Threads share what one of them has compiled, the embedded database before all, and the files that one after
          // the other runs in a thread share what was read for them: half the work of a process for each file.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'processes', include: [OF_A_PROCESS], exclude: NOT_HERE, pool: 'forks' } },
    ],
  },
})
