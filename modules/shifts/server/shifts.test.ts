import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clocked } from '#tests/support/attendance-company.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'

const PANEL = 'api/panel/shift'
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
let ben: Member
let marks: { off: string; rest: string }
beforeAll(async () => {
  app = await leaveApp('2026-11-20')
})
beforeEach(async () => {
  company = await app.leaveCompany('MY')
  const kitchen = await company.department('Kitchen')
  boss = await company.member('Boss', {}, 'Reporting Manager')
  ann = await company.member('Ann', {
    manager_id: boss.employeeId,
    department_id: kitchen,
    job_type: 'adaptive_schedule',
  })
  ben = await company.member('Ben', { department_id: kitchen, job_type: 'adaptive_schedule' })
  const [off, rest] = (await company.get(`${PANEL}/index`)).body.data
  marks = { off: off.id, rest: rest.id }
})
afterAll(() => app?.close())

const early = { name: 'Early', short_name: 'AM', start_time: '07:00', end_time: '15:00', break_minutes: 60 }
const late = { name: 'Late', short_name: 'PM', start_time: '15:00', end_time: '23:30', break_minutes: 30 }
const store = async (body: object, who = company.admin) => {
  const made = await company.post(`${PANEL}/store`, body, who)
  expect([made.status, made.body.message]).toEqual([201, 'The shift is saved'])
  return made.body.data.id as string
}
const cell = (who: Member, date: string, ...shift_ids: string[]) => ({ employee_id: who.employeeId, date, shift_ids })
const set = (cells: object[], more = {}, who: Parameters<typeof company.post>[2] = company.admin) =>
  company.post(`${PANEL}/cells`, { cells, ...more }, who)
const show = async (from: string, to = from, who: Parameters<typeof company.post>[2] = company.admin) =>
  (await company.post(`${PANEL}/show`, { from, to, is_manager: 0 }, who)).body.data.employees
const dayOf = async (who: Member, date: string) =>
  (await show(date)).find(({ id }: { id: string }) => id === who.employeeId).days[0]
const names = (day: { shifts: { short_name: string }[] }) => day.shifts.map(({ short_name }) => short_name).join('/')
const logged = async () =>
  (
    await app.db.forCompany(company.id).read((tx) =>
      sql<{ action: string }>`
        select action from activity where company_id = ${company.id} and action like 'shifts.%' or action = 'leave.recounted'
        order by seq`.execute(tx),
    )
  ).rows.map(({ action }) => action)

