import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import { attendanceApp, attendanceFacts, clocked, workedDays } from '#tests/support/attendance-company.ts'
import type { LeaveApp, LeaveCompany, Member } from '#tests/support/leave-company.ts'

const PANEL = 'api/panel/attendance'
const OWN = 'api/emp/attendance'
/** Monday to Sunday, in a month without a holiday on these days. */
const WEEK = 'from=2026-11-02&to=2026-11-08'

let app: LeaveApp
let company: LeaveCompany
let ann: Member
let ben: Member
let boss: Member
let lost: string[]

beforeAll(async () => {
  app = await attendanceApp('2026-11-20')
  company = await app.leaveCompany('MY')
  const kitchen = await company.department('Kitchen')
  boss = await company.member('Boss', { attendance_methods: '{}' }, 'Reporting Manager')
  const clocks = { attendance_methods: '{gps}', department_id: kitchen }
  ann = await company.member('Ann', { ...clocks, manager_id: boss.employeeId })
  ben = await company.member('Ben', clocks)
  await company.setSettings({ late_buffer_office: 5, auto_approve_attendance: true })
  // Ann's week by hand, 09:00 to 18:00 with a break from 13:00 to 14:00:
  // Monday 08:55 to 19:10: 555 present, 480 worked, 75 extra. Tuesday 09:20 to 18:00: 20 late, 460.
  // Wednesday in alone. Thursday nothing. Friday 09:03 (forgiven) to 16:30: 90 early, 387. Saturday 10:00 to 14:00: 240 extra.
  await clocked(company, ann, ['2026-11-02 08:55 in', '2026-11-02 19:10 out'])
  await clocked(company, ann, ['2026-11-03 09:20 in', '2026-11-03 18:00 out'])
  lost = await clocked(company, ann, ['2026-11-04 09:00 in'])
  await clocked(company, ann, ['2026-11-06 09:03 in', '2026-11-06 16:30 out'])
  await clocked(company, ann, ['2026-11-07 10:00 in', '2026-11-07 14:00 out'], {
    flags: ['mocked_location'],
    is_mocked: true,
  })
})
afterAll(() => app?.close())

const sheet = async (who = company.admin, query = WEEK) => (await company.get(`${PANEL}/timesheet?${query}`, who)).body
const annsDays = async () =>
  (await sheet()).data.employees.find(({ full_name }: { full_name: string }) => full_name === 'Ann')

