import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    {
      // Law tables, migrations and templates are read as text, as in the built programs.
      name: 'text-files',
      enforce: 'pre',
      transform(code, id) {
        if (/\.(sql|csv|yaml|typ)$/.test(id)) return `export default ${JSON.stringify(code)}`
        return undefined
      },
    },
  ],
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'dist', 'data', 'tests/journeys/**'],
    environment: 'node',
    env: { TZ: 'Asia/Kuala_Lumpur' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
