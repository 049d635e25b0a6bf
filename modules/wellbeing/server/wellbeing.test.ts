import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LeaveApp, type LeaveCompany, leaveApp, type Member } from '#tests/support/leave-company.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { wellbeingHandlers } from './handlers.ts'
import { wellbeingOvernight } from './overnight.ts'

const OWN = 'api/emp/wellbeing'
const PANEL = 'api/panel/wellbeing/alert'
const ROLE = 'ALMA Wellbeing Reviewer'
const words = { excerpt: 'I cry every day before work', level: 'concern', contact: '012-345 6789', consent: true }
let app: LeaveApp
let company: LeaveCompany
let ann: Member
let rita: Member
beforeAll(async () => {
  app = await leaveApp('2026-11-20', wellbeingHandlers)
})
beforeEach(async () => {
  app.setToday('2026-11-20')
  company = await app.leaveCompany('MY')
  ann = await company.member('Ann')
  rita = await company.member('Rita', {}, ROLE)
})
afterAll(() => app?.close())

const tell = async (body: object = {}, who: Caller = ann) => {
  const { status, body: answer } = await company.post(`${OWN}/alert`, { ...words, ...body }, who)
  expect([status, answer.errors]).toEqual([201, undefined])
  return answer.data.id as string
}
const list = async (who: Caller = rita) => (await company.get(PANEL, who)).body.data as { id: string }[]
const own = async (who: Caller = ann) => (await company.get(OWN, who)).body.data
const act = (id: string, action: object, who: Caller = rita) => company.patch(PANEL, { id, ...action }, who)
const noticesOf = async (who: Caller): Promise<string[]> =>
  (await company.get('api/emp/notice', who)).body.data.notices.map(({ text }: { text: string }) => text)
const stored = async (query: string): Promise<string> =>
  JSON.stringify((await app.db.system.read((tx) => sql.raw(query).execute(tx))).rows)

test('lines of the country are shown, those of Malaysia to a Malaysian company', async () => {
  expect((await own()).lines.map(({ number }: { number: string }) => number)).toEqual(['999', '15555'])
})

test('what one tells reaches reviewers alone, and says nothing before they open it', async () => {
  const id = await tell()
  expect(await noticesOf(rita)).toEqual(['Somebody has asked for you'])
  expect(await noticesOf(company.admin)).toEqual([])
  const [row] = await list()
  expect(row).toMatchObject({ id, person: 'Ann', status: 'new' })
  expect(row).not.toHaveProperty('excerpt')
  for (const role of ['Company Admin', 'HR Generalist', 'HR Manager', 'Reporting Manager'] as const) {
    const other = await company.with(role)
    expect([(await company.get(PANEL, other)).status, (await company.get(`${PANEL}/${id}`, other)).status]).toEqual([
      403, 403,
    ])
  }
  const whole = (await company.get(`${PANEL}/${id}`, rita)).body.data
  expect(whole).toMatchObject({ excerpt: words.excerpt, contact: words.contact })
  const [mine] = (await own()).alerts
  expect(mine.steps.map(({ step }: { step: string }) => step)).toEqual(['told', 'read'])
})

test('nothing is told without consent, text or anybody to tell', async () => {
  const refused = async (body: object, who: Caller = ann) => {
    const answer = await company.post(`${OWN}/alert`, { ...words, ...body }, who)
    return [answer.status, Object.keys(answer.body.errors ?? {})]
  }
  expect(await refused({ consent: false })).toEqual([422, ['consent']])
  expect(await refused({ excerpt: '  ' })).toEqual([422, ['excerpt']])
  expect(await refused({ level: 'huge' })).toEqual([422, ['level']])
  expect(await refused({ not_to: [randomUUID()] })).toEqual([422, ['not_to']])
  expect(await refused({ not_to: [rita.session.accountId] })).toEqual([422, ['not_to']])
  expect(await refused({}, rita)).toEqual([422, []])
  expect(await list()).toEqual([])
})

