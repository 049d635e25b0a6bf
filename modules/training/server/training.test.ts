// @both-homes two are approved at once for the last seat of a session, which is held by whoever changes its seats
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { trainingDays } from './day-facts.ts'
import { trainingHandlers } from './handlers.ts'
import { hrdReminders } from './hrd-reminders.ts'
import { trainingKind } from './training-kind.ts'

const COURSE = 'api/panel/training/course'
const SESSION = 'api/panel/training/session'
const REQUEST = 'api/panel/application/training'
const OWN = 'api/emp/training'
const dayFacts = dayFactsOf([usualDays, leaveDays, trainingDays])
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
let ben: Member
beforeAll(async () => {
  const approvals = { kinds: [trainingKind], people: approvalPeople }
  app = await leaveApp('2026-11-20', trainingHandlers(approvals, dayFacts), [trainingKind])
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
  ben = await company.member('Ben', { manager_id: boss.employeeId })
})
afterAll(() => app?.close())

const made = async (path: string, body: object) => {
  const { status, body: answer } = await company.post(path, body)
  expect([status, answer.errors]).toEqual([201, undefined])
  return answer.data
}
const course = (more: object = {}) => made(COURSE, { name: 'First aid', mode: 'classroom', ...more })
const session = async (more: object = {}, ofCourse: object = {}) => {
  const { id: course_id } = await course(ofCourse)
  return made(SESSION, { course_id, starts_on: '2026-12-01', ends_on: '2026-12-02', seats: 1, ...more })
}
const ask = (body: object, who = ann) => company.post(OWN, body, who)
const decide = (decision: string, ids: string[], who: Parameters<typeof company.post>[2] = boss) =>
  company.post(`${REQUEST}/batch/${decision}`, { ids }, who)
const noticesOf = async (who: Member): Promise<string[]> =>
  (await company.get('api/emp/notice', who)).body.data.notices.map(({ text }: { text: string }) => text)

test('a full session has a waiting list: two approved at once take one seat, and a freed one goes to who waits, who is told', async () => {
  const { id: session_id } = await session()
  const before = await company.post(`${OWN}/preview`, { session_id }, ann)
  expect(before.body.data).toMatchObject({
    title: 'First aid',
    seats: { seats: 1, taken: 0, waiting: 0 },
    goes_to: ['Boss'],
    errors: {},
  })
  const [first, second] = [(await ask({ session_id })).body.data, (await ask({ session_id }, ben)).body.data]
  expect(first).toMatchObject({ status: 'pending', title: 'First aid', place: null, starts_on: '2026-12-01' })
  expect((await ask({ session_id })).body.errors).toEqual({
    session_id: ['This session has already been asked for, or the person is already in it'],
  })
  const both = await Promise.all([decide('approve', [first.id]), decide('approve', [second.id])])
  expect(both.map(({ body }) => body.data.changed)).toEqual([1, 1])
  const places = (await company.get(REQUEST)).body.data
  expect(places.map(({ place }: { place: string }) => place).sort()).toEqual(['seat', 'waiting'])
  const seated = places.find(({ place }: { place: string }) => place === 'seat')
  const [waits, sits] = seated.id === first.id ? [ben, ann] : [ann, ben]
  expect(await noticesOf(waits)).toContain('First aid, 1 Dec 2026, is full: you are number 1 on the waiting list')
  expect((await company.get(`${SESSION}/${session_id}`)).body.data).toMatchObject({ taken: 1, waiting: 1 })
  expect((await decide('withdraw', [seated.id], company.admin)).body.data.changed).toBe(1)
  expect(await noticesOf(waits)).toContain('You have a seat now: First aid, 1 Dec 2026')
  const own = (await company.get(`${OWN}/session`, waits)).body.data
  expect(own).toMatchObject([{ id: session_id, open: false, mine: { place: 'seat', waiting_no: null } }])
  expect((await company.get(`${OWN}/session`, sits)).body.data).toMatchObject([
    { id: session_id, open: true, mine: null },
  ])
})

