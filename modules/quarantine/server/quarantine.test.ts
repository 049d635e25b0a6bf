import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { isLeaveType } from '#modules/leave/server/types/is-type.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import {
  dayFacts,
  type LeaveApp,
  type LeaveCompany,
  leaveApp,
  leaveApprovals,
  type Member,
} from '#tests/support/leave-company.ts'
import { quarantineDays } from './day-facts.ts'
import { quarantineHandlers } from './handlers.ts'
import { quarantineForPay } from './quarantine-for-pay.ts'
import { quarantineKind } from './quarantine-kind.ts'

const PANEL = 'api/panel/quarantine'
const OWN = 'api/emp/quarantine'
const kind = quarantineKind(payInputsChanged)
const approvals = { ...leaveApprovals, kinds: [...leaveApprovals.kinds, kind] }
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
beforeAll(async () => {
  const needs = { people: approvalPeople, isLeaveType, dayFacts, payChanged: payInputsChanged }
  const settings = companyHandlers({ payInputsChanged, staff: staffNumbers, isLeaveType })
  app = await leaveApp('2026-11-20', [...settings, ...quarantineHandlers(approvals, needs)], [kind])
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
})
afterAll(() => app?.close())

const set = (body: object) => company.patch(`api/panel/company/settings/update/${company.id}`, body)
/** A Monday to a Friday. */
const week = { from: '2026-11-23', to: '2026-11-27', cause: 'illness', reason: 'Tested today' }
const asked = async (more: object = {}) => {
  const paper = await app.upload(ann, `${OWN}/attachment`, 'test.pdf', '%PDF-1.4 test')
  return company.post(OWN, { ...week, attachment_ids: [paper.body.data.id], ...more }, ann)
}
const decided = (who: Member | undefined, decision: string, id: string, more: object = {}) =>
  company.post(`${PANEL}/batch/${decision}`, { ids: [id], ...more }, who)
const approved = async (more: object = {}) => {
  const { id } = (await asked(more)).body.data
  expect((await decided(boss, 'approve', id)).body.data.done).toHaveLength(1)
  return id as string
}
const november = { from: plainDateOf('2026-11-01'), to: plainDateOf('2026-11-30') }
const unpaid = () =>
  app.db.forCompany(company.id).read((tx) => quarantineForPay.between(tx, company.id, november, [ann.employeeId]))
const awayDays = () =>
  app.db.forCompany(company.id).read((tx) => quarantineDays.between(tx, company.id, november, [ann.employeeId]))

test('a week is told of with a test, decided by the manager, who sees that she is away and not why', async () => {
  const refused = await company.post(OWN, week, ann)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['attachment_ids']])
  const long = await asked({ to: '2026-11-30' })
  expect(long.body.errors).toEqual({ to: ['This is longer than the company’s policy allows. Ask HR'] })
  const { id } = (await asked()).body.data
  expect((await company.get(`${PANEL}/${id}`, boss)).body.data).toMatchObject({
    ...{ status: 'pending', total: 5, cause: null, reason: null, order_number: null, attachments: [] },
  })
  const mine = (await company.get(`${PANEL}/${id}`, ann)).body.data
  expect(mine).toMatchObject({ cause: 'illness', reason: 'Tested today', attachments: [{ name: 'test.pdf' }] })
  const paper = `${OWN}/attachment/${mine.attachments[0].id}`
  const readers = await Promise.all([company.get(paper, boss), company.get(paper, ann), company.get(paper)])
  expect(readers.map(({ status }) => status)).toEqual([404, 200, 200])
  expect((await company.get(PANEL, boss)).status).toBe(403)
  await decided(boss, 'approve', id)
  expect((await awayDays()).map(({ fact }) => fact)).toEqual(
    Array(5).fill(expect.objectContaining({ kind: 'away', name: 'Away' })),
  )
  expect(await unpaid()).toEqual([])
  expect((await asked()).body.errors).toHaveProperty('from')
})

test('where the policy does not pay, five days are unpaid in the month, and none once it is withdrawn', async () => {
  await set({ quarantine_is_paid: false })
  const id = await approved()
  expect(await unpaid()).toMatchObject([
    { month: '2026-11', kind: 'unpaid', days: '5', told: { en: 'Unpaid absence, 23 Nov 2026 – 27 Nov 2026' } },
  ])
  await decided(undefined, 'withdraw', id, { reason: 'Test was wrong' })
  expect([await unpaid(), await awayDays()]).toEqual([[], []])
})

