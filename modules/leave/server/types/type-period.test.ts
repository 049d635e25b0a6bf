import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { setOpeningLots } from '../ledger/opening-lots.ts'

const TYPE = 'api/panel/leave/type'
let app: LeaveApp
let taiwan: LeaveCompany
let mei: Member
let annual: string
beforeAll(async () => {
  app = await leaveApp()
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  taiwan = await app.leaveCompany('TW')
  mei = await taiwan.member('Mei', { joined_on: '2023-02-01' })
  annual = (await taiwan.type('annual')).id
})
afterAll(() => app?.close())

const choose = (period: string) => taiwan.patch(`${TYPE}/${annual}`, { period })
const preview = async (period = 'leave_year') =>
  (await taiwan.get(`${TYPE}/${annual}/period?period=${period}`)).body.data
const take = async (day: string) => {
  const asked = { employee_id: mei.employeeId, type_id: annual, from: day, to: day }
  const { id } = (await taiwan.post('api/panel/leave/application', asked)).body.data
  await taiwan.post('api/panel/leave/application/batch/approve', { ids: [id] })
}

test('a company that begins with calendar years has them as if it had always been so', async () => {
  await taiwan.balance(mei, 'annual')
  expect(await preview()).toMatchObject({
    from: null,
    year: { from: '2026-01-01', to: '2026-12-31' },
    // 31 of 365 days of ten, and 334 of 365 of fourteen: 13.66.
    people: [{ full_name: 'Mei', before: 14, after: 14, kept_until: null }],
  })
  expect((await choose('leave_year')).body.data).toMatchObject({ period: 'leave_year', period_from: null })
  expect(await taiwan.balance(mei, 'annual')).toMatchObject({
    entitled: 14,
    available: 14,
    from: '2026-01-01',
    to: '2026-12-31',
  })
})

test('chosen later it is shown first, leaves what runs as it is, and begins with the next year; nothing is lost', async () => {
  await take('2026-11-19')
  const shown = await preview()
  expect(shown).toMatchObject({
    from: '2027-01-01',
    year: { from: '2027-01-01', to: '2027-12-31' },
    people: [{ staff_id: 'Mei', kept_until: '2027-01-31', before: 14, after: 13 }],
  })
  expect((await taiwan.type('annual')).period).toBe('service_year')
  expect((await choose('leave_year')).body.data).toMatchObject({ period: 'leave_year', period_from: '2027-01-01' })
  expect(await taiwan.balance(mei, 'annual')).toMatchObject({ entitled: 14, taken: 1, to: '2027-01-31' })
  expect(await taiwan.balance(mei, 'annual', '2027-01-31')).toMatchObject({ entitled: 27, available: 26 })
  expect(await taiwan.balance(mei, 'annual', '2027-02-01')).toMatchObject({ balance: 13, to: '2027-12-31' })
  expect((await choose('service_year')).body.data).toMatchObject({ period: 'service_year', period_from: null })
  expect(await taiwan.balance(mei, 'annual', '2027-02-01')).toMatchObject({
    entitled: 14,
    from: '2027-02-01',
    to: '2028-01-31',
  })
})

test('whoever leaves is given what the years of service gave more', async () => {
  await choose('leave_year')
  const lin = await taiwan.member('Lin', { joined_on: '2025-12-01', left_on: '2026-12-15' })
  // Three days and seven by years of service; 3 + 31 / 365 × 7 by the calendar year, rounded up to four.
  expect(await taiwan.balance(lin, 'annual')).toMatchObject({ entitled: 10, available: 10, to: '2026-12-31' })
  expect(await taiwan.balance(await taiwan.member('Stays', { joined_on: '2025-12-01' }), 'annual')).toMatchObject({
    entitled: 4,
  })
})

test('whose last day moves has the difference once, and has it beside a balance brought along', async () => {
  await choose('leave_year')
  const lin = await taiwan.member('Lin', { joined_on: '2025-12-01', left_on: '2026-12-15' })
  const asked = { employee_id: lin.employeeId, type_id: annual, from: '2026-11-02', to: '2026-11-10' }
  const { id } = (await taiwan.post('api/panel/leave/application', asked)).body.data
  await taiwan.post('api/panel/leave/application/batch/approve', { ids: [id] })
  expect(await taiwan.balance(lin, 'annual')).toMatchObject({ entitled: 10, taken: 7 })
  await setLeaving(lin, '2026-12-22')
  expect(await taiwan.balance(lin, 'annual')).toMatchObject({ entitled: 10, available: 3, from: '2026-01-01' })
  const list = (await taiwan.get(`api/panel/leave/balance?search=lin&type_id=${annual}`)).body.data
  expect(list).toMatchObject([{ entitled: 10, balance: 3 }])
  const eve = await taiwan.member('Eve', { joined_on: '2025-12-01', left_on: '2026-12-15' })
  await taiwan.balance(eve, 'annual')
  const brought = { employeeId: eve.employeeId, leaveType: '特別休假', days: '2', asOf: '2026-07-01', expiresOn: null }
  await app.db
    .forCompany(taiwan.id)
    .transaction((tx) => setOpeningLots(tx, app.services.clock, taiwan.id, [eve.employeeId], [brought]))
  // Two of the year brought along, and the six the years of service give more.
  expect(await taiwan.balance(eve, 'annual')).toMatchObject({ entitled: 8, available: 8 })
})

const setLeaving = ({ employeeId }: Member, day: string) =>
  app.db
    .forCompany(taiwan.id)
    .transaction((tx) =>
      sql`update employees set left_on = ${day} where company_id = ${taiwan.id} and id = ${employeeId}`.execute(tx),
    )

test('is a choice of leave by service, in Taiwan where it is the law’s, and of who keeps the settings', async () => {
  const { id } = await taiwan.type('sick')
  expect((await taiwan.patch(`${TYPE}/${id}`, { period: 'leave_year' })).body.errors).toHaveProperty('period')
  expect((await taiwan.get(`${TYPE}/${id}/period`)).body.errors).toHaveProperty('period')
  const philippines = await app.leaveCompany('PH')
  const incentive = (await philippines.type('service_incentive')).id
  expect((await philippines.patch(`${TYPE}/${incentive}`, { period: 'leave_year' })).body.errors).toHaveProperty(
    'period',
  )
  expect((await taiwan.get(`${TYPE}/${annual}/period`, mei)).status).toBe(403)
  expect((await philippines.get(`${TYPE}/${annual}/period`)).status).toBe(404)
})
