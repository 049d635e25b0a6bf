import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { remindOfAnswers } from './answers-due.ts'
import { homePlaces } from './day-facts.ts'
import { wfhHandlers } from './handlers.ts'
import { wfhKind } from './wfh-kind.ts'

const WFH = 'api/panel/application/wfh'
const OWN = 'api/emp/wfh'
const dayFacts = dayFactsOf([usualDays, leaveDays, homePlaces])
let app: LeaveApp
let company: LeaveCompany
let boss: Member
let ann: Member
beforeAll(async () => {
  const approvals = { kinds: [wfhKind], people: approvalPeople }
  app = await leaveApp('2026-11-20', wfhHandlers(approvals, dayFacts), [wfhKind])
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  boss = await company.member('Boss')
  ann = await company.member('Ann', { manager_id: boss.employeeId })
})
afterAll(() => app?.close())

const KLCC = { name: 'Flat', latitude: 3.1579, longitude: 101.7116 }
const wish = (from: string, to = from, more: object = {}) => ({ from, to, place: KLCC, ...more })
const ask = (body: object, who = ann) => company.post(OWN, body, who)
const decide = (decision: string, ids: string[], who: Parameters<typeof company.post>[2] = boss, more: object = {}) =>
  company.post(`${WFH}/batch/${decision}`, { ids, ...more }, who)

test('working days are asked for with a look before, approved by the manager, and completed when they are over', async () => {
  const before = await company.post(`${OWN}/preview`, wish('2026-12-23', '2026-12-26'), ann)
  expect(before.body.data).toEqual({
    days: [
      { date: '2026-12-23', counts: 1 },
      { date: '2026-12-24', counts: 1 },
      { date: '2026-12-25', counts: 0 },
      { date: '2026-12-26', counts: 0 },
    ],
    total: 2,
    answer_by: null,
    goes_to: ['Boss'],
    errors: {},
  })
  const sent = await ask(wish('2026-12-23', '2026-12-26', { reason: 'Quiet' }))
  expect([sent.status, sent.body.data]).toMatchObject([201, { total: 2, status: 'pending', place: { name: 'Flat' } }])
  const { id } = sent.body.data
  const [waiting] = (await company.get('api/panel/application', boss)).body.data
  expect(waiting).toMatchObject({ id, kind_label: 'Work from home', detail: '23 Dec 2026 – 26 Dec 2026, 2 days' })
  expect((await decide('approve', [id])).body.data).toMatchObject({ changed: 1 })
  expect((await ask(wish('2026-12-24'))).body.errors).toEqual({
    from: ['Some of these days are already requested or approved'],
  })
  expect((await company.get(`${WFH}?status=approved&from=2026-12-26`)).body.data).toMatchObject([
    { id, may: { withdraw: { allowed: true } } },
  ])
  app.setToday('2026-12-27')
  expect((await company.get(OWN, ann)).body.data).toMatchObject([{ id, status: 'completed' }])
  expect((await company.get(`${WFH}?status=approved`)).body.data).toEqual([])
})

test('leave on one of the days asks first, and is confirmed', async () => {
  const { id: type_id } = await company.type('annual')
  const leave = { type_id, from: '2026-12-08', to: '2026-12-08' }
  expect((await company.post('api/emp/leave/application', leave, ann)).status).toBe(201)
  const asked = await ask(wish('2026-12-07', '2026-12-08'))
  expect([asked.status, asked.body]).toMatchObject([
    409,
    { confirm_required: true, data: ['8 Dec 2026: Annual leave'] },
  ])
  expect((await company.get(OWN, ann)).body.data).toEqual([])
  expect((await ask({ ...wish('2026-12-07', '2026-12-08'), confirm: 1 })).status).toBe(201)
})

test('the company’s limits hold where it goes by them (S3-008), and HR need not ask ahead', async () => {
  await company.setSettings({ wfh_days_per_week: 2, wfh_notice_days: 7 })
  expect((await ask(wish('2026-11-23', '2026-11-25'))).status).toBe(201)
  await company.setSettings({ use_wfh_setting: true })
  expect((await ask(wish('2026-11-26'))).body.errors).toEqual({
    from: ['Please ask earlier; this is too short notice'],
  })
  expect((await ask(wish('2026-12-07', '2026-12-09'))).body.errors).toEqual({
    from: ['This exceeds the days at home allowed in a week'],
  })
  const entered = { employee_id: boss.employeeId, ...wish('2026-11-23') }
  expect((await company.post(WFH, entered)).status).toBe(201)
})