describe('a week worked by hand', () => {
  test('of days that wait, those with something to look at stand apart from the rest', async () => {
    await company.setSettings({ auto_approve_attendance: false })
    const dates = async (status: string) =>
      (await company.get(`${PANEL}/approval?${WEEK}&employee_id=${ann.employeeId}&status=${status}`)).body.data.map(
        ({ date }: { date: string }) => date.slice(8),
      )
    // Late, without an out, absent, gone early, and a place that was made up; Monday is as it should be.
    expect([await dates('unclear'), await dates('plain')]).toEqual([['03', '04', '05', '06', '07'], ['02']])
    await company.setSettings({ auto_approve_attendance: true })
  })

  test('S2-049 is the timesheet, minute by minute', async () => {
    const { days, totals, staff_id } = await annsDays()
    const row = (day: Record<string, unknown>) => [
      day.status,
      day.present_minutes,
      day.worked_minutes,
      day.extra_minutes,
      day.late_minutes,
      day.early_minutes,
      day.absent_days,
      day.approval,
    ]
    expect(staff_id).toBe('Ann')
    expect(days.map(row)).toEqual([
      ['present', 555, 480, 75, 0, 0, '0', 'auto_approved'],
      ['present', 460, 460, 0, 20, 0, '0', 'auto_approved'],
      ['incomplete', 0, 0, 0, 0, 0, '0', 'pending'],
      ['absent', 0, 0, 0, 0, 0, '1', 'pending'],
      ['present', 387, 387, 0, 0, 90, '0', 'auto_approved'],
      ['present', 240, 0, 240, 0, 0, '0', 'pending'],
      ['rest', 0, 0, 0, 0, 0, '0', null],
    ])
    expect(days[0]).toMatchObject({
      day_type: 'normal_working_day',
      first_in: '2026-11-02T00:55:00.000Z',
      last_out: '2026-11-02T11:10:00.000Z',
      shifts: [{ id: null, start_time: '09:00', end_time: '18:00' }],
      scheduled_minutes: 480,
    })
    expect(totals).toMatchObject({
      present_days: 4,
      incomplete_days: 1,
      absent_days: '1',
      late_days: 1,
      waiting_days: 3,
      present_minutes: 1642,
      worked_minutes: 1327,
      extra_minutes: 315,
      late_minutes: 20,
      early_minutes: 90,
    })
  })

  test('is summed up by person, day by day, and told newest first', async () => {
    const { body } = await company.get(`${PANEL}/reportV3?${WEEK}`)
    expect(body.meta).toMatchObject({ total: 3, page: 1 })
    expect(body.data.employees.map(({ full_name }: { full_name: string }) => full_name)).toEqual(['Ann', 'Ben', 'Boss'])
    const days = (await company.get(`${PANEL}/reportV3/days?${WEEK}`)).body.data
    expect(days[1]).toEqual({ date: '2026-11-03', present: 1, late: 1, incomplete: 0, absent: 1, leave: 0 })
    const detail = (await company.get(`${PANEL}/detail?${WEEK}&employee_id=${ann.employeeId}`)).body
    expect([detail.meta.total, detail.data[0].date, detail.data[0].employee.full_name]).toEqual([
      7,
      '2026-11-08',
      'Ann',
    ])
  })

  test('has a why for every day', async () => {
    const { data } = (await company.get(`${PANEL}/detail/${ann.employeeId}/2026-11-06`)).body
    expect(data).toMatchObject({
      planned: [{ minutes: 540 }],
      breaks: [{ minutes: 60 }],
      present: [{ minutes: 237 }, { minutes: 150 }],
      buffered: 3,
      buffer: 5,
      moved_by: 0,
      decided: null,
      is_locked: false,
    })
    expect(data.clockings.map(({ type, counts }: { type: string; counts: boolean }) => [type, counts])).toEqual([
      ['in', true],
      ['out', true],
    ])
    expect((await company.get(`${PANEL}/detail/${ann.employeeId}/2019-12-31`)).status).toBe(404)
  })

  test('has its clockings with their place, faked ones apart', async () => {
    const { body } = await company.get(`${PANEL}/records?${WEEK}&mocked=1`)
    expect(body.meta.total).toBe(2)
    expect(body.data[0]).toMatchObject({ full_name: 'Ann', type: 'out', is_mocked: true, location: null })
  })

  test('leaves as files, in the words of the reader', async () => {
    for (const name of ['reportV3', 'report', 'detail', 'records', 'approval', 'timesheet']) {
      const given = name === 'report' ? {} : { from: '2026-11-02', to: '2026-11-08' }
      const file = await company.post(`${PANEL}/${name}/export`, { ...given, format: 'csv' })
      expect([name, file.status]).toEqual([name, 200])
      if (name === 'timesheet') {
        const text = file.bytes.toString('utf8')
        expect(text).toContain('Ann,Ann,Kitchen,2026-11-02,08:55,19:10,8:00,9:15,8:00,1:15')
      }
    }
    expect((await company.post(`${PANEL}/salary/export`, {})).status).toBe(404)
  })

  test('tells standby and overtime what was worked', async () => {
    const source = workedDays(
      attendanceFacts,
      clockOf(() => new Date('2026-11-20T03:00:00Z')),
    )
    const range = { from: plainDateOf('2026-11-02'), to: plainDateOf('2026-11-08') }
    const facts = await app.db
      .forCompany(company.id)
      .read((tx) => source.between(tx, company.id, range, [ann.employeeId]))
    expect(facts).toHaveLength(6)
    // Nine to six, with an hour's break.
    expect(facts[0]?.fact).toMatchObject({
      spans: [
        { starts: 540, ends: 780 },
        { starts: 840, ends: 1080 },
      ],
      planned: { dayType: 'normal_working_day', beneath: null, minutes: 480 },
    })
    expect(facts[3]).toMatchObject({ date: '2026-11-05', fact: { kind: 'worked', status: 'absent', absentDays: '1' } })
  })
})

