import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'

const PANEL = 'api/panel/leave/application'
const LOCK = 'api/panel/leave/lock'
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
let annual: string
beforeAll(async () => {
  app = await leaveApp()
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
  annual = (await company.type('annual')).id
})
afterAll(() => app?.close())

const ask = async (body: object, who = ann) => (await company.post('api/emp/leave/application', body, who)).body.data
const days = (from: string, to = from, more: object = {}) => ({ type_id: annual, from, to, ...more })
const decide = (decision: string, ids: string[], more = {}) =>
  company.post(`${PANEL}/batch/${decision}`, { ids, ...more })

describe('leave that waits', () => {
  test('is changed: charged anew, and its approver is asked about what it has become', async () => {
    const { id } = await ask(days('2026-12-07', '2026-12-09'))
    const changed = await company.patch(`${PANEL}/${id}`, { to: '2026-12-10', to_part: 'morning' })
    expect([changed.status, changed.body.data]).toMatchObject([
      200,
      { id, from: '2026-12-07', to: '2026-12-10', total: 3.5, status: 'pending' },
    ])
    expect(await company.balance(ann, 'annual')).toMatchObject({ pending: 3.5, available: 12.5 })
    const { body } = await company.get(`api/panel/application/${id}`, boss)
    expect(body.data).toMatchObject({ from: '2026-12-07', to: '2026-12-10', length: 3.5, status: 'pending' })
    expect(body.data.history.map(({ event }: { event: string }) => event)).toEqual(['sent', 'changed'])
    expect((await decide('approve', [id])).body.data.changed).toBe(1)
    const late = await company.patch(`${PANEL}/${id}`, { to: '2026-12-08' })
    expect([late.status, late.body.message]).toEqual([
      422,
      'Only leave that waits for a decision can be changed; withdraw it and enter it again',
    ])
  })

  test('is looked at before it is changed: day by day, with its own days free, and nothing is stored', async () => {
    const { id } = await ask(days('2026-12-07', '2026-12-09'))
    const before = await company.balance(ann, 'annual')
    const look = (body: object, who?: Member) => company.post(`${PANEL}/${id}/preview`, body, who)
    const seen = await look({ from: '2026-12-08', to: '2026-12-10' })
    expect([seen.status, seen.body.data]).toMatchObject([200, { total: 3, available: 16, left: 13, errors: {} }])
    expect(seen.body.data.days.map(({ balance_after }: { balance_after: number }) => balance_after)).toEqual([
      15, 14, 13,
    ])
    await ask(days('2026-12-14'))
    expect((await look({ to: '2026-12-14' })).body.data.errors).toHaveProperty('from')
    expect((await company.get(`${PANEL}/${id}`)).body.data).toMatchObject({
      from: '2026-12-07',
      total: 3,
      status: 'pending',
    })
    expect(await company.balance(ann, 'annual')).toMatchObject({ pending: 4, entitled: before.entitled })
    expect((await look({ to: '2026-12-11' }, ann)).status).toBe(403)
    await decide('approve', [id])
    expect((await look({ to: '2026-12-11' })).status).toBe(422)
  })

  test('is changed by whose it is, after a look at what it comes to, and by no colleague', async () => {
    const { id } = await ask(days('2026-12-07', '2026-12-09'))
    const OWN = `api/emp/leave/application/${id}`
    const bob = await company.member('Bob', { manager_id: boss.employeeId })
    const wish = { to: '2026-12-10', reason: 'One day more' }
    expect((await company.post(`${OWN}/preview`, wish, ann)).body.data).toMatchObject({
      total: 4,
      left: 12,
      errors: {},
    })
    for (const other of [bob, boss]) {
      expect((await company.post(`${OWN}/preview`, wish, other)).status).toBe(404)
      expect((await company.patch(OWN, wish, other)).status).toBe(404)
    }
    const changed = await company.patch(OWN, wish, ann)
    expect([changed.status, changed.body.data]).toMatchObject([200, { total: 4, reason: 'One day more' }])
    expect((await company.get(`api/panel/application/${id}`, boss)).body.data).toMatchObject({ length: 4 })
    await decide('approve', [id])
    expect((await company.patch(OWN, { to: '2026-12-08' }, ann)).status).toBe(422)
  })

  test('may move to days it had itself, and stays as it was where the change is wrong', async () => {
    const { id } = await ask(days('2026-12-07', '2026-12-09'))
    await ask(days('2026-12-14'))
    expect((await company.patch(`${PANEL}/${id}`, { from: '2026-12-08', to: '2026-12-10' })).status).toBe(200)
    const wrong = await company.patch(`${PANEL}/${id}`, { to: '2026-12-14' })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { from: ['There is leave on some of these days already'] }])
    expect((await company.patch(`${PANEL}/${id}`, { from: '2026-12-11' })).body.errors).toHaveProperty('to')
    expect((await company.get(`${PANEL}/${id}`)).body.data).toMatchObject({ from: '2026-12-08', total: 3 })
    expect((await company.patch(`${PANEL}/${id}`, { to: '2026-12-11' }, ann)).status).toBe(403)
    const stranger = await app.leaveCompany('MY')
    expect((await stranger.patch(`${PANEL}/${id}`, { to: '2026-12-11' })).status).toBe(404)
  })

  test('that was entered by mistake is removed with its request; what was approved is not', async () => {
    const { id } = await ask(days('2026-12-07'))
    expect((await company.remove(`${PANEL}/${id}`)).status).toBe(200)
    expect(await company.balance(ann, 'annual')).toMatchObject({ pending: 0, available: 16 })
    expect((await company.get(`api/panel/application/${id}`)).status).toBe(404)
    expect((await company.remove(`${PANEL}/${id}`)).status).toBe(404)
    const kept = await ask(days('2026-12-07'))
    await decide('approve', [kept.id])
    expect((await company.remove(`${PANEL}/${kept.id}`)).body.message).toBe('Approved leave is withdrawn, not removed')
  })
})

