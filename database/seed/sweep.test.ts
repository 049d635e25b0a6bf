import { expect, test } from 'vitest'
import { compose } from '#apps/server/compose.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { seedDemonstration } from './demonstration.ts'

for (const day of (process.env.DAYS ?? '').split(','))
  test(`seeds on ${day}`, async () => {
    const server = await startTestServer({ startAt: `${day}T03:00:00Z`, settings: { demonstration: true, trustProxy: false } })
    try {
      const report = await seedDemonstration(server.services, compose(server.services))
      expect(report).toBeDefined()
    } finally { await server.stop() }
  }, 900_000)