test('work at home is paid and no absence; with a type of leave, the days are leave and not brought into pay', async () => {
  await set({ quarantine_is_paid: false })
  const home = await approved({ works_from_home: 1 })
  expect((await company.get(`${PANEL}/${home}`)).body.data).toMatchObject({ treatment: 'paid', works_from_home: true })
  expect([await unpaid(), await awayDays()]).toEqual([[], []])
  const [type] = (await company.get('api/panel/leave/type')).body.data
  await set({ quarantine_leave_type_id: type.id })
  const other = await approved({ from: '2026-11-30', to: '2026-12-01', cause: 'contact' })
  expect((await company.get(`${PANEL}/${other}`)).body.data).toMatchObject({
    ...{ treatment: 'leave', leave_type_id: type.id },
  })
  expect(await unpaid()).toEqual([])
})

test('it ends early, may last again as long as was approved, and is prolonged by a further one within the policy', async () => {
  await set({ quarantine_is_paid: false })
  const id = await approved({ to: '2026-11-25' })
  const end = (to: string) => company.post(`${PANEL}/${id}/end`, { to })
  expect((await end('2026-11-24')).body.data).toMatchObject({ to: '2026-11-24', agreed_to: '2026-11-25', total: 2 })
  expect(await unpaid()).toMatchObject([{ days: '2' }])
  expect((await end('2026-11-26')).body.errors).toHaveProperty('to')
  expect((await end('2026-11-25')).body.data.total).toBe(3)
  expect((await asked({ from: '2026-11-26', to: '2026-12-01' })).body.errors).toHaveProperty('to')
  expect((await asked({ from: '2026-11-26', to: '2026-11-29' })).status).toBe(201)
  app.setToday('2026-11-26')
  expect((await company.get(`${PANEL}/${id}`)).body.data.status).toBe('completed')
})

test('HR enters a longer one without a paper, changes and removes it; an order has its number', async () => {
  const body = { employee_id: ann.employeeId, from: '2026-11-23', to: '2026-12-06', cause: 'order' }
  expect((await company.post(PANEL, body)).body.errors).toHaveProperty('order_number')
  const { id } = (await company.post(PANEL, { ...body, order_number: 'KKM 7/2026' })).body.data
  expect((await company.get(PANEL)).body.data).toMatchObject([{ id, order_number: 'KKM 7/2026', total: 10 }])
  expect((await company.patch(`${PANEL}/${id}`, { to: '2026-11-24' })).body.data).toMatchObject({
    total: 2,
    cause: 'order',
  })
  expect((await company.remove(`${PANEL}/${id}`)).status).toBe(200)
  const both = {
    employee_ids: [ann.employeeId, boss.employeeId],
    from: '2026-11-23',
    to: '2026-11-24',
    cause: 'contact',
  }
  expect((await company.post(`${PANEL}/batch`, both)).body.data).toHaveLength(2)
})

test('what is looked at is not stored; one’s own may be cancelled, and asked to be withdrawn', async () => {
  const seen = await company.post(`${OWN}/preview`, week, ann)
  expect(seen.body.data).toMatchObject({ total: 5, treatment: 'paid', goes_to: ['Boss'] })
  expect((await company.get(OWN, ann)).body.data).toEqual([])
  const { id } = (await asked()).body.data
  expect((await company.post(`${OWN}/${id}/cancel`, {}, ann)).body.data.status).toBe('cancelled')
  const other = await approved()
  expect((await company.post(`${OWN}/${other}/withdraw`, { reason: 'Negative' }, ann)).status).toBe(200)
})

test('days on leave are asked about before it is sent', async () => {
  const [type] = (await company.get('api/panel/leave/type')).body.data.filter(
    ({ kind }: { kind: string }) => kind === 'annual',
  )
  const leave = { employee_ids: [ann.employeeId], type_id: type.id, from: '2026-11-24', to: '2026-11-24' }
  const entered = await company.post('api/panel/leave/application/batch', leave)
  const [one] = entered.body.data
  await company.post('api/panel/leave/application/batch/approve', { ids: [one.id] })
  const first = await asked()
  expect([first.status, JSON.stringify(first.body)]).toEqual([409, expect.stringContaining('24 Nov 2026')])
  expect((await asked({ confirm: 1 })).status).toBe(201)
})
