// Two people change a shift: the colleague agrees first, whoever decides after that, and both rosters change together.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import { dayFacts, type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { swapsOvernight } from './end-swaps.ts'

const PANEL = 'api/panel/shift'
const OWN = 'api/emp/shift'
const [MONDAY, TUESDAY] = ['2026-12-07', '2026-12-08']
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
let ben: Member
let am: string
let pm: string
let off: string
beforeAll(async () => {
  app = await leaveApp('2026-11-20')
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  const kitchen = await company.department('Kitchen')
  const cook = { department_id: kitchen, job_type: 'adaptive_schedule' }
  boss = await company.member('Boss', {}, 'Reporting Manager')
  ann = await company.member('Ann', { ...cook, manager_id: boss.employeeId })
  ben = await company.member('Ben', cook)
  off = (await company.get(`${PANEL}/index`)).body.data[0].id
  const store = async (body: object) => (await company.post(`${PANEL}/store`, body)).body.data.id as string
  am = await store({ name: 'Early', short_name: 'AM', start_time: '07:00', end_time: '15:00', break_minutes: 60 })
  pm = await store({ name: 'Late', short_name: 'PM', start_time: '15:00', end_time: '23:00', break_minutes: 60 })
  await set([cell(ann, MONDAY, am), cell(ben, MONDAY, off), cell(ann, TUESDAY, off), cell(ben, TUESDAY, pm)])
  await company.patch(`${PANEL}/confirm/all`, { from: MONDAY, to: TUESDAY })
})
afterAll(() => app?.close())

const cell = (who: Member, date: string, ...shift_ids: string[]) => ({ employee_id: who.employeeId, date, shift_ids })
const set = async (cells: object[]) => {
  const done = await company.post(`${PANEL}/cells`, { cells, confirm: 1 })
  expect(done.status).toBe(200)
}
const worked = async (who: Member) =>
  (await company.get(`${OWN}?from=${MONDAY}&to=${TUESDAY}`, who)).body.data.map(
    ({ shifts }: { shifts: { short_name: string }[] }) => shifts.map(({ short_name }) => short_name).join('/'),
  )
const ask = (more: object = {}, who = ann) =>
  company.post(
    `${OWN}/swap`,
    { date: MONDAY, with_employee_id: ben.employeeId, with_date: TUESDAY, confirm: 1, ...more },
    who,
  )
const decide = (id: string, more: object = {}) =>
  company.post('api/panel/application/decide', { ids: [id], decision: 'approve', confirm: true, ...more }, boss)
const asked = async (more: object = {}) => {
  const sent = await ask(more)
  expect([sent.status, sent.body.message]).toEqual([201, 'Ben has been asked'])
  return sent.body.data.id as string
}