test('a session that is closed frees its waiting list: whoever waited is told, and asks for another session', async () => {
  const { id: session_id } = await session({ starts_on: '2026-11-20', ends_on: '2026-11-20', enrol_by: null })
  const sent = async (who: Member) => (await ask({ session_id }, who)).body.data.id
  const cem = await company.member('Cem', { manager_id: boss.employeeId })
  const [seated, waits, undecided] = [await sent(ann), await sent(ben), await sent(cem)]
  await decide('approve', [seated])
  await decide('approve', [waits])
  const eve = await company.member('Eve')
  await company.post(`${SESSION}/${session_id}/enrol`, { employee_ids: [eve.employeeId] })
  expect((await company.get(`${SESSION}/${session_id}`)).body.data).toMatchObject({ taken: 1, waiting: 2 })
  expect((await company.post(`${SESSION}/${session_id}/close`)).status).toBe(200)
  expect((await company.get(`${SESSION}/${session_id}`)).body.data).toMatchObject({ taken: 1, waiting: 0 })
  const states = (await company.get(REQUEST)).body.data.map(({ id, status }: { id: string; status: string }) => [
    id,
    status,
  ])
  expect(new Map(states)).toEqual(
    new Map([
      [seated, 'approved'],
      [waits, 'withdrawn'],
      [undecided, 'withdrawn'],
    ]),
  )
  for (const who of [ben, cem, eve])
    expect(await noticesOf(who)).toContain(
      'First aid, 20 Nov 2026, is closed and you no longer wait for a seat. Enrol in another session',
    )
  const inbox = (await company.get('api/panel/application', boss)).body.data
  expect(inbox.filter(({ status }: { status: string }) => status === 'pending')).toEqual([])
  expect((await company.get(`${OWN}/session`, ben)).body.data).toEqual([])
})

test('a session that is over is attended, closed and certified; the certificate becomes a paper of the person', async () => {
  const days = { starts_on: '2026-08-27', ends_on: '2026-08-31', seats: 3 }
  const { id } = await session(days, {
    ...{ certificate_months: 6, repeat_months: 4, mandatory_for: {}, hours: 10, cost_per_seat: '100.00' },
  })
  const enrolled = await company.post(`${SESSION}/${id}/enrol`, { employee_ids: [ann.employeeId, ben.employeeId] })
  expect([enrolled.status, enrolled.body.data.people.length]).toEqual([200, 2])
  const twice = await company.post(`${SESSION}/${id}/enrol`, { employee_ids: [ann.employeeId] })
  expect(twice.body.errors).toEqual({ employee_ids: ['Ann is already in this session'] })
  const there = (who: Member, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({
      employee_id: who.employeeId,
      date: `2026-08-${from + at}`,
      present: true,
    }))
  const wrong = [{ employee_id: boss.employeeId, date: '2026-09-01', present: true }]
  expect((await company.patch(`${SESSION}/${id}/attendance`, { items: wrong })).body.errors).toEqual({
    'items.0.employee_id': ['This person has no seat in the session'],
    'items.0.date': ['This is not a day of the session'],
  })
  const items = [...there(ann, 27, 30), ...there(ben, 27, 29)]
  expect((await company.patch(`${SESSION}/${id}/attendance`, { items })).status).toBe(200)
  const closed = await company.post(`${SESSION}/${id}/close`)
  expect(closed.body.data).toMatchObject({ state: 'closed', completed: 1 })
  expect((await company.get('api/panel/training/report/course')).body.data.rows).toEqual([
    { name: 'First aid', people: 2, hours_planned: 0, hours_attended: 14, cost: '200.00' },
  ])
  const sheet = await company.get('api/panel/training/report/month/file?format=csv')
  expect(sheet.bytes.toString()).toContain('August 2026,2,0,14,200.00')
  expect((await company.get('api/panel/training/report/month?from=2026-02-01&to=2026-01-01')).status).toBe(422)
  const [certificate, ...others] = (await company.get('api/panel/training/certificate')).body.data
  expect([certificate, others]).toMatchObject([
    { employee_id: ann.employeeId, issued_on: '2026-08-31', expires_on: '2027-02-28' },
    [],
  ])
  const papers = await app.db.forCompany(company.id).read((tx) =>
    sql`select kind, name, expires_on from employee_documents where company_id = ${company.id}
        and employee_id = ${ann.employeeId}`.execute(tx),
  )
  expect(papers.rows).toEqual([{ kind: 'professional_certificate', name: 'First aid', expires_on: '2027-02-28' }])
  const states = (await company.get('api/panel/training/matrix')).body.data.map(
    (row: { full_name: string; courses: { state: string; due_on: string }[] }) => [
      row.full_name,
      row.courses[0]?.state,
      row.courses[0]?.due_on,
    ],
  )
  expect(states).toEqual([
    ['Ann', 'done', '2026-12-31'],
    ['Ben', 'missing', null],
    ['Boss', 'missing', null],
  ])
  for (const call of [
    company.post(`${SESSION}/${id}/enrol`, { employee_ids: [boss.employeeId] }),
    company.post(`${SESSION}/${id}/close`),
    company.patch(`${SESSION}/${id}`, { seats: 9 }),
  ])
    expect([(await call).status, (await call).body.message]).toEqual([422, 'This session is closed'])
  expect((await company.post(REQUEST, { employee_id: boss.employeeId, session_id: id })).body.errors).toEqual({
    session_id: ['This session is closed'],
  })
})

