// A changed cut-off day holds from a month on: days before keep what was in force.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { payMonthOf } from '../../model/public.ts'
import { companyHandlers } from '../handlers.ts'
import { allowanceCutOffsOf, companyFacts, companyOpening, cutOffsOf, timeSettingsByDay } from '../public.ts'

let app: ModuleApp
let afterClosed: PlainDate | null = null

beforeAll(async () => {
  app = await moduleApp({
    handlers: companyHandlers({
      payInputsChanged: async () => {},
      staff: staffNumbers,
      afterClosedPay: async () => afterClosed,
    }),
    catalogues: serverWords,
    openings: [companyOpening],
  })
})
afterAll(() => app?.close())

test('once a month is closed, a change holds from this month or the first open one, and for allowances as well', async () => {
  const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const { companyId } = admin
  const set = async (body: object) => {
    const path = `api/panel/company/settings/update/${companyId}`
    expect((await app.call(admin, 'PATCH', path, body)).status).toBe(200)
  }
  const monthsOf = (of: typeof cutOffsOf) =>
    app.db.forCompany(companyId).read(async (tx) => {
      const cutOffs = await of(tx, companyId, (await companyFacts(tx, companyId)).settings)
      return ['2026-09-25', '2026-10-25', '2026-11-25', '2026-12-25'].map((day) =>
        payMonthOf(plainDateOf(day), cutOffs, null).slice(5),
      )
    })
  expect(await monthsOf(cutOffsOf)).toEqual(['09', '10', '11', '12'])
  await set({ cut_off_date: 20 })
  expect(await monthsOf(cutOffsOf)).toEqual(['10', '11', '12', '01'])
  expect(await monthsOf(allowanceCutOffsOf)).toEqual(['09', '10', '11', '12'])
  afterClosed = plainDateOf('2026-11-01')
  await set({ allowance_calculation_range: 'cut_off_period' })
  expect(await monthsOf(allowanceCutOffsOf)).toEqual(['09', '10', '12', '01'])
  afterClosed = plainDateOf('2026-12-01')
  await set({ cut_off_date: null })
  expect(await monthsOf(cutOffsOf)).toEqual(['10', '11', '12', '12'])
  await set({ cut_off_date: 28 })
  expect(await monthsOf(cutOffsOf)).toEqual(['10', '11', '12', '12'])
})

test('by what days are counted and priced holds from the first open month: closed ones keep what they were paid by', async () => {
  const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const { companyId } = admin
  const set = async (body: object) => {
    const path = `api/panel/company/settings/update/${companyId}`
    expect((await app.call(admin, 'PATCH', path, body)).status).toBe(200)
  }
  const startsOn = (...days: readonly string[]) =>
    app.db.forCompany(companyId).read(async (tx) => {
      const time = await timeSettingsByDay(tx, companyId, (await companyFacts(tx, companyId)).settings)
      return days.map((day) => time.on(plainDateOf(day)).office_start)
    })
  afterClosed = null
  await set({ office_start: '08:30' })
  expect(await startsOn('2020-01-06', '2026-11-20')).toEqual(['08:30', '08:30'])
  afterClosed = plainDateOf('2026-11-01')
  await set({ office_start: '08:00' })
  expect(await startsOn('2026-10-31', '2026-11-01')).toEqual(['08:30', '08:00'])
  // A month that was closed early, today being its twentieth, keeps the days before the change.
  afterClosed = plainDateOf('2026-12-01')
  await set({ office_start: '07:30' })
  expect(await startsOn('2026-10-31', '2026-11-19', '2026-11-20')).toEqual(['08:30', '08:00', '07:30'])
  // What was opened again takes what is set while it is open.
  afterClosed = plainDateOf('2026-10-01')
  await set({ office_start: '07:00' })
  expect(await startsOn('2026-09-30', '2026-10-01', '2026-11-20')).toEqual(['08:30', '07:00', '07:00'])
})

test('a setting that was not kept yet for a closed month holds as it was kept next, not as it is today', async () => {
  const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const { companyId } = admin
  // Kept for October before a break was among what is kept; for November with it.
  await app.db.forCompany(companyId).transaction((tx) =>
    sql`insert into company_former_time_settings (company_id, changed_on, until_month, settings) values
      (${companyId}, '2026-11-01', '2026-11-01', '{"office_start": "08:30"}'),
      (${companyId}, '2026-12-01', '2026-12-01', '{"office_start": "08:00", "office_break_minutes": 45}')`.execute(tx),
  )
  const counted = await app.db.forCompany(companyId).read(async (tx) => {
    const time = await timeSettingsByDay(tx, companyId, (await companyFacts(tx, companyId)).settings)
    return ['2026-10-06', '2026-11-06', '2026-12-07'].map((day) => {
      const { office_start, office_break_minutes } = time.on(plainDateOf(day))
      return `${office_start} ${office_break_minutes}`
    })
  })
  expect(counted).toEqual(['08:30 45', '08:00 45', '09:00 60'])
})