test('a paper goes with it where the company wants one, is seen by who decides and by nobody else (S3-008)', async () => {
  await company.setSettings({ use_wfh_setting: true, wfh_require_attachment: true })
  const bare = await ask(wish('2026-12-07'))
  expect([bare.status, bare.body.errors]).toEqual([422, { attachment_ids: ['Please attach a document'] }])
  const upload = async (who: Member) =>
    (await app.upload(who, `${OWN}/attachment`, 'note.pdf', Buffer.from('%PDF-1.4 note'))).body.data.id as string
  const [own, other] = [await upload(ann), await upload(boss)]
  expect((await ask(wish('2026-12-07', undefined, { attachment_ids: [other] }))).body.errors).toHaveProperty(
    'attachment_ids',
  )
  const { id } = (await ask(wish('2026-12-07', undefined, { attachment_ids: [own] }))).body.data
  expect((await company.get(`${WFH}/${id}`, boss)).body.data.attachments).toMatchObject([{ id: own, name: 'note.pdf' }])
  const sight = async (who: Member) => (await company.get(`${OWN}/attachment/${own}`, who)).status
  expect([await sight(boss), await sight(await company.member('Cat'))]).toEqual([200, 404])
  const changed = await company.patch(`${WFH}/${id}`, { reason: 'Plumber' })
  expect(changed.status).toBe(200)
  expect((await company.get(`${WFH}/${id}`)).body.data.attachments).toHaveLength(1)
  const many = { employee_ids: [ann.employeeId, boss.employeeId], ...wish('2026-12-09'), attachment_ids: [other] }
  expect((await company.post(`${WFH}/batch`, many)).body.errors).toHaveProperty('attachment_ids')
})

test('whoever is at home says so and clocks in there, as far around as the company allows', async () => {
  await company.setSettings({ use_wfh_setting: true, wfh_max_range_km: '1' })
  const { id } = (await ask(wish('2026-11-23'))).body.data
  const north = { latitude: 3.1679, longitude: 101.7116 }
  const here = (position: object = north) => company.post(`${OWN}/here`, position, ann)
  app.setToday('2026-11-23')
  expect((await here()).body.message).toBe('No day at home is approved for today')
  await decide('approve', [id])
  // A hundredth of a degree of latitude is 1.112 km.
  expect((await here()).body.data).toEqual({ distance_km: 1.112, within_range: false })
  app.setNow(new Date('2026-11-23T04:00:00Z'))
  expect((await here({ ...KLCC, name: undefined })).body.data).toEqual({ distance_km: 0, within_range: true })
  expect((await here({ latitude: 91, longitude: 0 })).body.errors).toHaveProperty('latitude')
  expect((await company.get(`${WFH}/${id}`)).body.data.here).toMatchObject([
    { distance_km: 0, within_range: true },
    { distance_km: 1.112, within_range: false },
  ])
  const day = { from: plainDateOf('2026-11-23'), to: plainDateOf('2026-11-24') }
  const places = await app.db
    .forCompany(company.id)
    .read((tx) => homePlaces.between(tx, company.id, day, [ann.employeeId, boss.employeeId]))
  expect(places).toEqual([
    {
      employeeId: ann.employeeId,
      date: '2026-11-23',
      fact: { kind: 'place', name: 'Flat', nameLocal: null, latitude: 3.1579, longitude: 101.7116, radiusMetres: 1000 },
    },
  ])
})