test('attendance comes in by a sheet, leaves as it came, and is taken back while the session is open', async () => {
  const days = { starts_on: '2026-11-16', ends_on: '2026-11-17', seats: 1 }
  const { id } = await session(days)
  await company.post(`${SESSION}/${id}/enrol`, { employee_ids: [ann.employeeId, ben.employeeId] })
  const [seat, waits] = (await company.get(`${SESSION}/${id}`)).body.data.people
  const bring = (text: string | Uint8Array, name = 'attendance.csv') =>
    app.upload(company.admin, 'api/panel/training/attendance/import', name, Buffer.from(text))
  const csv = (...rows: string[]) => ['course,starts_on,staff_id,date,present', ...rows].join('\n')
  const wrong = await bring(
    csv(
      `First aid,2026-11-16,${waits.staff_id},2026-11-16,yes`,
      `First aid,2026-11-16,${seat.staff_id},2026-11-18,yes`,
      `Second aid,2026-11-16,${seat.staff_id},2026-11-16,yes`,
    ),
  )
  expect(wrong.body.data.errors.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
    [1, 'staff_id'],
    [2, 'date'],
    [3, 'course'],
  ])
  const rows = ['2026-11-16,yes', '2026-11-17,no'].map((rest) => `First aid,2026-11-16,${seat.staff_id},${rest}`)
  const batch = (await bring(csv(...rows))).body.data.batch_id
  const known = async () => (await company.get(`${SESSION}/${id}`)).body.data.people[0]
  expect(await known()).toMatchObject({ present: ['2026-11-16'], absent: ['2026-11-17'] })
  const sheet = await company.get('api/panel/training/attendance/export')
  expect((await bring(sheet.bytes, 'attendance.xlsx')).body.data).toMatchObject({ rows: 2, updated: 0, rejected: 0 })
  expect((await company.post(`api/panel/training/attendance/import/undo/${batch}`, {})).body.data).toEqual({
    undone: 2,
  })
  expect(await known()).toMatchObject({ present: [], absent: [] })
})

test('what is owed of a bond falls by the month, and nothing is owed that was not accepted', async () => {
  const held = { starts_on: '2026-01-12', ends_on: '2026-01-15', seats: 5 }
  const { id } = await session(held, { bond_amount: '2400.00', bond_months: 24 })
  const enrol = (who: Member, more: object = {}) =>
    company.post(`${SESSION}/${id}/enrol`, { employee_ids: [who.employeeId], ...more })
  await enrol(ann, { bond_accepted_on: '2026-01-05' })
  await enrol(ben)
  const owed = async (day: string) =>
    (await company.get(`api/panel/training/bond?as_of=${day}`)).body.data.map(
      (row: { full_name: string; owed: string }) => [row.full_name, row.owed],
    )
  expect(await owed('2026-11-20')).toEqual([
    ['Ann', '1400.00'],
    ['Ben', '0.00'],
  ])
  expect((await company.get(`${OWN}/bond`, ann)).body.data).toMatchObject([{ owed: '1400.00', served: 10, months: 24 }])
  expect(await owed('2026-01-14')).toEqual([])
  await app.db
    .forCompany(company.id)
    .transaction((tx) =>
      sql`update employees set left_on = '2026-06-14' where company_id = ${company.id} and id = ${ann.employeeId}`.execute(
        tx,
      ),
    )
  expect((await owed('2026-11-20'))[0]).toEqual(['Ann', '2000.00'])
})

