import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { icalOf } from './calendar-ical.ts'
import { dateReminders } from './date-reminders.ts'
import { payformsHandlers } from './handlers.ts'

let server: PayServer
let company: PayCompany
beforeAll(async () => {
  // EPF, PERKESO and tax of March are due on 15 April.
  server = await startPayServer({
    startAt: '2026-04-12T01:00:00.000Z',
    more: payformsHandlers({ datesFromElsewhere: async () => [] }),
  })
  company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Ann', basic_salary: '3000.00' }]))
  await company.through('2026-03')
})
afterAll(() => server?.stop())

const morning = () => dailyWork(server.services, [dateReminders]).look()
const reminded = async (): Promise<string[]> => {
  const { rows } = await server.db.system.read((tx) =>
    sql<{ authority: string }>`select params ->> 'authority' as authority from notices
      where word = 'payforms.date-due' order by 1`.execute(tx),
  )
  return rows.map(({ authority }) => authority)
}
const mails = async (): Promise<number> => {
  const { rows } = await server.db.system.read((tx) =>
    sql<{ count: number }>`select count(*) from wanted_mails where subject_word = 'payforms.date-due'`.execute(tx),
  )
  return Number(rows[0]?.count)
}

test('dates of agencies are reminded of three days before and on the day, unless they are done', async () => {
  await morning()
  const before = await reminded()
  expect(before).toEqual(expect.arrayContaining(['KWSP', 'LHDN', 'PERKESO']))
  expect(await mails()).toBe(before.length)
  await morning()
  expect(await reminded()).toEqual(before)

  const done = await company.post('api/panel/payroll/calendar/epf-2026-03/done', { paid_on: '2026-04-12' })
  expect(done.status).toBe(200)
  server.pass(3 * 24 * 3600)
  await morning()
  const after = await reminded()
  expect(after.filter((one) => one === 'KWSP')).toHaveLength(1)
  expect(after.filter((one) => one === 'PERKESO')).toHaveLength(2)
})

test('a calendar of them: whole days, texts kept from being read as fields, lines of at most 75 bytes', () => {
  const date = {
    ...{ id: 'epf-2026-03', authority: '勞保局', what: 'Labour, employment; and more', month: '2026-03' },
    ...{ rule: '每月十五日前繳納'.repeat(8), due_on: '2026-04-15', status: 'open' as const },
  }
  const text = icalOf([date], { name: 'Kopi Senja', stamp: new Date('2026-04-01T08:00:00Z'), language: 'en' })
  const lines = text.split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20260415')
  expect(lines).toContain('DTEND;VALUE=DATE:20260416')
  expect(lines).toContain('DTSTAMP:20260401T080000Z')
  expect(lines).toContain('SUMMARY:勞保局: Labour\\, employment\\; and more\\, March 2026')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})
