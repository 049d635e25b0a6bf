import { defineConfig } from 'vitest/config'
import { lawData } from './tools/law-data-plugin.mjs'

// Of every process that runs tests.
process.env.TZ = 'Asia/Kuala_Lumpur'

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
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'dist', 'data', 'tests/journeys/**'],
    environment: 'node',
    globalSetup: ['tests/support/build-programs.ts', 'tests/support/postgres-for-tests.ts'],
    // Every core works: most files wait for a database of their own.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