test('a bond is owed as it was accepted in the request, whatever becomes of the course and of the rest of the request', async () => {
  const held = { starts_on: '2026-12-01', ends_on: '2026-12-02' }
  const { id: session_id, course_id } = await session(held, { bond_amount: '2400.00', bond_months: 24 })
  const { id } = (await ask({ session_id, bond_accepted: true })).body.data
  await company.patch(`${COURSE}/${course_id}`, { bond_amount: '6000.00', bond_months: 36 })
  expect((await company.patch(`${REQUEST}/${id}`, { reason: 'Needed' })).status).toBe(200)
  expect((await company.get(`${REQUEST}/${id}`)).body.data).toMatchObject({
    ...{ bond: { amount: '2400.00', months: 24 }, bond_accepted_on: '2026-11-20' },
  })
  await decide('approve', [id])
  const bonds = (await company.get('api/panel/training/bond?as_of=2026-12-31')).body.data
  expect(bonds).toMatchObject([{ amount: '2400.00', months: 24, owed: '2400.00' }])
  // Of another course nothing was accepted.
  const other = await session(held, { name: 'Fire', bond_amount: '900.00', bond_months: 9 })
  const again = (await ask({ session_id, bond_accepted: true }, ben)).body.data.id
  const moved = await company.patch(`${REQUEST}/${again}`, { session_id: other.id })
  expect(moved.body.data).toMatchObject({ session_id: other.id, bond_accepted_on: null })
})

test('whoever asked for a session is not enrolled beside their request', async () => {
  const { id: session_id } = await session({}, { bond_amount: '2400.00', bond_months: 24 })
  const { id } = (await ask({ session_id, bond_accepted: true })).body.data
  const enrol = () => company.post(`${SESSION}/${session_id}/enrol`, { employee_ids: [ann.employeeId] })
  expect((await enrol()).body.errors).toEqual({
    employee_ids: ['Ann has asked for this session: decide that request first'],
  })
  await decide('approve', [id])
  const [seat] = (await company.get(`${SESSION}/${session_id}`)).body.data.people
  expect(seat).toMatchObject({ place: 'seat', bond_accepted_on: '2026-11-20', request_id: id })
  expect((await enrol()).body.errors).toEqual({ employee_ids: ['Ann is already in this session'] })
})

test('an approval is not taken back once its session is closed: seat, bond and certificate stay', async () => {
  const { id: session_id } = await session({ starts_on: '2026-11-19', ends_on: '2026-11-19' })
  const { id } = (await company.post(REQUEST, { employee_id: ann.employeeId, session_id })).body.data
  const decided = await company.post('api/panel/application/decide', { ids: [id], decision: 'approve' }, boss)
  const items = [{ employee_id: ann.employeeId, date: '2026-11-19', present: true }]
  await company.patch(`${SESSION}/${session_id}/attendance`, { items })
  await company.post(`${SESSION}/${session_id}/close`)
  const undone = await company.post(`api/emp/undo/${decided.body.meta.undo}`, {}, boss)
  expect([undone.status, undone.body.message]).toEqual([422, 'This session is closed'])
  expect((await company.get(`${SESSION}/${session_id}`)).body.data).toMatchObject({ completed: 1, taken: 1 })
})