describe('a shift', () => {
  test('is added, changed, switched off and found, each told in the log (C-138 to C-142, C-159)', async () => {
    const id = await store({ ...early, needed: [1, 2, 3, 4, 5, 6, 7], colour: '#228be6' })
    const changed = await company.post(`${PANEL}/update/${id}`, { end_time: '15:30' })
    expect(changed.body.data).toMatchObject({
      total_hours: '7.5',
      break_start: '10:30',
      is_cross_day: false,
      needed: [1, 2, 3, 4, 5, 6, 7],
      status: 1,
    })
    expect((await company.patch(`${PANEL}/status/${id}`, { status: 0 })).body.data.status).toBe(0)
    const found = await company.post(`${PANEL}/index`, { status: 0, search: 'ear' })
    expect(found.body.data.map(({ short_name }: { short_name: string }) => short_name)).toEqual(['AM'])
    expect((await company.get(PANEL)).body.data).toHaveLength(3)
    expect((await company.post(`${PANEL}/delete/${id}`)).status).toBe(200)
    expect((await company.post(`${PANEL}/delete/${marks.off}`)).status).toBe(422)
    expect(await logged()).toEqual(['shifts.added', 'shifts.changed', 'shifts.changed', 'shifts.removed'])
  })

  test('lasts longer than nothing, and stands on no day before joining or after leaving (section 9)', async () => {
    const none = await company.post(`${PANEL}/store`, { ...early, end_time: '07:00', break_minutes: 0 })
    expect([none.status, none.body.errors]).toEqual([422, { end_time: ['A shift has to last longer than nothing'] }])
    const id = await store(early)
    const gone = await company.member('Gone', { joined_on: '2026-11-10', left_on: '2026-12-10' })
    const refused = async (date: string) => {
      const { status, body } = await set([cell(ann, '2026-11-24', id), cell(gone, date, id)])
      return [status, body.errors]
    }
    expect(await refused('2026-11-09')).toEqual([
      422,
      { 'cells.1.date': ['This day lies before their first day of work'] },
    ])
    expect(await refused('2026-12-11')).toEqual([
      422,
      { 'cells.1.date': ['This day lies after their last day of work'] },
    ])
    // All or nothing: the good cell beside it was not stored either.
    expect(names(await dayOf(ann, '2026-11-24'))).toBe('')
    const days = (await show('2026-12-10', '2026-12-11')).find(
      ({ id: of }: { id: string }) => of === gone.employeeId,
    ).days
    expect(days.map(({ is_employed }: { is_employed: boolean }) => is_employed)).toEqual([true, false])
  })

  test('has a short name of its own, whatever its case (S5-006, S5-007, S5-008)', async () => {
    await store(early)
    for (const short_name of ['am', 'LONGNAMES', 'A*', 'off']) {
      const refused = await company.post(`${PANEL}/store`, { ...late, short_name })
      expect([short_name, refused.status, Object.keys(refused.body.errors)]).toEqual([short_name, 422, ['short_name']])
    }
  })

  test('keeps its amounts from whoever only plans, and managers rule none (S6-023)', async () => {
    const planner = await company.with('Shift Planner')
    const paid = { ...early, allowance_type: 'fixed', allowance_amount: '20.00' }
    const id = await store(paid)
    const seen = (await company.get(`${PANEL}/index`, planner)).body.data.find((one: { id: string }) => one.id === id)
    expect(seen).toMatchObject({ allowance_type: 'fixed', allowance_amount: null, day_type_rates: null })
    const renamed = await company.post(`${PANEL}/update/${id}`, { name: 'Morning', allowance_amount: '99.00' }, planner)
    expect([renamed.status, renamed.body.message]).toEqual([200, 'The shift is saved'])
    const kept = (await company.get(`${PANEL}/index`)).body.data.find((one: { id: string }) => one.id === id)
    expect(kept).toMatchObject({ name: 'Morning', allowance_amount: '20.00' })
    expect((await company.post(`${PANEL}/store`, late, boss)).status).toBe(403)
    expect((await company.get(`${PANEL}/index`, await company.with('HR Leave'))).status).toBe(403)
  })

  test('is edited as the roster is changed: asked, told, and not where it is locked or over', async () => {
    const id = await store(early)
    const edit = (body: object) => company.post(`${PANEL}/update/${id}`, body)
    await set([cell(ann, '2026-12-07', id), cell(ben, '2026-11-19', id)])
    await company.patch(`${PANEL}/confirm/all`, { from: '2026-12-07', to: '2026-12-07' })
    const asked = await edit({ end_time: '20:30' })
    expect([asked.status, asked.body.data]).toEqual([
      409,
      ['Ann: 12.5 hours on 7 Dec 2026, more than 12 hours a day. Do you want to continue?'],
    ])
    expect((await edit({ end_time: '20:30', confirm: 1 })).body.data.total_hours).toBe('12.5')
    const [notice] = (await company.get('api/emp/notice', ann)).body.data.notices
    expect(notice.text).toBe('Your shifts have changed, from 7 Dec 2026 on (1 day)')
    const spanned = { from: '2026-12-07', to: '2026-12-07' }
    await company.post(`${PANEL}/my/schedule/status`, { ...spanned, is_locked: 1 })
    expect((await edit({ end_time: '15:00' })).body.errors).toEqual({ end_time: ['The schedule is locked'] })
    expect((await edit({ name: 'Morning' })).status).toBe(200)
    await company.post(`${PANEL}/my/schedule/status`, { ...spanned, is_locked: 0 })
    // A draft that is over counts for nothing; confirmed it does.
    expect((await edit({ end_time: '15:00' })).status).toBe(200)
    await company.patch(`${PANEL}/confirm/all`, { from: '2026-11-19', to: '2026-11-19' })
    const over = await edit({ break_minutes: 30 })
    expect([over.status, Object.keys(over.body.errors)]).toEqual([422, ['break_minutes']])
  })

  test('in a confirmed day is switched off, not deleted; from drafts it goes, and comes back', async () => {
    const id = await store(early)
    await set([cell(ann, '2026-12-07', id)])
    const removed = await company.post(`${PANEL}/delete/${id}`)
    expect(names(await dayOf(ann, '2026-12-07'))).toBe('')
    await company.post(`api/emp/undo/${removed.body.meta.undo}`)
    expect(names(await dayOf(ann, '2026-12-07'))).toBe('AM')
    await company.patch(`${PANEL}/confirm/all`, { from: '2026-12-07', to: '2026-12-07' })
    expect((await company.post(`${PANEL}/delete/${id}`)).body.message).toContain('switch it off')
  })
})