test('a standing arrangement in Malaysia is answered in sixty days and refused with a ground', async () => {
  const sent = await ask(wish('2026-12-01', '2026-12-12', { weekdays: [3, 5] }))
  expect(sent.body.data).toMatchObject({ total: 4, answer_by: '2027-01-19', weekdays: [3, 5] })
  const { id } = sent.body.data
  // Whoever has to answer does not move the day by changing the request.
  app.setToday('2026-11-27')
  expect((await company.patch(`${WFH}/${id}`, { reason: 'Quiet' })).body.data).toMatchObject({
    answer_by: '2027-01-19',
  })
  app.setToday('2026-11-20')
  const refused = await decide('reject', [id])
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'Give a reason for rejecting a standing arrangement: the law requires it in writing',
  ])
  const told = async (today: string) => {
    await app.db
      .forCompany(company.id)
      .transaction((tx) => remindOfAnswers(tx, company.id, plainDateOf(today), new Date(`${today}T08:00:00Z`)))
    const { rows } = await app.db.forCompany(company.id).read((tx) =>
      sql<{
        word: string
      }>`select word from notices where company_id = ${company.id} and account_id = ${boss.session.accountId}
          and word = 'wfh.answer-due'`.execute(tx),
    )
    return rows.length
  }
  // Day 45 is the fourth of January, day 55 the fourteenth; each is told once.
  expect([await told('2027-01-03'), await told('2027-01-04'), await told('2027-01-05')]).toEqual([0, 1, 1])
  expect([await told('2027-01-14'), await told('2027-01-19')]).toEqual([2, 2])
  expect((await company.get(`${WFH}/${id}/letter`, ann)).status).toBe(422)
  // Half past seven in the morning where they work: the day before by UTC.
  app.setNow(new Date('2026-11-20T23:30:00Z'))
  expect((await decide('reject', [id], boss, { reason: 'Counter duty' })).body.data.changed).toBe(1)
  const letter = await company.get(`${WFH}/${id}/letter`, ann)
  expect([letter.status, letter.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  expect(pdfPages(letter.bytes).join('\n')).toContain('21 Nov 2026')
  expect((await company.get(`${WFH}/${id}/letter`, await company.member('Bob'))).status).toBe(404)
})

test('what waits is changed, cancelled or removed; what was approved is withdrawn', async () => {
  const { id } = (await ask(wish('2026-12-07'))).body.data
  const changed = await company.patch(`${WFH}/${id}`, { to: '2026-12-08', part: 'morning' })
  expect(changed.body.data).toMatchObject({ from: '2026-12-07', to: '2026-12-08', total: 1, place: { name: 'Flat' } })
  expect((await company.post(`${OWN}/${id}/cancel`, {}, boss)).status).toBe(404)
  expect((await company.post(`${OWN}/${id}/cancel`, {}, ann)).body.data.status).toBe('cancelled')
  expect((await company.remove(`${WFH}/${id}`)).status).toBe(200)
  const next = (await ask(wish('2026-12-07'))).body.data.id
  await decide('approve', [next])
  expect((await company.remove(`${WFH}/${next}`)).body.message).toBe('Approved requests are withdrawn, not removed')
  expect((await company.patch(`${WFH}/${next}`, { part: 'full' })).status).toBe(422)
  expect((await company.post(`${OWN}/${next}/withdraw`, { reason: 'Office after all' }, ann)).status).toBe(200)
  await company.post('api/panel/application/decide', { ids: [next], decision: 'approve' }, boss)
  expect((await company.get(`${WFH}/${next}`)).body.data.status).toBe('withdrawn')
  const nothing = await decide('withdraw', [next], company.admin)
  expect([nothing.status, nothing.body.message]).toEqual([422, 'No approved request to withdraw'])
})

test('is kept by Company Admin and HR Generalist (S6-022), entered for many or none, and stays within its company', async () => {
  const shift = { employee_ids: [ann.employeeId, boss.employeeId], ...wish('2026-12-07') }
  const hr = await company.with('HR Generalist')
  expect((await company.post(`${WFH}/batch`, shift, hr)).body.data).toHaveLength(2)
  const again = await company.post(`${WFH}/batch`, shift)
  expect([again.status, again.body.message]).toEqual([422, 'Nothing was entered: it is not possible for Ann'])
  expect((await company.get(WFH, ann)).status).toBe(403)
  expect((await company.get(WFH, await company.with('HR Leave'))).status).toBe(403)
  const [{ id }] = (await company.get(OWN, ann)).body.data
  const stranger = await app.leaveCompany('TW')
  expect((await stranger.get(`${WFH}/${id}`)).status).toBe(404)
  expect((await stranger.remove(`${WFH}/${id}`)).status).toBe(404)
  expect((await company.post(OWN, wish('2026-12-14'), company.admin)).body.message).toBe(
    'This account is not linked to an employee',
  )
  expect((await ask({ ...wish('2026-12-14'), place: { name: 'Flat', latitude: 3 } })).status).toBe(422)
})