test('the colleague accepts, the manager approves, both rosters change together, and the approval can be taken back', async () => {
  const options = (await company.get(`${OWN}/swap/option?date=${MONDAY}`, ann)).body.data
  expect(options).toMatchObject([{ full_name: 'Ben', date: TUESDAY, shifts: [{ short_name: 'PM' }] }])
  const id = await asked({ reason: 'Dentist' })
  expect((await company.get(`${OWN}/swap`, ben)).body.data).toMatchObject([
    { id, waits_for: 'colleague', may: { answer: true, cancel: false }, from: { shifts: [{ short_name: 'AM' }] } },
  ])
  // Not before the colleague agreed, whoever is above.
  expect((await decide(id)).status).not.toBe(200)
  const accepted = await company.post(`${OWN}/swap/${id}/accept`, { confirm: 1 }, ben)
  expect([accepted.status, accepted.body.data]).toMatchObject([
    200,
    { is_mine: false, waits_for: 'approver', may: { answer: false } },
  ])
  expect(await worked(ann)).toEqual(['AM', 'OFF'])
  const [waiting] = (await company.get('api/panel/application?scope=mine', boss)).body.data
  expect(waiting).toMatchObject({
    id,
    kind_label: 'Shift swap',
    detail: '7 Dec 2026 AM 07:00–15:00 ↔ Ben, 8 Dec 2026 PM 15:00–23:00',
  })
  // Whoever decides reads why it was asked.
  const { history } = (await company.get(`api/panel/application/${id}`, boss)).body.data
  expect(history[0]).toMatchObject({ event: 'sent', note: 'Dentist' })
  const approved = await decide(id)
  expect(approved.status).toBe(200)
  expect([await worked(ann), await worked(ben)]).toEqual([
    ['OFF', 'PM'],
    ['AM', 'OFF'],
  ])
  expect((await company.get(`${OWN}/swap`, ann)).body.data).toMatchObject([{ status: 'approved', waits_for: null }])
  const told = (await company.get('api/emp/notice', ben)).body.data
  expect(JSON.stringify(told)).toContain('Your shifts have changed')
  expect((await company.post(`api/emp/undo/${approved.body.meta.undo}`, {}, boss)).status).toBe(200)
  expect([await worked(ann), await worked(ben)]).toEqual([
    ['AM', 'OFF'],
    ['OFF', 'PM'],
  ])
})

test('is declined by the colleague alone, or cancelled by whoever asked', async () => {
  const id = await asked()
  expect((await company.post(`${OWN}/swap/${id}/accept`, {}, ann)).status).toBe(404)
  const declined = await company.post(`${OWN}/swap/${id}/decline`, { reason: 'Away' }, ben)
  expect(declined.body.data).toMatchObject({ status: 'rejected', refused_because: 'Away' })
  const again = await asked()
  const gone = await company.remove(`${OWN}/swap/${again}`, ann)
  expect([gone.status, gone.body.data.status]).toEqual([200, 'cancelled'])
  const told = async () => (await company.get('api/emp/notice', ben)).body.data.notices[0]
  expect(await told()).toMatchObject({
    text: 'Ann cancelled the swap with you; you keep your shift of 8 Dec 2026',
    link: `/me/shifts?from=${TUESDAY}`,
  })
  expect((await company.post(`${OWN}/swap/${again}/accept`, {}, ben)).status).toBe(409)
  // Whoever agreed to it hears of it too where it is not approved.
  const third = await asked()
  expect((await company.post(`${OWN}/swap/${third}/accept`, { confirm: 1 }, ben)).status).toBe(200)
  expect((await decide(third, { decision: 'reject', reason: 'Too few on Monday' })).status).toBe(200)
  expect((await told()).text).toBe('The swap with Ann was not approved; you keep your shift of 8 Dec 2026')
})

test('is judged as a change of the roster, and asks only what concerns oneself', async () => {
  // Both would work fourteen hours; each is told of their own. The same work of the same day is not offered.
  await set([cell(ann, TUESDAY, am), cell(ben, MONDAY, am)])
  await company.patch(`${PANEL}/confirm/all`, { from: MONDAY, to: TUESDAY })
  const offered = (await company.get(`${OWN}/swap/option?date=${MONDAY}`, ann)).body.data
  expect(offered.map(({ date }: { date: string }) => date)).toEqual([TUESDAY])
  await set([cell(ben, MONDAY, pm)])
  const question = await ask({ confirm: 0 })
  expect([question.status, question.body]).toMatchObject([409, { confirm_required: true }])
  expect(question.body.data).toEqual([
    'Ann: 14 hours on 8 Dec 2026, more than 12 hours a day. Do you want to continue?',
  ])
  const id = await asked()
  const accepting = await company.post(`${OWN}/swap/${id}/accept`, {}, ben)
  expect([accepting.status, accepting.body.data]).toEqual([
    409,
    ['Ben: 14 hours on 7 Dec 2026, more than 12 hours a day. Do you want to continue?'],
  ])
  expect((await company.post(`${OWN}/swap/${id}/accept`, { confirm: 1 }, ben)).status).toBe(200)
  const decided = await decide(id, { confirm: false })
  expect([decided.status, decided.body.data.length]).toEqual([409, 2])
})