describe('the roster', () => {
  let am: string
  let pm: string
  beforeEach(async () => {
    am = await store(early)
    pm = await store(late)
  })

  test('is written by cells, all or nothing, against what was seen, and taken back', async () => {
    const saved = await set([cell(ann, '2026-12-07', am), cell(ben, '2026-12-07', marks.off)])
    expect([saved.status, saved.body.data.employees.length]).toEqual([200, 2])
    expect([await dayOf(ann, '2026-12-07'), await dayOf(ben, '2026-12-07')]).toMatchObject([
      { day_type: 'normal_working_day', shifts: [{ kind: 'work', start_time: '07:00', end_time: '15:00' }] },
      { day_type: 'non_working_day', shifts: [{ kind: 'off' }], is_confirmed: false },
    ])
    const stale = await set([{ ...cell(ann, '2026-12-07', pm), was: [] }])
    expect(stale.status).toBe(409)
    expect(stale.body).not.toHaveProperty('confirm_required')
    const wrong = await set([cell(ben, '2026-12-08', am), cell(ann, '2019-12-31', am)])
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['cells.1.date']])
    expect(names(await dayOf(ben, '2026-12-08'))).toBe('')
    const twice = await set([cell(ben, '2026-12-08', am), cell(ben, '2026-12-08', pm)])
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['cells.1.date']])
    await company.post(`api/emp/undo/${saved.body.meta.undo}`)
    expect(names(await dayOf(ann, '2026-12-07'))).toBe('')
    const other = await app.leaveCompany('MY')
    const theirs = (await other.get(`${PANEL}/index`)).body.data[0].id
    expect((await set([cell(ann, '2026-12-07', theirs)])).body.errors).toHaveProperty(['cells.0.shift_ids'])
  })

  test('asks before labour law is passed, and goes on when confirmed (S5-036, S5-037, C-144)', async () => {
    const long = await store({ ...early, short_name: 'LONG', end_time: '20:30' })
    const asked = await set([cell(ann, '2026-12-07', long)])
    expect([asked.status, asked.body]).toMatchObject([409, { confirm_required: true }])
    expect(asked.body.data).toEqual([
      'Ann: 12.5 hours on 7 Dec 2026, more than 12 hours a day. Do you want to continue?',
    ])
    expect(names(await dayOf(ann, '2026-12-07'))).toBe('')
    expect((await set([cell(ann, '2026-12-07', long)], { confirm: 1 })).status).toBe(200)
    const rest = ['08', '09', '10', '11', '12'].map((day) => `2026-12-${day}`)
    const week = await company.post(`${PANEL}/add/${ann.employeeId}/shift/${am}`, { dates: rest })
    expect(week.body.data).toEqual([
      'Ann: 47.5 hours in the week of 7 Dec 2026, more than 45 hours a week. Do you want to continue?',
    ])
    await company.post(`${PANEL}/add/${ann.employeeId}/shift/${am}`, { dates: rest, confirm: 1 })
    const total = await company.post(`${PANEL}/totalShiftHour/${ann.employeeId}`, {
      from: '2026-12-07',
      to: '2026-12-13',
    })
    expect(total.body.data).toEqual({
      total_hours: '47.5',
      weeks: [{ week: '2026-12-07', hours: '47.5', exceeds_45: true }],
    })
    expect((await dayOf(ann, '2026-12-07')).findings).toContain('12.5 hours, more than 12 hours a day')
  })

  test('tells of leave, of attendance, and of days off by a cell (S5-039)', async () => {
    const { id: type_id } = await company.type('annual')
    await company.post('api/emp/leave/application', { type_id, from: '2026-12-08', to: '2026-12-08' }, ann)
    const asked = await set([cell(ann, '2026-12-08', am), cell(ben, '2026-12-09', marks.rest, am)])
    expect(asked.body.data).toEqual(['Ann: on leave on 8 Dec 2026', 'Ben: rest day on 9 Dec 2026'])
    // Planned after it was clocked, and planned otherwise again.
    await clocked(company, ann, ['2026-11-18 07:00 in', '2026-11-18 15:00 out'])
    const told = ['Ann: attendance recorded on 18 Nov 2026']
    expect((await set([cell(ann, '2026-11-18', am)])).body.data).toEqual(told)
    expect((await set([cell(ann, '2026-11-18', am)], { confirm: 1 })).status).toBe(200)
    expect((await set([cell(ann, '2026-11-18', pm)])).body.data).toEqual(told)
    expect(await dayOf(ann, '2026-11-18')).toMatchObject({ attendance: 'present', findings: [] })
  })

  test('has no work over that of the day before or after', async () => {
    const times = { start_time: '22:00', end_time: '06:00', break_minutes: 0 }
    const night = await store({ name: 'Night', short_name: 'NIGHT', ...times })
    const dawn = await store({ ...early, name: 'Dawn', short_name: 'DAWN', start_time: '05:00' })
    const refused = await set([cell(ann, '2026-12-07', night), cell(ann, '2026-12-08', dawn)])
    const words = 'This shift overlaps one of the day before or after'
    const errors = { 'cells.0.shift_ids': [words], 'cells.1.shift_ids': [words] }
    expect([refused.status, refused.body.errors]).toEqual([422, errors])
    const turn = { employee_ids: [ben.employeeId, ann.employeeId], pattern: [night, dawn] }
    const span = { from: '2026-12-14', to: '2026-12-15' }
    const filled = await company.post(`${PANEL}/applyWeeklySchedule`, { ...turn, ...span })
    const told = 'Ben, 14 Dec 2026: the shift overlaps one of the day before or after'
    expect([filled.status, filled.body.message, filled.body.errors]).toEqual([422, told, { pattern: [told] }])
    await set([cell(ann, '2026-12-07', night)])
    expect((await set([cell(ann, '2026-12-08', dawn)])).body.errors).toEqual({ 'cells.0.shift_ids': [words] })
    expect((await set([cell(ann, '2026-12-08', am)])).status).toBe(200)
    await set([cell(ben, '2026-12-08', dawn)])
    const free = await company.get(`${PANEL}/getReplacingEmployeeList/${ben.employeeId}/2026-12-08`)
    expect(free.body.data.map(({ full_name }: { full_name: string }) => full_name)).not.toContain('Ann')
  })

  test('honours the body of a DELETE (C-145, S7-019), and gives shifts to somebody else (C-146, C-165)', async () => {
    const dates = ['2026-12-07', '2026-12-08']
    await company.post(`${PANEL}/add/${ann.employeeId}/shift/${am}`, { dates })
    await app.call(company.admin, 'DELETE', `${PANEL}/remove/${ann.employeeId}/shift/${am}`, { dates: ['2026-12-07'] })
    expect([names(await dayOf(ann, '2026-12-07')), names(await dayOf(ann, '2026-12-08'))]).toEqual(['', 'AM'])
    const free = await company.get(`${PANEL}/getReplacingEmployeeList/${ann.employeeId}/2026-12-08`)
    expect(free.body.data.find((one: { full_name: string }) => one.full_name === 'Ben').findings).toEqual([])
    const path = `${PANEL}/replace/${ann.employeeId}/to/${ben.employeeId}`
    expect((await company.patch(path, { date: '2026-12-08', shift_id: am })).status).toBe(200)
    expect([names(await dayOf(ann, '2026-12-08')), names(await dayOf(ben, '2026-12-08'))]).toEqual(['', 'AM'])
    expect((await company.patch(path, { date: '2026-12-08', shift_id: am })).status).toBe(422)
    const same = `${PANEL}/replace/${ben.employeeId}/to/${ben.employeeId}`
    expect((await company.patch(same, { date: '2026-12-08', shift_id: am })).status).toBe(200)
    expect(names(await dayOf(ben, '2026-12-08'))).toBe('AM')
  })

  test('is confirmed and locked, also where nothing stands, and then stays (S4-042, C-152, C-157, C-158)', async () => {
    await set([cell(ann, '2026-12-07', am)])
    const span = { from: '2026-12-07', to: '2026-12-08' }
    expect((await company.patch(`${PANEL}/confirm/all`, span)).body.data).toEqual({ confirmed: 1 })
    const { notices } = (await company.get('api/emp/notice', ann)).body.data
    expect(notices[0].text).toBe('Your shifts from 7 Dec 2026 to 8 Dec 2026 are confirmed')
    expect((await company.post(`${PANEL}/tw/schedule/status`, { ...span, is_locked: 1 })).status).toBe(404)
    const locked = await company.post(`${PANEL}/my/schedule/status`, { ...span, is_locked: 1 })
    expect(locked.body.data).toEqual({ locked: 6 })
    const refused = await set([cell(ben, '2026-12-08', am)])
    expect([refused.status, refused.body.message]).toEqual([422, 'The schedule is locked'])
    await company.post(`${PANEL}/my/schedule/status`, { ...span, is_locked: 0 })
    expect((await set([cell(ann, '2026-12-07', pm)])).status).toBe(200)
    const told = (await company.get('api/emp/notice', ann)).body.data.notices[0].text
    expect(told).toBe('Your shifts have changed, from 7 Dec 2026 on (1 day)')
    expect(await logged()).toContain('shifts.roster-locked')
  })

  test('of managers is that of their own people and departments (S6-010, C-160)', async () => {
    const other = await company.department('Office')
    expect((await company.get(`${PANEL}/department/access`, boss)).body.data).toMatchObject([{ name: 'Kitchen' }])
    expect((await show('2026-12-07', '2026-12-07', boss)).map((one: { full_name: string }) => one.full_name)).toEqual([
      'Ann',
    ])
    const refused = await company.post(
      `${PANEL}/show`,
      { from: '2026-12-07', to: '2026-12-07', department_ids: [other] },
      boss,
    )
    expect(refused.status).toBe(403)
    expect((await set([cell(ben, '2026-12-07', am)], {}, boss)).status).toBe(422)
    expect((await set([cell(ann, '2026-12-07', am)], {}, boss)).status).toBe(200)
    expect(
      (await company.patch(`${PANEL}/confirm/all`, { from: '2026-12-07', to: '2026-12-07' }, boss)).body.data,
    ).toEqual({ confirmed: 1 })
  })

  test('begins with whoever has shifts, as many as a screen shows, within the same sight (limit)', async () => {
    await set([cell(ben, '2026-12-08', am)])
    const head = async (limit: number, date: string, who: Parameters<typeof company.post>[2] = company.admin) => {
      const shown = await company.post(`${PANEL}/show`, { from: '2026-12-07', to: date, limit }, who)
      return shown.body.data?.employees?.map((one: { full_name: string }) => one.full_name)
    }
    expect(await head(1, '2026-12-08')).toEqual(['Ben'])
    expect(await head(1, '2026-12-07')).toEqual(['Ann'])
    expect(await head(2, '2026-12-08')).toEqual(['Ann', 'Ben'])
    expect(await head(9, '2026-12-08', boss)).toEqual(['Ann'])
    expect(await head(0, '2026-12-08')).toBeUndefined()
  })

  test('is filled by a week or a pattern, looked at first (C-166, C-167, S5-040)', async () => {
    const week = { mon: am, tue: am, wed: null, thu: pm, fri: null, sat: marks.off, sun: marks.rest }
    const body = { employee_ids: [ann.employeeId, ben.employeeId], from: '2026-12-07', to: '2026-12-20', week }
    expect((await company.post(`${PANEL}/applyWeeklySchedule?preview=1`, body)).body.data).toEqual({
      applied: 20,
      warnings: [],
    })
    expect((await company.post(`${PANEL}/applyWeeklySchedule`, body)).body.data.applied).toBe(20)
    expect(names(await dayOf(ben, '2026-12-17'))).toBe('PM')
    expect((await company.get(`${PANEL}/getWeeklySchedule/${ann.employeeId}`)).body.data).toEqual(week)
    const { week: _, ...turn } = { ...body, pattern: [pm, null, am] }
    const asked = await company.post(`${PANEL}/applyWeeklySchedule`, turn)
    expect([asked.status, asked.body.data]).toMatchObject([
      409,
      expect.arrayContaining(['A from/to date overlap may double count']),
    ])
    expect((await company.post(`${PANEL}/applyWeeklySchedule`, { ...turn, confirm: 1 })).status).toBe(200)
    expect([names(await dayOf(ann, '2026-12-07')), names(await dayOf(ann, '2026-12-09'))]).toEqual(['PM', 'AM'])
  })

  test('is filled by one rotation in which each stands at another place, and asks once about rest days', async () => {
    const body = { employee_ids: [ann.employeeId, ben.employeeId], from: '2026-12-07', to: '2026-12-10' }
    const starts = [{ employee_id: ben.employeeId, place: 3 }]
    const turn = { ...body, pattern: [am, pm, marks.off, null], starts }
    const beyond = await company.post(`${PANEL}/applyWeeklySchedule`, { ...turn, pattern: [am, pm] })
    expect([beyond.status, beyond.body.errors]).toEqual([
      422,
      { starts: ['The starting place is outside the rotation'] },
    ])
    expect((await company.post(`${PANEL}/applyWeeklySchedule`, turn)).status).toBe(200)
    const days = ['07', '08', '09', '10'].map((day) => `2026-12-${day}`)
    const of = async (who: Member) => Promise.all(days.map(async (day) => names(await dayOf(who, day))))
    expect(await of(ann)).toEqual(['AM', 'PM', 'OFF', ''])
    expect(await of(ben)).toEqual(['OFF', '', 'AM', 'PM'])
    const both = { to: '2026-12-08', pattern: [am] }
    const plain = await company.member('Con', {})
    const more = await company.member('Dee', {})
    const sundays = { ...both, employee_ids: [plain.employeeId, more.employeeId], from: '2026-12-06', to: '2026-12-13' }
    const asked = await company.post(`${PANEL}/applyWeeklySchedule`, sundays)
    expect(asked.body.data).toEqual([
      'Con, Dee: rest day on 6 Dec 2026, 13 Dec 2026',
      'Con, Dee: off day on 12 Dec 2026',
      expect.stringContaining('Con, Dee: 49 hours in the week of 7 Dec 2026'),
    ])
  })

  test('is filled for whoever comes or goes within the span on the days of their employment alone', async () => {
    const eve = await company.member('Eve', { joined_on: '2026-12-09' })
    const body = { employee_ids: [ann.employeeId, eve.employeeId], from: '2026-12-07', to: '2026-12-10', pattern: [am] }
    const filled = await company.post(`${PANEL}/applyWeeklySchedule`, { ...body, confirm: 1 })
    expect([filled.status, filled.body.data]).toMatchObject([200, { applied: 6 }])
    expect([names(await dayOf(eve, '2026-12-09')), names(await dayOf(ann, '2026-12-08'))]).toEqual(['AM', 'AM'])
  })

  test('has an order of its people and the ends of their shifts (C-161, C-163, C-164)', async () => {
    const [{ id: department_id }] = (await company.get(`${PANEL}/department/access`)).body.data
    const employee_ids = [ben.employeeId, ann.employeeId]
    await company.patch(`${PANEL}/employee/sort`, { department_id, employee_ids })
    const order = (await company.get(`${PANEL}/employee/sort/${department_id}/0`)).body.data
    expect(order).toEqual(employee_ids.map((employee_id, at) => ({ employee_id, order: at + 1 })))
    const ends = await company.post(`${PANEL}/earliestLatest`, { shift_ids: [am, pm] })
    expect(ends.body.data).toEqual({ earliest: '07:00', latest: '23:30' })
  })

  test('is seen by oneself once it is confirmed, also as a calendar', async () => {
    await set([cell(ann, '2026-12-07', am)])
    const own = async () => (await company.get('api/emp/shift?from=2026-12-07&to=2026-12-07', ann)).body.data[0].shifts
    expect(await own()).toEqual([])
    await company.patch(`${PANEL}/confirm/all`, { from: '2026-12-07', to: '2026-12-07' })
    expect(await own()).toMatchObject([{ short_name: 'AM', name: 'Early', total_hours: '7' }])
    const file = await company.get('api/emp/shift/calendar', ann)
    for (const text of ['DTSTART;TZID=Asia/Kuala_Lumpur:20261207T070000', 'TZID:Asia/Kuala_Lumpur', 'TZOFFSETTO:+0800'])
      expect(file.bytes.toString()).toContain(text)
    // Read again after another shift took its place it is the same entry of a calendar.
    const entry = (bytes: Buffer) => /UID:(.*)\r\n/.exec(bytes.toString())?.[1]
    await set([cell(ann, '2026-12-07', pm)])
    const later = await company.get('api/emp/shift/calendar', ann)
    expect([entry(later.bytes), later.bytes.toString().includes('T150000')]).toEqual([entry(file.bytes), true])
  })
})