test('what the law counts with other leave is counted anew when leave before it is given back', async () => {
  const taiwan = await app.leaveCompany('TW')
  const woman = await taiwan.member('Woman')
  const { id: menstrual } = await taiwan.type('menstrual')
  const on = async (date: string) =>
    (await taiwan.post(PANEL, { employee_id: woman.employeeId, type_id: menstrual, from: date, to: date })).body.data.id
  const first = await on('2026-02-02')
  for (const date of ['2026-03-02', '2026-04-01']) await on(date)
  const fourth = await on('2026-05-04')
  const linkedOf = async (id: string) => (await taiwan.get(`${PANEL}/${id}`)).body.data.linked
  expect(await linkedOf(fourth)).toMatchObject([{ amount: 1 }])
  expect(await taiwan.balance(woman, 'sick')).toMatchObject({ pending: 1 })
  await taiwan.post(`${PANEL}/batch/reject`, { ids: [first], confirm: true })
  expect(await linkedOf(fourth)).toEqual([])
  expect(await taiwan.balance(woman, 'sick')).toMatchObject({ pending: 0 })
  // Earlier days count for themselves, though they are asked for last.
  await on('2026-01-05')
  expect(await linkedOf(fourth)).toMatchObject([{ amount: 1 }])
})

describe('locked days (S4-043)', () => {
  test('refuse asking, deciding and changing, for everybody or a department, until they are opened again', async () => {
    const kitchen = await company.department('Kitchen')
    const cook = await company.member('Cook', { department_id: kitchen, manager_id: boss.employeeId })
    const { id } = await ask(days('2026-12-07'))
    const locked = await company.post(LOCK, { from: '2026-12-07', to: '2026-12-31', reason: 'Year end' })
    expect([locked.status, locked.body.data]).toMatchObject([201, { pending: 1, department: null, by: 'Test Person' }])
    expect(await ask(days('2026-12-08'))).toEqual([])
    expect((await decide('approve', [id])).body.message).toBe('Leave is locked on these days')
    expect((await company.patch(`${PANEL}/${id}`, { from: '2026-12-04', to: '2026-12-04' })).body.message).toBe(
      'Leave is locked on these days',
    )
    expect((await company.remove(`${PANEL}/${id}`)).status).toBe(422)
    const hr = await company.with('HR Leave')
    const [view] = (await company.get(LOCK, hr)).body.data
    expect(view.may.remove).toEqual({
      allowed: false,
      why: 'Only a Company Admin or HR Generalist opens locked days again',
    })
    expect((await company.remove(`${LOCK}/${view.id}`, hr)).status).toBe(403)
    expect((await company.remove(`${LOCK}/${view.id}`)).status).toBe(200)
    await company.post(LOCK, { from: '2026-12-08', to: '2026-12-08', department_id: kitchen, reason: 'Banquet' })
    expect(await ask(days('2026-12-08'), cook)).toEqual([])
    expect(await ask(days('2026-12-08'))).toMatchObject({ status: 'pending' })
  })

  test('need days in order, a department of the company and a reason', async () => {
    const wrong = (body: object) => company.post(LOCK, { from: '2026-12-07', to: '2026-12-08', reason: 'x', ...body })
    expect((await wrong({ to: '2026-12-06' })).body.errors).toHaveProperty('to')
    expect((await wrong({ reason: ' ' })).body.errors).toHaveProperty('reason')
    expect((await wrong({ department_id: ann.employeeId })).body.errors).toHaveProperty('department_id')
    expect((await company.get(LOCK)).body.data).toEqual([])
  })
})
