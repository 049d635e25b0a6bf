import { afterAll, beforeAll, expect, test } from 'vitest'
import { standbysHandlers } from '#modules/standby/server/handlers.ts'
import { dayFacts, type LeaveApp, leaveApp } from '#tests/support/leave-company.ts'

let app: LeaveApp
beforeAll(async () => {
  app = await leaveApp('2026-11-20', standbysHandlers({ dayFacts }))
})
afterAll(() => app?.close())

test('a shift in hours of standby is asked about, of cells and of changed hours (S5-040)', async () => {
  const company = await app.leaveCompany('MY')
  const ann = await company.member('Ann', { job_type: 'adaptive_schedule' })
  const shift = async (short_name: string, start_time: string, end_time: string) =>
    (await company.post('api/panel/shift/store', { name: short_name, short_name, start_time, end_time })).body.data.id
  const [am, pm] = [await shift('AM', '07:00', '13:00'), await shift('PM', '13:00', '18:00')]
  const hours = { name: 'Late', short_name: 'LATE', start_time: '18:00', end_time: '22:00', allowance_type: 'fixed' }
  const late = (await company.post('api/panel/standby/store', { ...hours, allowance_amount: '20.00' })).body.data.id
  const on = { employee_id: ann.employeeId, date: '2026-12-07' }
  expect(
    (await company.post('api/panel/standby/schedule/cells', { cells: [{ ...on, standby_ids: [late] }] })).status,
  ).toBe(200)
  const set = (shift_ids: string[], more = {}) =>
    company.post('api/panel/shift/cells', { cells: [{ ...on, shift_ids }], ...more })
  expect((await set([am])).status).toBe(200)
  expect((await set([pm])).status).toBe(200)

  const twice = 'Ann, 7 Dec 2026: A from/to date overlap may double count'
  const edited = await company.post(`api/panel/shift/update/${pm}`, { end_time: '19:00' })
  const question = { status: 409, body: { confirm_required: true, data: [twice] } }
  expect(edited).toMatchObject(question)

  const night = await shift('NIGHT', '21:00', '05:00')
  expect(await set([night])).toMatchObject(question)
  const shown = async () =>
    (await company.post('api/panel/shift/show', { from: on.date, to: on.date })).body.data.employees[0].days[0]
  expect(await shown()).toMatchObject({ shifts: [{ short_name: 'PM' }], findings: [] })
  expect((await set([night], { confirm: 1 })).status).toBe(200)
  expect(await shown()).toMatchObject({ shifts: [{ short_name: 'NIGHT' }], findings: ['Overlaps standby'] })
})

test('one’s own calendar file has hours on call beside the shifts, once they are confirmed', async () => {
  const company = await app.leaveCompany('MY')
  const ann = await company.member('Ann', { job_type: 'adaptive_schedule' })
  const hours = {
    name: 'Late call',
    short_name: 'LATE',
    start_time: '22:00',
    end_time: '02:00',
    allowance_type: 'fixed',
  }
  const late = (await company.post('api/panel/standby/store', { ...hours, allowance_amount: '20.00' })).body.data.id
  const cells = [{ employee_id: ann.employeeId, date: '2026-12-07', standby_ids: [late] }]
  expect((await company.post('api/panel/standby/schedule/cells', { cells })).status).toBe(200)
  const file = async () => (await company.get('api/emp/shift/calendar', ann)).bytes.toString()
  expect(await file()).not.toContain('Late call')
  await company.patch('api/panel/standby/schedule/confirm/all', { from: '2026-12-07', to: '2026-12-07' })
  for (const text of ['SUMMARY:Late call', 'T220000', ':20261208T020000']) expect(await file()).toContain(text)
})