describe('leave by the roster', () => {
  test('costs nothing on OFF and REST, a shift is a working day, and a day without a cell goes by the week', async () => {
    const am = await store(early)
    const { id: type_id } = await company.type('annual')
    await set([cell(ann, '2026-12-07', marks.off), cell(ann, '2026-12-08', marks.rest), cell(ann, '2026-12-12', am)])
    const asked = { type_id, from: '2026-12-07', to: '2026-12-13' }
    const preview = await company.post('api/emp/leave/application/preview', asked, ann)
    expect(
      preview.body.data.days.map(({ kind, charge }: { kind: string; charge: number }) => `${kind} ${charge}`),
    ).toEqual(['off 0', 'rest 0', 'working 1', 'working 1', 'working 1', 'working 1', 'rest 0'])
  })

  test('is counted anew when the roster changes, as long as it is not over', async () => {
    const { id: type_id } = await company.type('annual')
    const asked = { type_id, from: '2026-12-07', to: '2026-12-11' }
    const { id, total } = (await company.post('api/emp/leave/application', asked, ann)).body.data
    expect([total, (await company.balance(ann, 'annual')).pending]).toEqual([5, 5])
    await set([cell(ann, '2026-12-07', marks.off), cell(ann, '2026-12-08', marks.rest)])
    expect((await company.get(`api/panel/leave/application/${id}`)).body.data.total).toBe(3)
    expect((await company.balance(ann, 'annual')).pending).toBe(3)
    expect(await logged()).toEqual(['shifts.roster-changed', 'leave.recounted'])
    app.setToday('2026-12-20')
    await set([cell(ann, '2026-12-07'), cell(ann, '2026-12-08')])
    expect((await company.balance(ann, 'annual')).pending).toBe(3)
    app.setToday('2026-11-20')
  })

  test('earns a day off for work on a day that the roster has free, and none for a shift', async () => {
    const am = await store(early)
    await set([cell(ann, '2026-11-16', marks.off), cell(ann, '2026-11-15', am)])
    const earn = (date: string) => company.post('api/panel/offInLieu', { employee_id: ann.employeeId, date, amount: 1 })
    expect([(await earn('2026-11-16')).status, (await earn('2026-11-15')).status]).toEqual([201, 422])
  })
})

