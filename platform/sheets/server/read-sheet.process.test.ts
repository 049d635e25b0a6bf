import { expect, test } from 'vitest'
import { makeXlsx } from '#tests/support/make-zip.ts'
import { readSheet } from './read-sheet.ts'

test('a spreadsheet without an end of its row is refused without eating the memory', async () => {
  const bytes = Buffer.from(makeXlsx(`<row>${'<c/>'.repeat(20_000_000)}`))
  const before = process.memoryUsage().rss
  const reading = readSheet({ name: 'x.xlsx', bytes }, { name: 'people', columns: [] })
  await expect(reading).rejects.toMatchObject({ said: { key: 'sheets.unreadable' } })
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
})