describe('who sees and does what', () => {
  test('S6-024 managers see their people, others nothing, and whoever is asked for badly says so', async () => {
    expect((await sheet(boss)).data.employees.map(({ full_name }: { full_name: string }) => full_name)).toEqual(['Ann'])
    expect((await company.get(`${PANEL}/detail/${ben.employeeId}/2026-11-02`, boss)).status).toBe(404)
    expect((await company.get(`${PANEL}/timesheet`, await company.with('Finance'))).status).toBe(403)
    expect((await company.get(`${PANEL}/approval`, boss)).status).toBe(403)
    const foreign = await app.leaveCompany('MY')
    expect((await foreign.get(`${PANEL}/detail/${ann.employeeId}/2026-11-02`)).status).toBe(404)
    const turned = await company.get(`${PANEL}/timesheet?from=2026-11-08&to=2026-11-02`)
    expect([turned.status, Object.keys(turned.body.errors)]).toEqual([422, ['to']])
    expect((await company.get(`${PANEL}/timesheet?from=2026-01-01&to=2026-11-02`)).status).toBe(422)
  })

  test('approving keeps the schedule, a correction makes the day stale, locked days stay as they are', async () => {
    const waiting = (await company.get(`${PANEL}/approval?${WEEK}&employee_id=${ann.employeeId}`)).body.data
    expect(waiting.map(({ date }: { date: string }) => date)).toEqual(['2026-11-04', '2026-11-05', '2026-11-07'])
    const ids = waiting.map(({ id }: { id: string }) => id)
    const rejecting = await company.post(`${PANEL}/approval`, { ids, decision: 'reject' })
    expect([rejecting.status, rejecting.body.errors]).toEqual([422, { reason: ['Say why'] }])
    const approve = { ids, decision: 'approve' }
    expect((await company.post(`${PANEL}/approval`, approve)).body.data).toEqual({ changed: 3, skipped: 0 })
    expect((await company.post(`${PANEL}/approval`, approve)).body.data).toEqual({
      ...{ changed: 0, skipped: 3 },
      left: [{ why: 'decided', count: 3 }],
    })

    const corrected = await company.post(`${PANEL}/correction`, {
      employee_ids: [ann.employeeId],
      date: '2026-11-04',
      changes: [{ type: 'out', time: '18:00' }],
      reason: 'Forgot',
    })
    expect([corrected.status, corrected.body.data[0]]).toMatchObject([201, { status: 'approved', date: '2026-11-04' }])
    expect((await annsDays()).days[2]).toMatchObject({
      status: 'present',
      worked_minutes: 480,
      approval: 'approved',
      stale: true,
    })

    const range = { from: '2026-11-04', to: '2026-11-05' }
    const lock = await company.post(`${PANEL}/lock`, { ...range, is_locked: true })
    expect(lock.body.data).toEqual({ changed: 2 })
    const reopened = { employee_ids: [ann.employeeId], ...range, decision: 'reopen' }
    const shut = await company.post(`${PANEL}/approval`, reopened)
    expect(shut.body).toMatchObject({
      message: '2 days left as they were: 2 locked',
      data: { changed: 0, skipped: 2, left: [{ why: 'locked', count: 2 }] },
    })
    const late = await company.post(`${OWN}/correction`, correction('2026-11-05'), ann)
    expect([late.status, late.body.message]).toEqual([422, 'These days are locked'])
    expect((await company.get(`${PANEL}/lock?from=2026-11-01&to=2026-11-30`)).body.data).toHaveLength(2)
    await company.post(`${PANEL}/lock`, { ...range, is_locked: false })
    expect((await company.post(`${PANEL}/approval`, reopened)).body.data).toEqual({ changed: 2, skipped: 0 })
    expect((await annsDays()).days[2]).toMatchObject({ approval: 'auto_approved', stale: false })
  })
})

const correction = (date: string) => ({ date, changes: [{ type: 'in', time: '09:00' }], reason: 'Forgot' })

