import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrationHandlers } from '#modules/migration-wizard/server/handlers.ts'
import { leaveOpenings } from '#modules/migration-wizard/server/public.ts'
import { type LeaveApp, type LeaveCompany, leaveApp } from '#tests/support/leave-company.ts'
import { bringableTypes, setOpeningLots } from './opening-lots.ts'

let app: LeaveApp
let company: LeaveCompany
beforeAll(async () => {
  const moving = migrationHandlers({
    payInputsChanged: async () => {},
    leaveTypes: (tx, companyId) => bringableTypes(tx, app.services.clock, companyId),
    leaveOpeningsChanged: async (tx, companyId, ids) =>
      setOpeningLots(tx, app.services.clock, companyId, ids, await leaveOpenings(tx, companyId, ids)),
  })
  app = await leaveApp('2026-11-20', moving)
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
})
afterAll(() => app?.close())

const row = (staff_id: string, leave_type: string, days: string, more: object = {}) => ({
  staff_id,
  leave_type,
  days,
  as_of: '2026-07-01',
  expires_on: '',
  ...more,
})
const bring = (rows: object[], into = company) =>
  app.upload(into.admin, 'api/migration/upload/leave', 'leave.csv', Papa.unparse(rows))

test('what people bring takes the place of what was granted until then, and the next year comes on top as ever', async () => {
  const ann = await company.member('Ann')
  expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 16 })
  expect((await bring([row('Ann', 'annual leave', '8.5'), row('Ann', 'Sick leave', '14')])).status).toBe(200)
  expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 8.5, available: 8.5, to: '2026-12-31' })
  expect(await company.balance(ann, 'sick')).toMatchObject({ entitled: 14 })
  expect(await company.balance(ann, 'hospitalisation')).toMatchObject({ entitled: 60 })
  expect(await company.balance(ann, 'annual', '2027-03-01')).toMatchObject({ entitled: 16 })
  const { id } = await company.type('annual')
  const ledger = (await company.get(`api/panel/leave/balance/${ann.employeeId}/ledger/${id}`)).body.data
  expect(JSON.stringify(ledger)).toContain('Opening balance')
})

test('a newer sheet corrects it, and taking the import back grants again what the law gives', async () => {
  const ann = await company.member('Ann')
  await bring([row('Ann', 'Annual leave', '8.5')])
  const second = await bring([row('Ann', 'Annual leave', '6', { expires_on: '2027-03-31' })])
  expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 6, available: 6 })
  const take = async (id: string) => expect((await company.post(`api/migration/undo/${id}`)).status).toBe(200)
  await take(second.body.data.batch_id)
  expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 8.5 })
})

test('a Taiwanese sheet names types in Chinese, hours follow the day, and what cannot be kept is refused', async () => {
  const taiwan = await app.leaveCompany('TW')
  const three = await taiwan.member('Three', { joined_on: '2023-02-01' })
  const brought = await bring([row('Three', '特別休假', '4.5'), row('Three', '事假', '3')], taiwan)
  expect(brought.body.message).not.toMatch(/failed/)
  expect(await taiwan.balance(three, 'annual')).toMatchObject({ entitled: 4.5, to: '2027-01-31' })
  expect(await taiwan.balance(three, 'personal')).toMatchObject({ entitled: 24, unit: 'hour' })
  const refused = await bring([row('Three', '特別休假', '4.25'), row('Three', '婚假', '1')], taiwan)
  expect(refused.status).toBe(422)
  expect(refused.body.data.errors?.map(({ column }: { column: string }) => column) ?? refused.body).toEqual([
    'days',
    'leave_type',
  ])
})

test('what was brought and paid out cannot be brought again, nor taken back; what nobody touched can', async () => {
  const ann = await company.member('Ann')
  const first = await bring([row('Ann', 'Annual leave', '8.5'), row('Ann', 'Sick leave', '14')])
  const { id: type_id } = await company.type('annual')
  const paid = { type_id, amount: 3, month: '2026-11', reason: 'Asked for' }
  expect((await company.post(`api/panel/leave/balance/${ann.employeeId}/payOut`, paid)).status).toBe(200)
  const refusal = [422, 'More than this has been taken or promised already', ['Ann: Annual leave']]
  for (const refused of [
    await bring([row('Ann', 'Annual leave', '9')]),
    await company.post(`api/migration/undo/${first.body.data.batch_id}`),
  ])
    expect([refused.status, refused.body.message, refused.body.data]).toEqual(refusal)
  expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 8.5, paid_out: 3, available: 5.5 })
  expect((await bring([row('Ann', 'Sick leave', '12')])).status).toBe(200)
  expect(await company.balance(ann, 'sick')).toMatchObject({ entitled: 12 })
  expect(await company.balance(ann, 'annual')).toMatchObject({ entitled: 8.5, paid_out: 3, available: 5.5 })
})