test('whoever waited for a session that is closed waits no more, and whoever sat in it does not withdraw', async () => {
  const { id: session_id } = await session({ starts_on: '2026-11-19', ends_on: '2026-11-19', seats: 1 })
  const entered = async (who: typeof ann) =>
    (await company.post(REQUEST, { employee_id: who.employeeId, session_id })).body.data.id
  const [sits, waits] = [await entered(ann), await entered(ben)]
  await decide('approve', [sits], company.admin)
  await decide('approve', [waits], company.admin)
  const one = async () => (await company.get(`${REQUEST}/${waits}`)).body.data
  expect(await one()).toMatchObject({ place: 'waiting', waiting_no: 1 })
  const items = [{ employee_id: ann.employeeId, date: '2026-11-19', present: true }]
  await company.patch(`${SESSION}/${session_id}/attendance`, { items })
  await company.post(`${SESSION}/${session_id}/close`)
  expect(await one()).toMatchObject({ status: 'withdrawn', place: null, waiting_no: null })
  expect((await decide('withdraw', [sits], company.admin)).body.message).toBe('This session is closed')
})

test('whoever did not come was not away', async () => {
  const { id } = await session({ starts_on: '2026-11-16', ends_on: '2026-11-17' })
  await company.post(`${SESSION}/${id}/enrol`, { employee_ids: [ann.employeeId] })
  const away = async () => {
    const days = { from: plainDateOf('2026-11-15'), to: plainDateOf('2026-11-18') }
    const facts = await app.db
      .forCompany(company.id)
      .read((tx) => trainingDays.between(tx, company.id, days, [ann.employeeId]))
    return facts.map(({ date }) => date)
  }
  expect(await away()).toEqual(['2026-11-16', '2026-11-17'])
  const mark = (present: boolean) =>
    company.patch(`${SESSION}/${id}/attendance`, {
      items: [{ employee_id: ann.employeeId, date: '2026-11-17', present }],
    })
  await mark(false)
  expect(await away()).toEqual(['2026-11-16'])
  const { rows } = await app.db
    .forCompany(company.id)
    .read((tx) =>
      sql`select from attendance_changes where company_id = ${company.id} and from_date = '2026-11-15'`.execute(tx),
    )
  expect(rows).toHaveLength(1)
})

test('feedback is shown from three answers on, and only of who had a seat', async () => {
  const cleo = await company.member('Cleo')
  const { id } = await session({ starts_on: '2026-11-16', ends_on: '2026-11-17', seats: 3 })
  const people = [ann, ben, cleo]
  await company.post(`${SESSION}/${id}/enrol`, { employee_ids: people.map(({ employeeId }) => employeeId) })
  const say = (who: Member, rating: unknown, comment?: string) =>
    company.post(`${OWN}/${id}/feedback`, { rating, comment }, who)
  const shown = async () => (await company.get(`${SESSION}/${id}`)).body.data.feedback
  await say(ann, 5, 'Good')
  await say(ben, 4)
  expect(await shown()).toEqual({ answers: 2, rating: null, comments: [] })
  expect((await say(cleo, 6)).body.errors).toHaveProperty('rating')
  await say(cleo, 4)
  expect(await shown()).toEqual({ answers: 3, rating: 4.3, comments: ['Good'] })
  expect((await say(boss, 1)).body.message).toBe('You had no seat in this session')
  expect((await company.post(`${OWN}/${randomUUID()}/feedback`, { rating: 1 }, ann)).status).toBe(404)
})