describe('a correction', () => {
  test('is asked for, decided in the inbox, and becomes clockings; what is wrong is said', async () => {
    const ask = (body: unknown) => company.post(`${OWN}/correction`, body, ann)
    const both = [
      { type: 'in', time: '09:00' },
      { type: 'out', time: '18:00' },
    ]
    const sent = await ask({ date: '2026-11-05', changes: both, reason: 'Phone was flat' })
    expect([sent.status, sent.body.data.status]).toEqual([201, 'pending'])
    expect((await ask({ date: '2026-11-05', changes: both, reason: 'Again' })).body.errors).toEqual({
      date: ['A correction of this day is already waiting'],
    })
    expect((await ask(correction('2026-11-21'))).body.errors).toEqual({ date: ['That has not happened yet'] })
    expect((await ask({ ...correction('2026-11-10'), changes: [{ ignore: ben.employeeId }] })).status).toBe(422)
    expect((await ask({ ...correction('2026-11-10'), changes: [{ type: 'in', time: '25:00' }] })).status).toBe(422)
    expect((await company.post(`${OWN}/correction`, correction('2026-11-10'), company.admin)).status).toBe(422)

    const inbox = (await company.get('api/panel/application', boss)).body.data
    expect(inbox).toMatchObject([{ kind: 'time_correction' }])
    const id = sent.body.data.id
    expect((await company.post(`api/panel/application/decide`, { ids: [id], decision: 'approve' }, boss)).status).toBe(
      200,
    )
    expect((await annsDays()).days[3]).toMatchObject({ status: 'present', worked_minutes: 480, absent_days: '0' })
    const own = (await company.get(`${OWN}/correction`, ann)).body.data
    expect(own[0]).toMatchObject({ status: 'approved', changes: [{ type: 'in', at: '2026-11-05T01:00:00Z' }, {}] })
  })

  test('sets a clocking aside and is rejected with a reason or taken back', async () => {
    const ask = (date: string) =>
      company.post(`${OWN}/correction`, { date, changes: [{ ignore: lost[0] }], reason: 'Not me' }, ann)
    const first = (await ask('2026-11-04')).body.data.id
    const patch = (id: string, body: unknown) => company.patch(`${PANEL}/correction/${id}`, body)
    expect((await patch(first, { decision: 'reject' })).body.errors).toEqual({ reason: ['Say why'] })
    expect((await patch(first, { decision: 'reject', reason: 'It was you' })).body.data.status).toBe('rejected')
    const second = (await ask('2026-11-04')).body.data.id
    expect((await company.post(`${OWN}/correction/${second}/cancel`, {}, ann)).body.data.status).toBe('cancelled')
    const third = (await ask('2026-11-04')).body.data.id
    expect((await patch(third, { decision: 'approve' })).body.data.status).toBe('approved')
    expect((await annsDays()).days[2]).toMatchObject({ status: 'incomplete', first_in: null })
    expect((await company.get(`${PANEL}/correction?status=approved`)).body.meta.total).toBe(3)
  })
})

test('whoever came before midnight to a shift that begins at it has that put right on the day of the shift', async () => {
  const cat = await company.member('Cat', { attendance_methods: '{gps}', job_type: 'adaptive_schedule' })
  const hours = { name: 'Dark', short_name: 'DARK', start_time: '00:00', end_time: '08:00' }
  const { id: dark } = (await company.post('api/panel/shift/store', hours)).body.data
  const cells = [{ employee_id: cat.employeeId, date: '2026-11-17', shift_ids: [dark] }]
  expect((await company.post('api/panel/shift/cells', { cells })).status).toBe(200)
  await company.patch('api/panel/shift/confirm/all', { from: '2026-11-17', to: '2026-11-17' })
  const [wrong] = await clocked(company, cat, ['2026-11-16 23:05 in', '2026-11-17 08:00 out'])
  const changes = [{ ignore: wrong }, { type: 'in', time: '23:50' }]
  const body = { employee_ids: [cat.employeeId], date: '2026-11-17', changes, reason: 'The wrong card' }
  const done = await company.post(`${PANEL}/correction`, body)
  expect([done.status, done.body.data?.[0]?.changes?.[1]?.at]).toEqual([201, '2026-11-16T15:50:00Z'])
  const before = await company.post(`${PANEL}/correction`, { ...body, date: '2019-11-18' })
  expect(before.body.errors).toEqual({ employee_ids: ['Not everyone chosen was employed on that day'] })
  const { employees } = (await sheet(company.admin, 'from=2026-11-17&to=2026-11-17')).data
  const [day] = employees.find(({ full_name }: { full_name: string }) => full_name === 'Cat').days
  expect(day).toMatchObject({ status: 'present', worked_minutes: 480, extra_minutes: 10, late_minutes: 0 })
})

