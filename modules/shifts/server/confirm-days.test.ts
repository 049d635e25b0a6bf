import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'

const PANEL = 'api/panel/shift'
let app: LeaveApp
let company: LeaveCompany
let ann: Member
let ben: Member
let long: string
let pm: string
beforeAll(async () => {
  app = await leaveApp('2026-11-20')
})
beforeEach(async () => {
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann', { job_type: 'adaptive_schedule' })
  ben = await company.member('Ben', { job_type: 'adaptive_schedule' })
  long = await store({ name: 'Long', short_name: 'LONG', start_time: '07:00', end_time: '20:30', break_minutes: 60 })
  pm = await store({ name: 'Late', short_name: 'PM', start_time: '15:00', end_time: '23:30', break_minutes: 30 })
})
afterAll(() => app?.close())

const store = async (body: object) => (await company.post(`${PANEL}/store`, body)).body.data.id as string
const cell = (who: Member, date: string, ...shift_ids: string[]) => ({ employee_id: who.employeeId, date, shift_ids })
const set = (...cells: object[]) => company.post(`${PANEL}/cells`, { cells, confirm: 1 })
const dayOf = async (who: Member, date: string) => {
  const { employees } = (await company.post(`${PANEL}/show`, { from: date, to: date, is_manager: 0 })).body.data
  return employees.find(({ id }: { id: string }) => id === who.employeeId).days[0]
}
const span = { from: '2026-12-07', to: '2026-12-10' }
const look = async () => (await company.patch(`${PANEL}/confirm/all?preview=1`, span)).body.data
const confirm = () => company.patch(`${PANEL}/confirm/all`, span)
const undo = (answer: { body: { meta: { undo: string } } }) => company.post(`api/emp/undo/${answer.body.meta.undo}`)

describe('confirming the roster', () => {
  test('shows first what people will see, each finding of days in a row once, and stores nothing', async () => {
    await set(cell(ann, '2026-12-06', pm), cell(ann, '2026-12-07', long), cell(ann, '2026-12-08', long))
    await set(cell(ann, '2026-12-10', long), cell(ben, '2026-12-07', pm))
    expect(await look()).toEqual({
      confirmed: 4,
      look: {
        people: [
          { id: ann.employeeId, full_name: 'Ann', days: 3 },
          { id: ben.employeeId, full_name: 'Ben', days: 1 },
        ],
        seen_already: 0,
        locks: false,
        findings: [
          'Ann, 7 Dec 2026 – 8 Dec 2026: 12.5 hours, more than 12 hours a day',
          'Ann, 10 Dec 2026: 12.5 hours, more than 12 hours a day',
        ],
      },
    })
    expect(await dayOf(ann, '2026-12-07')).toMatchObject({ is_confirmed: false })
    await confirm()
    expect(await look()).toMatchObject({ confirmed: 0, look: { people: [], seen_already: 4, findings: [] } })
  })

  test('is taken back as a whole, and people are told; not once one of the days is another', async () => {
    await set(cell(ann, '2026-12-07', long), cell(ben, '2026-12-07', pm))
    expect((await undo(await confirm())).status).toBe(200)
    expect(await dayOf(ann, '2026-12-07')).toMatchObject({ is_confirmed: false, shifts: [{ short_name: 'LONG' }] })
    const { notices } = (await company.get('api/emp/notice', ben)).body.data
    expect(notices[0].text).toContain('not confirmed any more')
    const again = await confirm()
    await set(cell(ann, '2026-12-07', pm))
    expect((await undo(again)).status).toBe(422)
    expect(await dayOf(ben, '2026-12-07')).toMatchObject({ is_confirmed: true })
  })

  test('opens again the locks that came with confirming, and no others', async () => {
    await company.patch('api/panel/company/my/shift/settings', { lock_after_confirm: 1 })
    await set(cell(ann, '2026-12-07', pm), cell(ben, '2026-12-08', pm))
    await company.post(`${PANEL}/my/schedule/status`, { from: '2026-12-08', to: '2026-12-08', is_locked: 1 })
    const done = await confirm()
    expect(await dayOf(ann, '2026-12-07')).toMatchObject({ is_confirmed: true, is_locked: true })
    expect((await undo(done)).status).toBe(200)
    expect(await dayOf(ann, '2026-12-07')).toMatchObject({ is_confirmed: false, is_locked: false })
    expect(await dayOf(ben, '2026-12-08')).toMatchObject({ is_confirmed: false, is_locked: true })
  })
})