test('a course outside is asked for with its cost, asks beyond the budget, and is given a session by HR', async () => {
  const department_id = await company.department('Kitchen')
  const chef = await company.member('Chef', { department_id, manager_id: boss.employeeId })
  const year = { year: 2026, items: [{ department_id, amount: '500.00' }] }
  expect((await company.patch('api/panel/training/budget', year)).status).toBe(200)
  const outside = {
    title: 'Knife skills',
    provider: 'ABC',
    cost: '620.00',
    starts_on: '2026-12-07',
    ends_on: '2026-12-08',
  }
  expect((await ask({ title: 'Knife skills' }, chef)).body.errors).toHaveProperty('cost')
  const asked = await ask(outside, chef)
  expect([asked.status, asked.body.data]).toEqual([
    409,
    ['Kitchen would spend MYR 120.00 more on training than its budget of the year'],
  ])
  const { id } = (await ask({ ...outside, confirm: 1 }, chef)).body.data
  const { id: session_id } = await session({ starts_on: '2026-12-07', ends_on: '2026-12-08' }, { name: 'Knives' })
  const dear = await session({ starts_on: '2026-12-14', ends_on: '2026-12-14' }, { name: 'Fire', cost_per_seat: '600' })
  const enrol = (more: object) =>
    company.post(`${SESSION}/${dear.id}/enrol`, { employee_ids: [chef.employeeId], ...more })
  expect([(await enrol({})).status, (await enrol({})).body.data]).toEqual([
    409,
    ['Kitchen would spend MYR 100.00 more on training than its budget of the year'],
  ])
  expect((await enrol({ bond_accepted_on: '2026-11-21' })).body.errors).toHaveProperty('bond_accepted_on')
  expect((await enrol({ confirm: 1 })).status).toBe(200)
  await company.remove(`${SESSION}/${dear.id}/enrol/${chef.employeeId}`)
  expect((await company.post(`${REQUEST}/${id}/link`, { session_id })).body.message).toBe(
    'Only an approved outside course can be linked to a session',
  )
  await decide('approve', [id])
  expect((await company.get(`${REQUEST}/${id}`)).body.data).toMatchObject({
    place: null,
    seats: null,
    budget: { amount: '500.00', spent: '0.00' },
  })
  const linked = await company.post(`${REQUEST}/${id}/link`, { session_id })
  expect(linked.body.data).toMatchObject({ session_id, place: 'seat', cost: '620.00' })
  const days = { from: plainDateOf('2026-12-06'), to: plainDateOf('2026-12-09') }
  const away = await app.db
    .forCompany(company.id)
    .read((tx) => trainingDays.between(tx, company.id, days, [chef.employeeId]))
  expect(away.map(({ date, fact }) => [date, fact.kind])).toEqual([
    ['2026-12-07', 'away'],
    ['2026-12-08', 'away'],
  ])
})

test('courses and sessions are checked by field, and removed only while nobody uses them', async () => {
  const { id } = await course({ hours: 7.5, bond_amount: '100.00', bond_months: 2, hrd_claimable: 1 })
  const again = await company.post(COURSE, { name: 'first AID', mode: 'online' })
  expect([again.status, again.body.errors]).toEqual([422, { name: ['Another course has this name'] }])
  const half = await company.patch(`${COURSE}/${id}`, { bond_months: null })
  expect(half.body.errors).toEqual({ bond_months: ['A bond needs an amount above zero and its months'] })
  const units = { mandatory_for: { department_ids: [randomUUID()], position_ids: [] } }
  expect((await company.patch(`${COURSE}/${id}`, units)).body.errors).toHaveProperty('mandatory_for.department_ids')
  const dates = { course_id: id, starts_on: '2026-12-02', ends_on: '2026-12-01', seats: 1 }
  expect((await company.post(SESSION, dates)).body.errors).toEqual({ ends_on: ['The last day is before the first'] })
  const one = await made(SESSION, { ...dates, ends_on: '2026-12-02', seats: 2, hrd_grant_no: 'G-1' })
  expect(one).toMatchObject({ hrd_claim_by: '2027-06-02', state: 'planned', taken: 0, hrd_grant_no: 'G-1' })
  expect((await company.remove(`${COURSE}/${id}`)).body.message).toBe(
    'This course has sessions; it can no longer be removed',
  )
  const three = { employee_ids: [boss, ann, ben].map(({ employeeId }) => employeeId) }
  const full = await company.post(`${SESSION}/${one.id}/enrol`, three)
  expect(full.body.data).toMatchObject({ taken: 2, waiting: 1 })
  expect((await company.patch(`${SESSION}/${one.id}`, { seats: 1 })).body.errors).toHaveProperty('seats')
  expect((await company.post(`${SESSION}/${one.id}/close`)).body.message).toBe(
    'A session can be closed from its last day on',
  )
  expect((await company.patch(`${SESSION}/${one.id}`, { seats: 3 })).body.data).toMatchObject({ taken: 3, waiting: 0 })
  const left = await company.remove(`${SESSION}/${one.id}/enrol/${ben.employeeId}`)
  expect(left.body.data).toMatchObject({ taken: 2 })
  expect((await company.remove(`${SESSION}/${one.id}`)).status).toBe(422)
  const free = await made(SESSION, { ...dates, ends_on: '2026-12-02' })
  expect((await company.remove(`${SESSION}/${free.id}`)).status).toBe(200)
})

