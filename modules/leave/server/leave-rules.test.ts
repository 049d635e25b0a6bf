// Rules of the specification that hold for leave, off in lieu and replacement holidays alike.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areas } from '#access/areas.ts'
import { modules } from '#access/modules.ts'
import { type CompanyRole, companyRoles } from '#access/roles.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { screens } from '../screens.ts'

const LEAVE = 'api/panel/leave/application'
const LIEU = 'api/panel/offInLieu'
const HOLIDAY = 'api/panel/replacementHoliday'
let app: LeaveApp
let company: LeaveCompany
let ann: Member
beforeAll(async () => {
  app = await leaveApp()
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann')
})
afterAll(() => app?.close())

const keepers: readonly CompanyRole[] = [
  'Company Admin',
  'HR Generalist',
  'HR Leave',
  'HR Payroll 1',
  'HR Payroll 2',
  'HR Payroll Supervisor',
  'HR Manager',
]

test('leave, off in lieu and replacement holidays are kept by seven roles and by no other (S6-021)', async () => {
  const entering = { [LEAVE]: [] as string[], [LIEU]: [] as string[], [HOLIDAY]: [] as string[] }
  const refused = new Set<number>()
  for (const role of companyRoles) {
    const who = await company.with(role)
    for (const path of [LIEU, HOLIDAY, LEAVE] as const) {
      const body = { employee_id: ann.employeeId, type_id: ann.employeeId, from: '2026-12-07', to: '2026-12-07' }
      const { status } =
        path === LEAVE ? await company.post(`${LEAVE}/preview`, body, who) : await company.get(path, who)
      if (status === 403) refused.add(status)
      else entering[path].push(role)
    }
  }
  const expected = [...keepers].sort()
  for (const [path, roles] of Object.entries(entering)) expect([path, roles.sort()]).toEqual([path, expected])
  expect(refused).toEqual(new Set([403]))
})

test.each([
  ['S2-031', 2, '/app/application/leave/applicants', LEAVE],
  ['S2-032', 9, '/app/application/offInLieu', LIEU],
])('%s: module %i opens %s and closes it', async (_, id, path, call) => {
  const screen = screens.find((one) => one.path === path)
  const { module } = areas[screen?.area ?? 'leave']
  expect(module && modules[module]).toBe(id)
  expect((await company.get(call)).status).toBe(200)
  const { session } = company.admin
  const without = app.as({ ...session, modules: session.modules.filter((one) => one !== id) })
  expect((await company.get(call, without)).status).toBe(403)
})

test('leave, off in lieu and replacement holidays are pending, approved, rejected and withdrawn (S4-024)', async () => {
  const { id: type_id } = await company.type('annual')
  const kinds: readonly (readonly [string, readonly object[]])[] = [
    [LEAVE, ['2026-12-07', '2026-12-08'].map((day) => ({ type_id, from: day, to: day }))],
    [LIEU, ['2026-11-15', '2026-11-14'].map((date) => ({ date, amount: 1 }))],
    [HOLIDAY, ['2026-02-17', '2026-02-18'].map((date) => ({ date, worked: true }))],
  ]
  for (const [path, [first, second]] of kinds) {
    const make = async (body: object | undefined) => {
      const made = await company.post(path, { employee_id: ann.employeeId, ...body })
      expect([path, made.status, made.body.data.status]).toEqual([path, 201, 'pending'])
      return made.body.data.id as string
    }
    const statusOf = async (id: string) => (await company.get(`${path}/${id}`)).body.data.status
    const decide = async (decision: string, id: string) => {
      expect((await company.post(`${path}/batch/${decision}`, { ids: [id] })).status).toBe(200)
      return statusOf(id)
    }
    const [one, other] = [await make(first), await make(second)]
    expect([path, await decide('approve', one)]).toEqual([path, 'approved'])
    expect([path, await decide('reject', other)]).toEqual([path, 'rejected'])
    expect([path, await decide('withdraw', one)]).toEqual([path, 'withdrawn'])
  }
})

test('what makes no sense is refused with the field at fault, in a clear sentence, and nothing is stored', async () => {
  const { id: type_id } = await company.type('annual')
  const { id: sick } = await company.type('sick')
  const lee = await company.member('Lee', { joined_on: '2026-03-02', left_on: '2026-12-11' })
  const group = { name: 'Without sick leave', types: [{ type_id, steps: null }] }
  const { id } = (await company.post('api/panel/leave/group', group)).body.data
  await company.post(`api/panel/leave/group/${id}/employees`, { employee_ids: [lee.employeeId] })
  await company.post('api/panel/leave/lock', { from: '2026-12-01', to: '2026-12-02', reason: 'Stocktaking' })
  const on = (from: string, to = from, more: object = {}) => ({ type_id, from, to, ...more })
  const faults: readonly (readonly [object, string, string])[] = [
    [on('2026-12-04', '2026-12-03'), 'to', 'The last day is before the first'],
    [on('2026-02-27'), 'from', 'This is before the first day of employment'],
    [on('2026-12-10', '2026-12-14'), 'to', 'This is after the last day of employment'],
    [on('2026-11-30', '2026-12-01'), 'from', 'Leave is locked on these days'],
    [on('2026-12-03', '2026-12-03', { type_id: sick }), 'type_id', 'This leave is not open to this person'],
    [on('2026-12-03', '2026-12-03', { hours: 0.25 }), 'hours', 'Whole or half amounts only, such as 1 or 1.5'],
    [on('2026-12-32'), 'from', 'A day such as 2026-01-31'],
    [on('2026-12-03', '2026-12-03', { type_id: lee.employeeId }), 'type_id', 'There is no such entry'],
  ]
  for (const [body, field, message] of faults) {
    const { status, body: answer } = await company.post('api/emp/leave/application', body, lee)
    expect([status, field, answer.errors?.[field]]).toEqual([422, field, [message]])
  }
  const large = Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(10 * 1024 * 1024 + 1)])
  const { status } = await app.upload(lee, 'api/emp/leave/attachment', 'proof.pdf', large)
  expect([413, 422]).toContain(status)
  expect((await company.get('api/emp/leave/application', lee)).body.data).toEqual([])
})