test('tells whose day has no room, and in Taiwan refuses less rest than the law wants', async () => {
  await set([cell(ann, TUESDAY, pm)])
  expect((await ask()).body.errors).toEqual({
    with_employee_id: ['Ann would have two shifts at the same time on 8 Dec 2026'],
  })
  company = await app.leaveCompany('TW')
  const kitchen = await company.department('Kitchen')
  const cook = { department_id: kitchen, job_type: 'adaptive_schedule' }
  const [mei, lin] = [await company.member('Mei', cook), await company.member('Lin', cook)]
  const store = async (body: object) => (await company.post(`${PANEL}/store`, body)).body.data.id as string
  const day = await store({ name: 'Day', short_name: 'D', start_time: '07:00', end_time: '15:00', break_minutes: 60 })
  const late = await store({ name: 'Late', short_name: 'L', start_time: '15:00', end_time: '23:00', break_minutes: 60 })
  await set([cell(mei, MONDAY, day), cell(lin, MONDAY, late), cell(mei, TUESDAY, day), cell(lin, TUESDAY, late)])
  await company.patch(`${PANEL}/confirm/all`, { from: MONDAY, to: TUESDAY })
  const asking = { date: MONDAY, with_employee_id: lin.employeeId, with_date: MONDAY, confirm: 1 }
  const refused = await company.post(`${OWN}/swap`, asking, mei)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { with_employee_id: ['Mei would have 8 hours of rest before 8 Dec 2026; the law asks for 11'] },
  ])
})

test('refuses days that are over, not confirmed or without work, strangers, and what waits already', async () => {
  const errors = async (more: object) => (await ask(more)).body.errors
  expect(await errors({ date: TUESDAY })).toEqual({ date: ['You have no confirmed shift on this day'] })
  expect(await errors({ with_date: MONDAY })).toEqual({
    with_date: ['Your colleague has no confirmed shift on this day'],
  })
  expect(await errors({ with_employee_id: boss.employeeId })).toHaveProperty('with_employee_id')
  const stranger = await (await app.leaveCompany('MY')).member('Stranger')
  expect(await errors({ with_employee_id: stranger.employeeId })).toHaveProperty('with_employee_id')
  expect(await errors({ with_employee_id: ann.employeeId })).toHaveProperty('with_employee_id')
  expect(await errors({ with_date: '2026-12-32' })).toHaveProperty('with_date')
  const id = await asked()
  expect(await errors({})).toEqual({ date: ['A swap of one of these days waits for an answer already'] })
  // Somebody plans otherwise meanwhile: nothing is swapped that nobody saw.
  await set([cell(ben, TUESDAY, am)])
  expect((await company.post(`${OWN}/swap/${id}/accept`, { confirm: 1 }, ben)).status).toBe(409)
  app.setToday('2026-12-08')
  expect(await errors({})).toEqual({ date: ['This day is over'] })
})