describe('settings', () => {
  test('are never looser than the law, and belong to the country (S7-020, C-153 to C-156)', async () => {
    const MY = `${PANEL}/company/my/shift/settings`
    expect((await company.get(MY)).body.data).toMatchObject({
      normal_hours_per_day: 8,
      max_hours_per_week: 45,
      rest_day: 7,
    })
    expect((await company.get(`${PANEL}/company/shift/settings`)).status).toBe(404)
    const looser = await company.patch(MY, { max_hours_per_week: 46 })
    expect([looser.status, Object.keys(looser.body.errors)]).toEqual([422, ['max_hours_per_week']])
    expect((await company.patch(MY, { lock_after_confirm: 1 })).body.data.lock_after_confirm).toBe(true)
    expect((await company.patch(MY, { rest_day: 1 }, await company.with('HR Manager'))).status).toBe(403)
    const taiwan = await app.leaveCompany('TW')
    const told = (await taiwan.get(`${PANEL}/company/shift/settings`)).body.data
    expect(told).toMatchObject({ max_hours_per_week: 40, min_rest_hours: 11, adaptive_period_weeks: 1 })
    expect((await taiwan.patch(`api/panel/company/shift/settings`, { adaptive_period_weeks: 4 })).status).toBe(200)
  })

  test('erase work time outside of a new period after a question, and give it back (S5-043)', async () => {
    const am = await store(early)
    const { id: type_id } = await company.type('annual')
    await set([cell(ann, '2026-12-07', am), cell(ann, '2026-12-14', marks.off), cell(ben, '2026-12-14', am)])
    await company.patch(`${PANEL}/confirm/all`, { from: '2026-12-14', to: '2026-12-14' })
    const away = { type_id, from: '2026-12-14', to: '2026-12-15' }
    const { id: leave } = (await company.post('api/emp/leave/application', away, ann)).body.data
    const total = async () => (await company.get(`api/panel/leave/application/${leave}`)).body.data.total
    const MY = `${PANEL}/company/my/shift/settings`
    const period = { period_from: '2026-12-01', period_to: '2026-12-10' }
    const asked = await company.patch(MY, period)
    expect([asked.status, asked.body.data]).toEqual([409, ['Days with work time outside the new dates: 2']])
    expect(await total()).toBe(1)
    const done = await company.patch(MY, { ...period, confirm: 1 })
    expect([names(await dayOf(ann, '2026-12-07')), names(await dayOf(ben, '2026-12-14'))]).toEqual(['AM', ''])
    const changes = async () =>
      (await company.get('api/emp/notice', ben)).body.data.notices.filter(
        ({ text }: { text: string }) => text === 'Your shifts have changed, from 14 Dec 2026 on (1 day)',
      ).length
    // Without its OFF the Monday is leave; whoever had the days confirmed is told, also of their coming back.
    expect([await total(), await changes()]).toEqual([2, 1])
    await company.post(`api/emp/undo/${done.body.meta.undo}`)
    expect(names(await dayOf(ben, '2026-12-14'))).toBe('AM')
    expect([await total(), await changes()]).toEqual([1, 2])
    expect((await company.get(MY)).body.data.period_to).toBeNull()
    // Two who save at once: the later is asked, about what the other saved and about the days that would go.
    expect((await company.patch(MY, { min_rest_hours: 12 })).status).toBe(200)
    const late = { ...period, min_rest_hours: 10, was: { min_rest_hours: 11 } }
    const both = await company.patch(MY, late)
    expect([both.status, both.body]).toMatchObject([409, { confirm_required: true, data: [expect.any(String)] }])
    expect((await company.get(MY)).body.data.min_rest_hours).toBe(12)
  })
})
