// What was brought into a payslip is taken apart in SQL as it is in the program, in each form in which it was ever kept.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { dayText } from '#platform/words/format.ts'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import type { Contributed } from '../model/contributed.ts'
import type { BroughtAmount } from '../model/contributed-amounts.ts'
import { type Folded, folded, unfolded } from '../model/folded.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

const DATES = ['2025-09-09', '2025-10-30', '2025-12-31', '2026-02-01'].map(plainDateOf)
const evening = (day: BroughtAmount['day']): BroughtAmount => ({
  ...{ origin: 'overtime', source: `${day} night`, day, month: '2026-02', kind: 'amount', type: 'overtime' },
  ...{ amount: '37.50', due: '37.50', basis: `normal ${day} 120`, corrects: false, worksheet: [] },
  told: { en: `Overtime, ${dayText(day, 'en')}: 2 hours`, 'zh-Hant': `加班，${dayText(day, 'zh-Hant')}：2 小時` },
})
const leave: Contributed = {
  ...{ origin: 'leave', source: 'a', month: '2026-02', kind: 'unpaid', days: '1', corrects: false },
  told: { en: 'Unpaid leave, 9 Feb 2026', 'zh-Hant': '無薪假，2026/2/9' },
}
const other = { ...evening(plainDateOf('2025-10-31')), type: 'holiday_pay' }
const month = [leave, ...DATES.map(evening), other]

const inSql = (kept: Folded) =>
  database.system.read(async (tx) => {
    const { rows } = await sql<{ all: readonly Contributed[] }>`
      select kerja_brought(${JSON.stringify(kept)}::jsonb) as all`.execute(tx)
    return rows[0]?.all
  })

test('days that are alike', async () => {
  const kept = folded(month)
  expect(kept).toHaveProperty('alike')
  expect(await inSql(kept)).toEqual(month)
  expect(unfolded(kept)).toEqual(month)
})

test('those with the source and the words of each, as months were once kept', async () => {
  const { source: _, day: __, told: ___, ...common } = { ...evening(DATES[0] ?? other.day), basis: 'normal {day} 120' }
  const of = DATES.map(evening).map(
    ({ source, day, told }, nth) => [nth + 1, source, day, told.en, told['zh-Hant']] as const,
  )
  const apart = [[0, leave] as const, [5, other] as const]
  const kept: Folded = { apart, alike: [{ ...common, of }] }
  expect(await inSql(kept)).toEqual(month)
  expect(unfolded(kept)).toEqual(month)
})

test('entries as they are', async () => {
  expect(await inSql(month)).toEqual(month)
})