test('the text lies sealed, and the activity log of the company knows of nothing', async () => {
  const id = await tell()
  await act(id, { action: 'take' })
  await act(id, { action: 'note', note: 'Called her at noon' })
  const rows = await stored('select * from wellbeing_alerts')
  expect([rows.includes('cry'), rows.includes('012-345'), rows.includes('noon')]).toEqual([false, false, false])
  expect(await stored(`select * from activity where action like 'wellbeing%'`)).toBe('[]')
  expect((await company.get(`${PANEL}/${id}`, rita)).body.data.note).toBe('Called her at noon')
  expect(JSON.stringify(await own())).not.toContain('noon')
})

test('a reviewer who must not know, or who is the person, finds nothing', async () => {
  const sam = await company.member('Sam', {}, ROLE)
  const id = await tell({ not_to: [sam.session.accountId] })
  expect([await list(sam), await noticesOf(sam)]).toEqual([[], []])
  expect((await company.get(`${PANEL}/${id}`, sam)).status).toBe(404)
  expect((await act(id, { action: 'take' }, sam)).status).toBe(404)
  await act(id, { action: 'take' })
  expect((await act(id, { action: 'hand_over', to: sam.session.accountId })).status).toBe(422)
  await tell({}, sam)
  expect([(await list(sam)).length, (await list()).length]).toEqual([0, 2])
})

test('it is taken back while nobody has it, and its text is gone', async () => {
  const id = await tell()
  expect((await company.remove(`${OWN}/alert/${id}`, rita)).status).toBe(404)
  expect((await company.remove(`${OWN}/alert/${id}`, ann)).status).toBe(200)
  expect((await own()).alerts[0]).toMatchObject({ status: 'withdrawn', excerpt: null, contact: null })
  expect([await list(), (await company.get(`${PANEL}/${id}`, rita)).status]).toEqual([[], 404])
  const kept = await tell()
  await act(kept, { action: 'take' })
  expect((await company.remove(`${OWN}/alert/${kept}`, ann)).status).toBe(409)
})

test('one takes it on, hands it over, and whoever has it closes it', async () => {
  const sam = await company.member('Sam', {}, ROLE)
  const id = await tell()
  expect((await act(id, { action: 'close', outcome: 'supported' })).status).toBe(409)
  const both = await Promise.all([act(id, { action: 'take' }), act(id, { action: 'take' }, sam)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [first, second] = both[0]?.status === 200 ? [rita, sam] : [sam, rita]
  expect((await company.post(`${OWN}/alert/${id}/close`, {}, ann)).status).toBe(200)
  expect((await act(id, { action: 'hand_over', to: second.session.accountId }, first)).status).toBe(200)
  expect((await act(id, { action: 'close', outcome: 'supported' }, first)).status).toBe(409)
  expect((await act(id, { action: 'close', outcome: 'supported' }, second)).body.data).toMatchObject({
    status: 'closed',
    outcome: 'supported',
  })
  expect((await company.post(`${OWN}/alert/${id}/close`, {}, ann)).status).toBe(422)
})

test('reviewers are reminded of an acute alert that nobody takes on, and of none that is taken', async () => {
  const later = () =>
    stored(`select subject_word, unlisted from wanted_mails where company_id = '${company.id}'
    and due_at is not null`)
  const id = await tell({ level: 'acute' })
  expect(JSON.parse(await later())).toEqual([{ subject_word: 'wellbeing.still-waits', unlisted: true }])
  await act(id, { action: 'take' })
  expect(await later()).toBe('[]')
})

test('what is closed is erased after the months that the company has set', async () => {
  const id = await tell()
  await act(id, { action: 'take' })
  await act(id, { action: 'close', outcome: 'supported' })
  const night = async (day: string) => {
    app.setToday(day)
    const clock = { now: () => new Date(`${day}T03:00:00Z`) }
    const services = { db: app.db, clock, log: { warn: () => {} } }
    await wellbeingOvernight.run(services as never, { companyId: company.id, today: day as never })
    return (await own()).alerts.length
  }
  expect([await night('2027-11-19'), await night('2027-11-21')]).toEqual([1, 0])
})