test('ends by itself once a day of it is another, one of the two is on leave or gone, or a day is over', async () => {
  const mine = async (who: Member) => {
    const { status, lapsed_because: because } = (await company.get(`${OWN}/swap`, who)).body.data[0]
    return `${status} ${because}`
  }
  const told = async (who: Member) => {
    const { notices } = (await company.get('api/emp/notice', who)).body.data
    return notices.find(({ text }: { text: string }) => text.includes('has ended'))?.text
  }
  const waiting = async () => (await company.get('api/panel/application?scope=mine', boss)).body.data.length
  const accepted = async () => {
    const id = await asked()
    expect((await company.post(`${OWN}/swap/${id}/accept`, { confirm: 1 }, ben)).status).toBe(200)
    expect(await waiting()).toBe(1)
    return id
  }
  // A day is planned otherwise: nobody is asked for a decision any more, and nobody can give one.
  const first = await accepted()
  await set([cell(ben, TUESDAY, am)])
  expect([await waiting(), await mine(ann), await mine(ben)]).toEqual([0, 'lapsed roster', 'lapsed roster'])
  expect(await told(ann)).toBe('Your swap with Ben for 7 Dec 2026 has ended: the schedule changed meanwhile')
  expect(await told(ben)).toBe('Your swap with Ann for 8 Dec 2026 has ended: the schedule changed meanwhile')
  expect((await decide(first)).status).not.toBe(200)
  expect((await company.get(`api/panel/application/${first}`, boss)).body.data.history.at(-1).text).toBe(
    'It ended by itself',
  )
  await set([cell(ben, TUESDAY, pm)])
  // The shift itself gets other hours.
  await accepted()
  await company.post(`${PANEL}/update/${pm}`, { start_time: '14:00', confirm: 1 })
  expect([await waiting(), await mine(ann)]).toEqual([0, 'lapsed roster'])
  // Others that touch none of its days leave it alone.
  await accepted()
  await set([cell(ann, '2026-12-09', am)])
  expect(await waiting()).toBe(1)
  // Whose leave is approved is told to nobody, only that they are away.
  const type = await company.type('annual')
  const leave = { employee_id: ben.employeeId, type_id: type.id, from: TUESDAY, to: TUESDAY, reason: 'Family' }
  const applied = await company.post('api/panel/leave/application', leave)
  expect([applied.status, applied.body.errors]).toEqual([201, undefined])
  await company.post('api/panel/application/decide', {
    ids: [applied.body.data.id],
    decision: 'approve',
    confirm: true,
  })
  expect([await waiting(), await mine(ann)]).toEqual([0, 'lapsed away'])
  expect(await told(ann)).toBe('Your swap with Ben for 7 Dec 2026 has ended: one of you is away on one of the days')
  // Nor is such a day offered or swapped.
  expect((await company.get(`${OWN}/swap/option?date=${MONDAY}`, ann)).body.data).toEqual([])
  expect((await ask()).body.errors).toEqual({ with_employee_id: ['Ben is away on 8 Dec 2026'] })
  const { rows } = await app.db
    .forCompany(company.id)
    .read((tx) => sql<{ n: number }>`select count(*) as n from activity where action = 'shifts.swap-ended'`.execute(tx))
  expect(Number(rows[0]?.n)).toBe(3)
  // The night looks at what nobody touches: a day that passed, and whoever leaves before it.
  const night = async () => {
    const clock = clockOf(() => new Date(`${today}T03:00:00Z`))
    await swapsOvernight({ dayFacts }).run({ ...app, clock } as never, {
      companyId: company.id,
      today: plainDateOf(today),
    })
  }
  let today = '2026-11-20'
  await set([cell(ann, '2026-12-10', am), cell(ben, '2026-12-10', pm)])
  await company.patch(`${PANEL}/confirm/all`, { from: '2026-12-10', to: '2026-12-10' })
  const tenth = { date: '2026-12-10', with_date: '2026-12-10' }
  await asked(tenth)
  await night()
  expect(await mine(ann)).toBe('pending null')
  await setLeft(ben, '2026-12-09')
  await night()
  expect(await mine(ann)).toBe('lapsed away')
  await setLeft(ben, null)
  const last = await asked(tenth)
  today = '2026-12-11'
  await night()
  expect(await mine(ben)).toBe('lapsed past')
  const late = await company.post(`${OWN}/swap/${last}/accept`, { confirm: 1 }, ben)
  expect([late.status, late.body.message]).toEqual([409, 'This swap has ended: nobody decided in time'])
})

const setLeft = (who: Member, on: string | null) =>
  app.db
    .forCompany(company.id)
    .transaction((tx) => sql`update employees set left_on = ${on}::date where id = ${who.employeeId}`.execute(tx))