test('today is told as it is now', async () => {
  await clocked(company, ann, ['2026-11-20 09:30 in'])
  const { data } = (await company.get(`${PANEL}/report`)).body
  expect(data).toMatchObject({ date: '2026-11-20', counts: { in: 1, late: 2, absent: 0, expected: 0 } })
  expect(data.employees[0]).toMatchObject({ full_name: 'Ann', state: 'in', day: { late_minutes: 30, is_open: true } })
})

test('one’s own month is told to nobody else, and every day has its why', async () => {
  const { data } = (await company.get(`${OWN}/month?month=2026-11`, ann)).body
  expect([data.month, data.days.length, data.totals.late_minutes]).toEqual(['2026-11', 30, 50])
  expect((await company.get(`${OWN}/day/2026-11-03`, ann)).body.data.day).toMatchObject({ late_minutes: 20 })
  expect((await company.get(`${OWN}/month`, company.admin)).status).toBe(422)
  expect((await company.get(`${OWN}/month?month=2026-13`, ann)).status).toBe(422)
})

test('people are told what was put right for them and what was rejected, and why (section 7)', async () => {
  const told = async (who: Member) =>
    (await company.get('api/emp/notice', who)).body.data.notices.map(({ text }: { text: string }) => text)
  const put = { employee_ids: [ben.employeeId], ...correction('2026-11-12'), reason: 'The door was broken' }
  expect((await company.post(`${PANEL}/correction`, put)).status).toBe(201)
  expect((await told(ben))[0]).toMatch(/ put your clockings of 12 Nov 2026 right: The door was broken$/)
  const span = { from: '2026-11-12', to: '2026-11-13', employee_ids: [ben.employeeId] }
  const done = await company.post(`${PANEL}/approval`, { ...span, decision: 'reject', reason: 'Ask your manager' })
  expect(done.body.data.changed).toBe(2)
  expect((await told(ben))[0]).toBe('2 days of your attendance were rejected, from 12 Nov 2026 on: Ask your manager')
})

test('everything that a list shows is decided in one go, by its filters, however little of it is loaded', async () => {
  const other = await app.leaveCompany('MY')
  const kitchen = await other.department('Kitchen')
  const clocks = { attendance_methods: '{gps}' }
  const dan = await other.member('Dan', { ...clocks, department_id: kitchen })
  const eve = await other.member('Eve', clocks)
  for (const who of [dan, eve])
    await clocked(other, who, ['2026-11-02 09:00 in', '2026-11-02 18:00 out', '2026-11-03 09:00 in'])
  const days = { from: '2026-11-01', to: '2026-11-05' }
  const waiting = async (status: string) =>
    (await other.get(`${PANEL}/approval?from=${days.from}&to=${days.to}&status=${status}&per_page=1`)).body.meta.total
  const decide = async (body: object) => (await other.post(`${PANEL}/approval`, { ...days, ...body })).body
  // Each is present, without a clock-out, and absent twice.
  expect(await waiting('pending')).toBe(8)
  const kitchenAlone = { status: 'pending', department_ids: [kitchen], decision: 'approve' }
  expect((await decide(kitchenAlone)).data).toEqual({ changed: 4, skipped: 0 })
  expect([await waiting('pending'), await waiting('approved')]).toEqual([4, 4])
  expect((await decide({ status: 'pending', decision: 'approve' })).data).toEqual({ changed: 4, skipped: 0 })
  const found = await decide({ status: 'approved', search: 'eve', decision: 'reopen' })
  expect(found.data).toEqual({ changed: 4, skipped: 0 })
  expect([await waiting('pending'), await waiting('approved')]).toEqual([4, 4])
  expect((await decide({ decision: 'approve' })).errors).toEqual({ ids: ['This field must be filled'] })
})