test('what can be claimed from HRD Corp is told thirty days before it no longer can, once', async () => {
  await session({ starts_on: '2026-06-01', ends_on: '2026-06-02' }, { hrd_claimable: 1 })
  const keeper = await company.member('Lee', {}, 'L & D')
  const run = async (day: string) => {
    app.setToday(day)
    await hrdReminders.run(app.services, { companyId: company.id, today: plainDateOf(day) })
    return noticesOf(keeper)
  }
  expect(await run('2026-11-01')).toEqual([])
  expect(await run('2026-11-02')).toEqual(['Claim First aid from HRD Corp by 2 Dec 2026'])
  expect(await run('2026-11-03')).toHaveLength(1)
})

test('a session that HRD Corp could pay for and has no grant number is told of before it begins, once', async () => {
  const { id } = await session({ starts_on: '2026-12-20', ends_on: '2026-12-21' }, { hrd_claimable: 1 })
  const keeper = await company.member('Lee', {}, 'L & D')
  const run = async (day: string) => {
    app.setToday(day)
    await hrdReminders.run(app.services, { companyId: company.id, today: plainDateOf(day) })
    return noticesOf(keeper)
  }
  expect(await run('2026-12-05')).toEqual([])
  const told = 'First aid begins on 20 Dec 2026 and has no HRD Corp grant number; apply for the grant before'
  expect(await run('2026-12-06')).toEqual([told])
  expect(await run('2026-12-07')).toEqual([told])
  const { course_id } = (await company.get(`${SESSION}/${id}`)).body.data
  await made(SESSION, { course_id, starts_on: '2026-12-20', ends_on: '2026-12-21', seats: 1, hrd_grant_no: 'G-7' })
  expect(await run('2026-12-08')).toEqual([told])
})

test('a grant number that comes once the session has begun asks whether the grant was applied for before', async () => {
  const { id } = await session({ starts_on: '2026-11-19', ends_on: '2026-11-19' }, { hrd_claimable: 1 })
  const note = (more: object) => company.patch(`${SESSION}/${id}`, { hrd_grant_no: 'G-9', ...more })
  expect([(await note({})).status, (await note({})).body]).toMatchObject([409, { confirm_required: true }])
  expect((await note({ confirm: 1 })).body.data).toMatchObject({ hrd_grant_no: 'G-9' })
  // What stands already asks nothing.
  expect((await note({ place: 'Ipoh' })).status).toBe(200)
})

test('is kept by those who may (S6-022), and stays within its company', async () => {
  const { id, course_id } = await session()
  const learning = await company.with('L & D')
  expect((await company.get(SESSION, learning)).status).toBe(200)
  expect((await company.get(REQUEST, learning)).status).toBe(403)
  expect((await company.get(REQUEST, await company.with('HR Generalist'))).status).toBe(200)
  expect((await company.get(COURSE, ann)).status).toBe(403)
  const stranger = await app.leaveCompany('TW')
  for (const path of [`${COURSE}/${course_id}`, `${SESSION}/${id}`])
    expect([(await stranger.get(path)).status, (await stranger.remove(path)).status]).toEqual([404, 404])
  expect((await stranger.post(`${SESSION}/${id}/close`)).status).toBe(404)
  expect((await stranger.post(COURSE, { name: 'X', mode: 'online', hrd_claimable: 1 })).body.errors).toEqual({
    hrd_claimable: ['HRD Corp is for companies in Malaysia'],
  })
  expect((await company.get(OWN, company.admin)).body.message).toBe('This account is not linked to an employee')
})
