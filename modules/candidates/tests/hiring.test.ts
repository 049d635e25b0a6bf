import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { standardReasons } from '#modules/company/model/settings/rejection-reasons.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { orientationsEnd, tasksFollow } from '#modules/onboarding/server/public.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import {
  CRITERIA,
  fromOutside,
  type HiringCompany,
  hiringCompany,
  lettersOf,
  ROUNDS,
} from '#tests/support/hiring-company.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { candidatesHandlers } from '../server/handlers.ts'
import { offerKind } from '../server/offers/agreeing/offer-kind.ts'
import { candidatesOvernight } from '../server/overnight.ts'
import { candidatesUndos } from '../server/undos.ts'

const CANDIDATE = 'api/panel/onboarding/candidate'
const OFFER = 'api/panel/onboarding/offer'
const HEADCOUNT = 4
const approvals = { kinds: [offerKind], people: approvalPeople }
let of: HiringCompany
let candidate: string
let now: Date
beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00Z')
  of = await hiringCompany(
    [
      ...candidatesHandlers({
        payInputsChanged: async () => {},
        approvals,
        joined: tasksFollow,
        notComing: orientationsEnd,
      }),
      ...approvalsHandlers(approvals),
      ...undoHandlers(candidatesUndos),
    ],
    {
      now: () => now,
      headcount: HEADCOUNT,
    },
  )
  candidate = (await of.apply({ expected_salary: '4500' })).body.data.id
})
afterEach(async () => {
  await of?.close()
  await pdfMaker.close()
})

const post = (path: string, body: object = {}, who = of.admin) => of.app.call(who, 'POST', path, body)
const get = async (path: string, who = of.admin) => (await of.app.call(who, 'GET', path)).body.data
const show = () => get(`${CANDIDATE}/${candidate}`)

/** Somebody employed, with an account. */
async function colleague(name: string): Promise<{ id: string; who: Caller }> {
  const who = await of.as()
  const id = newId()
  await of.company.transaction((tx) =>
    sql`insert into employees (company_id, id, staff_id, full_name, email, account_id, employment_type, joined_on, status)
        values (${of.companyId}, ${id}, ${name}, ${name}, ${`${name}@kopi.example`}, ${who.session.accountId}, 'full_time', '2025-01-01', 'active')`.execute(
      tx,
    ),
  )
  return { id, who }
}
const letter = async (subject: string) => (await lettersOf(of)).filter((one) => one.subject.includes(subject)).at(-1)

describe('an interview', () => {
  const plan = (interviewers: readonly string[], more: object = {}) =>
    post(`${CANDIDATE}/${candidate}/interview`, {
      ...{ round: ROUNDS[0], starts_at: '2026-11-25T10:30', minutes: 45, place: 'Shop', interviewer_ids: interviewers },
      ...more,
    })

  test('invites the candidate and whoever leads it, follows its changes, and is answered by the link', async () => {
    const [ann, ben] = [await colleague('Ann'), await colleague('Ben')]
    const planned = await plan([ann.id])
    // Half past ten in Kuala Lumpur.
    expect([planned.status, planned.body.data.starts_at]).toEqual([201, '2026-11-25T02:30:00.000000Z'])
    expect(await show()).toMatchObject({ status: 'pendingInterview', round_name: 'Round 1' })
    const first = await letter('interview-planned')
    expect(first?.calendar).toContain('METHOD:REQUEST')
    const path = `${CANDIDATE}/${candidate}/interview/${planned.body.data.id}`
    const moved = await of.app.call(of.admin, 'PATCH', path, {
      starts_at: '2026-11-26T02:30:00Z',
      interviewer_ids: [ann.id, ben.id],
    })
    expect(moved.body.data.interviewers.map(({ full_name }: { full_name: string }) => full_name)).toEqual([
      'Ann',
      'Ben',
    ])
    const second = await letter('interview-changed')
    expect(second?.calendar).toContain('SEQUENCE:1')
    const uid = (text: string | null | undefined) => /^UID:(.*)$/m.exec(text ?? '')?.[1]
    expect(uid(second?.calendar)).toBe(uid(first?.calendar))
    const link = (second?.link ?? '').replace('/onboarding/interview/', 'api/career/interview/')
    expect((await fromOutside(of.app, 'GET', link)).body.data).toMatchObject({
      position: 'Barista',
      place: 'Shop',
      answer: null,
    })
    expect((await fromOutside(of.app, 'POST', `${link}/answer`, { answer: 'yes' })).body.data.answer).toBe('yes')
    expect((await post(`${path}/cancel`, { reason: 'The shop is closed' })).body.data.status).toBe('cancelled')
    expect((await letter('interview-cancelled'))?.calendar).toContain('METHOD:CANCEL')
    expect((await fromOutside(of.app, 'POST', `${link}/answer`, { answer: 'no' })).status).toBe(422)
    const mails = await of.company.read((tx) =>
      tx.selectFrom('wanted_mails').selectAll().where('account_id', 'is not', null).execute(),
    )
    expect(mails).toHaveLength(5)
  })

  test('in the past or with strangers is refused; one of the same hour asks', async () => {
    const ann = await colleague('Ann')
    expect((await plan([ann.id], { starts_at: '2026-11-19T10:00' })).body.errors).toHaveProperty('starts_at')
    expect((await plan([newId()])).body.errors).toHaveProperty('interviewer_ids')
    expect((await plan([ann.id], { meeting_url: 'javascript:alert(1)' })).body.errors).toHaveProperty('meeting_url')
    expect((await plan([ann.id])).status).toBe(201)
    const again = await plan([ann.id], { starts_at: '2026-11-25T11:00' })
    expect([again.status, again.body.data]).toEqual([409, ['Ann has another interview at this time']])
    expect((await plan([ann.id], { starts_at: '2026-11-25T11:00', confirm: 1 })).status).toBe(201)
  })

  test('of whoever goes no further is called off, and stands again where the move is undone at once', async () => {
    const ann = await colleague('Ann')
    const { id } = (await plan([ann.id])).body.data
    const status = async () => (await get(`${CANDIDATE}/${candidate}/interview`))[0].status
    const refuse = { status: 'notSuitable', reason: standardReasons[0] }
    const refused = await post(`${CANDIDATE}/${candidate}/stage`, refuse)
    expect([refused.status, await status()]).toEqual([200, 'cancelled'])
    expect(await letter('interview-cancelled')).toMatchObject({ due_at: expect.any(String) })
    // The candidate is not told why, whoever leads it is, and each reads it in their own language.
    const off = await of.company.read((tx) =>
      sql<{ text: string; told: unknown }>`
        select text_word as text, params -> 'reason' as told from wanted_mails
        where subject_word like '%-cancelled.%' order by account_id is not null`.execute(tx),
    )
    expect(off.rows.map(({ text }) => text)).toEqual([
      'candidates.mail.interview-off.text',
      'candidates.mail.lead-cancelled.text',
    ])
    const reason = { en: 'The application did not go further', 'zh-Hant': '此應徵未進入下一階段' }
    expect(off.rows[1]?.told).toEqual(reason)
    const [shown] = await get(`${CANDIDATE}/${candidate}/interview`)
    expect(shown.cancel_reason).toBe(reason.en)
    const planned = await letter('interview-planned')
    const link = (planned?.link ?? '').replace('/onboarding/interview/', 'api/career/interview/')
    expect((await fromOutside(of.app, 'POST', `${link}/answer`, { answer: 'yes' })).status).toBe(422)
    expect((await post(`api/emp/undo/${refused.body.meta.undo}`)).status).toBe(200)
    expect([await status(), await letter('interview-cancelled')]).toEqual(['planned', undefined])
    // A no is told to whoever leads it and to whoever recruits.
    expect((await fromOutside(of.app, 'POST', `${link}/answer`, { answer: 'no' })).status).toBe(200)
    const { rows } = await of.company.read((tx) =>
      sql<{ account_id: string }>`select account_id from notices where word = 'candidates.notice-no'`.execute(tx),
    )
    expect(rows.map(({ account_id }) => account_id).sort()).toEqual(
      [ann.who.session.accountId, of.admin.session.accountId].sort(),
    )
    await post(`${CANDIDATE}/${candidate}/stage`, refuse)
    const change = await of.app.call(of.admin, 'PATCH', `${CANDIDATE}/${candidate}/interview/${id}`, { minutes: 30 })
    expect(change.status).toBe(422)
  })

  test('begins with whoever led the one before, else with the hiring manager, never with who has left', async () => {
    const [ann, ben] = [await colleague('Ann'), await colleague('Ben')]
    const suggested = async () =>
      (await show()).suggested_interviewers.map((one: { full_name: string }) => one.full_name)
    expect(await suggested()).toEqual([])
    await of.company.transaction((tx) =>
      sql`update vacancies set hiring_manager_id = ${ben.id} where company_id = ${of.companyId}`.execute(tx),
    )
    expect(await suggested()).toEqual(['Ben'])
    expect((await plan([ann.id])).status).toBe(201)
    expect(await suggested()).toEqual(['Ann'])
    await of.company.transaction((tx) =>
      sql`update employees set left_on = '2026-11-19' where company_id = ${of.companyId} and id = ${ann.id}`.execute(
        tx,
      ),
    )
    expect(await suggested()).toEqual(['Ben'])
    await post(`${CANDIDATE}/${candidate}/stage`, { status: 'notSuitable', reason: standardReasons[0] })
    expect(await suggested()).toEqual([])
  })

  test('on a day that is none is refused; leave of other hours does not ask', async () => {
    const ann = await colleague('Ann')
    for (const starts_at of ['2026-11-31T10:00', '2027-02-30T10:00:00Z'])
      expect((await plan([ann.id], { starts_at })).body.errors).toHaveProperty('starts_at')
    const [type, application] = [newId(), newId()]
    await of.company.transaction(async (tx) => {
      const own = { company_id: of.companyId, employee_id: ann.id }
      await sql`insert into leave_types (company_id, id, name, name_zh, granted, counted_in, unit)
        values (${of.companyId}, ${type}, 'Annual', '特休', 'year', 'working_days', 'day')`.execute(tx)
      await sql`
        insert into leave_applications (company_id, id, employee_id, type_id, from_date, to_date, from_part, to_part,
          charge, paid, status, entered_by)
        values (${own.company_id}, ${application}, ${own.employee_id}, ${type}, '2026-11-25', '2026-11-25', 'morning',
          'morning', 1, 1, 'approved', ${newId()})`.execute(tx)
      await sql`
        insert into leave_days (company_id, application_id, date, employee_id, kind, starts, ends, charge)
        values (${own.company_id}, ${application}, '2026-11-25', ${own.employee_id}, 'working', 540, 780, 1)`.execute(
        tx,
      )
    })
    expect((await plan([ann.id])).body.data).toEqual(['Ann is on leave at this time'])
    expect((await plan([ann.id], { starts_at: '2026-11-25T17:00' })).status).toBe(201)
  })

  test('is weighed by whoever leads it, who sees no pay and no other’s card before their own', async () => {
    const [ann, ben] = [await colleague('Ann'), await colleague('Ben')]
    const { id } = (await plan([ann.id, ben.id])).body.data
    const path = `api/emp/hiring/interview/${id}`
    const card = (scores: readonly number[]) => ({
      ratings: scores.map((score, at) => ({ criterion_id: CRITERIA[at], score })),
      recommendation: 'yes',
    })
    expect((await post(`${path}/scorecard`, card([5]), ann.who)).body.errors).toHaveProperty('ratings')
    expect((await post(`${path}/scorecard`, card([5, 4]), ann.who)).body.data.cards).toMatchObject([{ total: '92.0' }])
    const seen = await get(path, ben.who)
    expect(seen).toMatchObject({ full_name: 'Aisyah Rahman', resume_name: 'paper.pdf', cards: [] })
    expect(JSON.stringify(seen)).not.toMatch(/"4500(\.00)?"|4,500/)
    expect((await of.app.call(ben.who, 'GET', `${path}/resume`)).status).toBe(200)
    expect((await post(`${path}/scorecard`, card([4, 4]), ben.who)).body.data.cards).toHaveLength(2)
    expect((await show()).score).toBe('86.0')
    const stranger = await colleague('Cal')
    expect((await of.app.call(stranger.who, 'GET', path)).status).toBe(404)
    expect(await get('api/emp/hiring/interview', stranger.who)).toEqual([])
    expect(await get('api/emp/hiring/interview', ann.who)).toMatchObject([{ id, has_scored: true }])
  })

  test('leaves whoever was to lead it nothing of the candidate to read once it is called off', async () => {
    const ann = await colleague('Ann')
    const { id } = (await plan([ann.id])).body.data
    const path = `api/emp/hiring/interview/${id}`
    expect(await get(path, ann.who)).toMatchObject({ resume_name: 'paper.pdf' })
    expect((await post(`${CANDIDATE}/${candidate}/interview/${id}/cancel`, { reason: 'Ill' })).status).toBe(200)
    const nothing = { status: 'cancelled', resume_name: null, cover_letter: null, answers: [] }
    expect(await get(path, ann.who)).toMatchObject(nothing)
    expect((await of.app.call(ann.who, 'GET', `${path}/resume`)).status).toBe(404)
  })
})

describe('an offer', () => {
  const terms = () => ({
    ...{ offered_salary: '4750.50', first_day: '2026-12-01', position_id: of.position, department_id: of.department },
    ...{ employment_type: 'full_time', probation_months: 3, expires_on: '2026-11-27', letter_language: 'both' },
  })
  const make = (more: object = {}) => post(`${CANDIDATE}/${candidate}/offer`, { ...terms(), ...more })
  const sent = async (more: object = {}) => {
    const { id } = (await make(more)).body.data
    expect((await post(`${OFFER}/${id}/send`)).status).toBe(200)
    const { link } = (await letter('mail.offer')) ?? {}
    return { id, link: (link ?? '').replace('/onboarding/offer/', 'api/career/offer/') }
  }
  const accept = (link: string, full_name = 'aisyah  RAHMAN') =>
    fromOutside(of.app, 'POST', `${link}/accept`, { full_name, agree: true })

  test('is a letter in two languages, accepted by the name, and fills a head of the vacancy', async () => {
    const { id, link } = await sent()
    expect((await show()).status).toBe('offered')
    const pages = pdfPages((await of.app.call(of.admin, 'GET', `${OFFER}/${id}/letter`)).bytes).join('\n')
    for (const text of ['Letter of offer', '4,750.50', '錄取通知書', 'Aisyah Rahman']) expect(pages).toContain(text)
    expect((await fromOutside(of.app, 'GET', link)).body.data).toMatchObject({
      offered_salary: '4750.50',
      first_day: '2026-12-01',
      status: 'sent',
    })
    const other = await accept(link, 'Somebody Else')
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['full_name']])
    expect((await accept(link)).body.data.status).toBe('accepted')
    expect((await accept(link)).status).toBe(200)
    expect((await show()).status).toBe('accepted')
    const signed = await fromOutside(of.app, 'GET', `${link}/letter`)
    expect(pdfPages(signed.bytes).join('\n')).toContain('Accepted by')
    const { rows } = await of.company.read((tx) =>
      sql<{ filled: number }>`select filled from vacancies where company_id = ${of.companyId}`.execute(tx),
    )
    expect(rows).toEqual([{ filled: 1 }])
    // Whoever fills the vacancy stays in sight until they are employed.
    await of.company.transaction((tx) =>
      tx.updateTable('vacancies').set({ status: 'filled' }).where('company_id', '=', of.companyId).execute(),
    )
    expect(await get(`${CANDIDATE}?active=1`)).toMatchObject([{ id: candidate, status: 'accepted' }])
    expect((await post(`${CANDIDATE}/${candidate}/stage`, { status: 'notAtTheMoment', reason: 'x' })).status).toBe(422)
  })

  test('accepted calls off the interviews still to come, and tells candidate and interviewers why', async () => {
    const ann = await colleague('Ann')
    const { link } = await sent()
    const planned = await post(`${CANDIDATE}/${candidate}/interview`, {
      ...{ round: ROUNDS[0], starts_at: '2026-11-25T10:30', minutes: 45, place: 'Shop', interviewer_ids: [ann.id] },
    })
    expect([planned.status, (await show()).status]).toEqual([201, 'offered'])
    await accept(link)
    const [shown] = await get(`${CANDIDATE}/${candidate}/interview`)
    expect([shown.status, shown.cancel_reason]).toEqual(['cancelled', 'The candidate accepted our offer'])
    const { rows } = await of.company.read((tx) =>
      sql<{ text: string; calendar: string }>`select text_word as text, calendar from wanted_mails
        where subject_word like '%-cancelled.%' order by account_id is not null`.execute(tx),
    )
    expect(rows.map(({ text }) => text)).toEqual([
      'candidates.mail.interview-cancelled.text',
      'candidates.mail.lead-cancelled.text',
    ])
    for (const { calendar } of rows) expect(calendar).toContain('METHOD:CANCEL')
    // One that stood from before offers called them off ends with joining.
    await of.company.transaction((tx) =>
      sql`update interviews set status = 'planned', cancel_reason = null where company_id = ${of.companyId}`.execute(
        tx,
      ),
    )
    expect((await post(`${CANDIDATE}/${candidate}/migrate`, { staff_id: 'K-9' })).status).toBe(201)
    expect((await get(`${CANDIDATE}/${candidate}/interview`))[0].status).toBe('cancelled')
  })

  test('of whoever accepted and does not come is over, their head is free, and their data go', async () => {
    const state = async () => {
      const { rows } = await of.company.read((tx) =>
        sql`select v.filled, v.status, (select count(*)::int from newcomers) as newcomers from vacancies v`.execute(tx),
      )
      return rows[0]
    }
    await of.company.transaction((tx) => sql`update vacancies set headcount = 1`.execute(tx))
    const { id, link } = await sent()
    await accept(link)
    expect(await state()).toEqual({ filled: 1, status: 'filled', newcomers: 1 })
    const { rows: mails } = await of.company.read((tx) =>
      sql<{ to: string | null; name: string; bytes: Buffer }>`
        select recipient as to, attachment_name as name, attachment as bytes from wanted_mails
        where attachment is not null order by recipient`.execute(tx),
    )
    expect(mails.map(({ to, name }) => [to, name])).toEqual([
      ['aisyah@example.com', 'offer-1.pdf'],
      [null, 'offer-1.pdf'],
    ])
    expect(pdfPages(Buffer.from(mails[0]?.bytes ?? '')).join('\n')).toContain('Accepted by')
    expect((await post(`${OFFER}/${id}/withdraw`)).body.data.status).toBe('withdrawn')
    expect(await show()).toMatchObject({ status: 'pendingInterview', delete_on: '2027-05-20' })
    expect(await state()).toEqual({ filled: 0, status: 'open', newcomers: 0 })
    // By themselves, by the link of their application.
    const again = await sent()
    await accept(again.link)
    const own = ((await letter('mail.applied'))?.link ?? '').replace('/onboarding/', 'api/career/')
    expect((await fromOutside(of.app, 'GET', own)).body.data.may).toEqual({ withdraw: true, remove: true })
    expect((await fromOutside(of.app, 'DELETE', own)).status).toBe(200)
    expect(await state()).toEqual({ filled: 0, status: 'open', newcomers: 0 })
    expect(await get(CANDIDATE)).toEqual([])
  })

  test('beyond the heads of the vacancy asks, and so does a contract below the minimum wage', async () => {
    const outside = await make({ offered_salary: '1500.00', employment_type: 'contract' })
    expect([outside.status, outside.body.data.length]).toEqual([409, 2])
    await of.company.transaction((tx) => sql`update vacancies set headcount = 1`.execute(tx))
    const other = (await of.apply({ email: 'b@example.com', phone: '0177776666' })).body.data.id
    await sent()
    const { id } = (await post(`${CANDIDATE}/${other}/offer`, terms())).body.data
    const asked = await post(`${OFFER}/${id}/send`)
    expect([asked.status, asked.body.data]).toEqual([409, ['This vacancy is for 1. Filled or offered already: 1']])
    expect((await post(`${OFFER}/${id}/send`, { confirm: 1 })).status).toBe(200)
  })

  test('is no longer valid once a new version is made, it is taken back, or its day has passed', async () => {
    const first = await sent()
    const over = async (link: string) => {
      const { status, body } = await accept(link)
      return [status, body.message]
    }
    const second = await sent({ offered_salary: 4800 })
    expect(await over(first.link)).toEqual([422, 'This offer is no longer valid'])
    expect((await post(`${OFFER}/${second.id}/withdraw`)).body.data.status).toBe('withdrawn')
    expect(await over(second.link)).toEqual([422, 'This offer is no longer valid'])
    expect((await show()).status).toBe('pendingInterview')
    const third = await sent()
    now = new Date('2026-11-28T03:00:00Z')
    expect(await over(third.link)).toEqual([422, 'This offer is no longer valid'])
    await candidatesOvernight.run(of.app.services, { companyId: of.companyId, today: plainDateOf('2026-11-28') })
    expect((await show()).status).toBe('pendingInterview')
    expect((await get(`${CANDIDATE}/${candidate}/offer`)).map(({ status }: { status: string }) => status)).toEqual([
      'expired',
      'withdrawn',
      'withdrawn',
    ])
  })

  test('that is taken back is told to whoever had it, where it is asked for; of its pay it says nothing', async () => {
    const told = async () => (await lettersOf(of)).filter(({ subject }) => subject.includes('offer-withdrawn'))
    const kept = (await make()).body.data
    expect((await post(`${OFFER}/${kept.id}/withdraw`, { tell: 1 })).status).toBe(200)
    const quiet = await sent()
    expect((await post(`${OFFER}/${quiet.id}/withdraw`)).status).toBe(200)
    expect(await told()).toEqual([])
    const { id } = await sent()
    expect((await post(`${OFFER}/${id}/withdraw`, { tell: 'loudly' })).status).toBe(422)
    expect((await post(`${OFFER}/${id}/withdraw`, { tell: 1 })).body.data.status).toBe('withdrawn')
    expect(await told()).toMatchObject([{ to: 'aisyah@example.com', due_at: null }])
    expect((await post(`${OFFER}/${id}/withdraw`, { tell: 1 })).status).toBe(422)
    expect(await told()).toHaveLength(1)
    for (const language of ['en', 'zh-Hant'] as const) {
      const { say } = of.app.services
      const params = { person: 'A', position: 'B', company: 'C' }
      expect(say(language, 'candidates.mail.offer-withdrawn.text', params)).not.toMatch(/\{\{|4750|4,750/)
    }
  })

  test('is sent only once it is agreed to, by whoever did not make it; its pay is told in the inbox alone', async () => {
    const boss = await colleague('Boss')
    // Whoever is not the only one does not decide on what they sent.
    await of.as('Company Admin')
    const decide = (decision: string, id: string, who = of.admin) =>
      post('api/panel/application/decide', { ids: [id], decision, reason: 'Too much' }, who)
    const saved = await post('api/panel/application/flow/offer', {
      chains: [{ name: 'Manager', steps: [{ approvers: [{ by: 'manager' }] }] }],
    })
    expect(saved.status).toBe(200)
    const made = await make({ manager_id: boss.id })
    expect([made.status, made.body.data.status]).toEqual([201, 'waiting'])
    const { id } = made.body.data
    const early = await post(`${OFFER}/${id}/send`)
    expect([early.status, early.body.message]).toEqual([422, 'This offer is still waiting for approval'])
    expect((await decide('approve', id)).status).toBe(422)
    const [waiting] = await get('api/panel/application?scope=mine', boss.who)
    expect(waiting).toMatchObject({
      ...{ kind: 'offer', full_name: 'Aisyah Rahman', employee_id: null, staff_id: null, amount: '4750.50' },
      ...{ title: 'Offer · Barista', length: null, type: 'full_time' },
    })
    expect((await decide('approve', id, boss.who)).status).toBe(200)
    expect((await get(`${CANDIDATE}/${candidate}/offer`))[0]).toMatchObject({ id, status: 'approved' })
    const { rows } = await of.company.read((tx) =>
      sql<{ said: string }>`
        select params::text as said from notices union all select params::text from wanted_mails
        union all select row_to_json(a)::text from activity a where action like 'approvals.%'`.execute(tx),
    )
    expect(rows.length).toBeGreaterThan(2)
    // As it is written or kept; four digits alone stand in some identifier now and then.
    for (const { said } of rows) expect(said).not.toMatch(/4,750|4750\.50/)
    expect((await post(`${OFFER}/${id}/send`)).status).toBe(200)
    // A rejected one is not sent; a waiting one that is replaced waits for nobody any more.
    const second = (await make({ manager_id: boss.id })).body.data.id
    const refused = await decide('reject', second, boss.who)
    expect(refused.status).toBe(200)
    expect((await post(`${OFFER}/${second}/send`)).body.message).toBe('This offer cannot be sent in its present status')
    await make({ manager_id: boss.id })
    await make({ manager_id: boss.id })
    expect(await get('api/panel/application?scope=mine', boss.who)).toHaveLength(1)
  })

  test('declined leads back before an interview, and its months of keeping begin', async () => {
    const { link } = await sent()
    const declined = () => fromOutside(of.app, 'POST', `${link}/decline`, { reason: 'Another offer' })
    expect((await declined()).body.data.status).toBe('declined')
    expect((await declined()).status).toBe(200)
    expect(await show()).toMatchObject({ status: 'pendingInterview', delete_on: '2027-05-20' })
    expect((await accept(link)).status).toBe(422)
  })

  test('takes two decimals above zero (S5-027); beside the range or below the minimum wage it asks', async () => {
    for (const wrong of ['3000.555', 'abc', '0', '-1'])
      expect((await make({ offered_salary: wrong })).body.errors).toHaveProperty('offered_salary')
    const outside = await make({ offered_salary: '1500.00' })
    expect([outside.status, outside.body.data.length]).toEqual([409, 2])
    expect((await make({ offered_salary: '1500.00', confirm: 1 })).status).toBe(201)
    expect((await make({ position_id: newId(), expires_on: '2026-11-01' })).body.errors).toMatchObject({
      position_id: [expect.any(String)],
      expires_on: [expect.any(String)],
    })
    const manager = await of.as('HR Manager')
    expect((await post(`${CANDIDATE}/${candidate}/offer`, terms(), manager)).status).toBe(403)
  })

  test('accepted makes an employee with the offered pay from the first day, once, also at the same moment', async () => {
    expect((await post(`${CANDIDATE}/${candidate}/migrate`, { staff_id: 'K-9' })).status).toBe(422)
    const { link } = await sent()
    await accept(link)
    const both = await Promise.all(
      ['K-9', 'K-10'].map((staff_id) => post(`${CANDIDATE}/${candidate}/migrate`, { staff_id })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    const { employee_id } = both.find(({ status }) => status === 201)?.body.data ?? {}
    const people = await of.company.read((tx) =>
      tx.selectFrom('employees').selectAll().where('company_id', '=', of.companyId).execute(),
    )
    expect(people).toMatchObject([
      {
        id: employee_id,
        full_name: 'Aisyah Rahman',
        joined_on: '2026-12-01',
        position_id: of.position,
        probation_ends_on: '2027-02-28',
      },
    ])
    const { rows } = await of.company.read((tx) =>
      sql`select component, amount, effective_from from salary_rates where company_id = ${of.companyId}`.execute(tx),
    )
    expect(rows).toEqual([{ component: 'basic_salary', amount: '4750.50', effective_from: '2026-12-01' }])
    const papers = await of.company.read((tx) =>
      tx.selectFrom('employee_documents').selectAll().where('company_id', '=', of.companyId).execute(),
    )
    expect(papers).toMatchObject([{ employee_id, name: 'Resume' }])
    expect(await show()).toMatchObject({ status: 'migrated', employee_id })
    const report = await get('api/panel/onboarding/report/funnel')
    expect(report.stages.map(({ reached }: { reached: number }) => reached)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('who was here before is asked about, and rehired goes on with the own record and the offered pay', async () => {
    const id = newId()
    const { email } = await show()
    await of.company.transaction((tx) =>
      sql`insert into employees (company_id, id, staff_id, full_name, email, employment_type, joined_on, status)
        values (${of.companyId}, ${id}, 'OLD-1', 'Aisyah Rahman', ${email.toUpperCase()}, 'full_time', '2020-01-01',
          'active')`.execute(tx),
    )
    const { link } = await sent()
    await accept(link)
    const asked = await post(`${CANDIDATE}/${candidate}/migrate`, { staff_id: 'K-9' })
    expect([asked.status, asked.body.data]).toEqual([409, ['Aisyah Rahman · OLD-1']])
    const here = await post(`${CANDIDATE}/${candidate}/migrate`, { rehire_employee_id: id })
    expect(here.body.errors).toHaveProperty('rehire_employee_id')
    await of.company.transaction((tx) =>
      tx.updateTable('employees').set({ left_on: '2024-05-31', status: 'resigned' }).where('id', '=', id).execute(),
    )
    expect((await show()).former).toEqual([
      { id, full_name: 'Aisyah Rahman', staff_id: 'OLD-1', left_on: '2024-05-31' },
    ])
    const stranger = await post(`${CANDIDATE}/${candidate}/migrate`, { rehire_employee_id: candidate })
    expect(stranger.body.errors).toEqual({ rehire_employee_id: ['This person has not been here before'] })
    // Their account would open again with its roles, so whoever may not give them brings nobody back.
    const former = await of.as('HR Payroll')
    const linked = (account: string | null) =>
      of.company.transaction((tx) =>
        tx.updateTable('employees').set({ account_id: account }).where('id', '=', id).execute(),
      )
    await linked(former.session.accountId)
    const recruiter = await of.as('HR Generalist')
    const beyond = await post(`${CANDIDATE}/${candidate}/migrate`, { rehire_employee_id: id }, recruiter)
    expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([403, ['rehire_employee_id']])
    await linked(null)
    const back = await post(`${CANDIDATE}/${candidate}/migrate`, { rehire_employee_id: id })
    expect([back.status, back.body.data]).toEqual([201, { employee_id: id, staff_id: 'OLD-1' }])
    const { rows } = await of.company.read((tx) =>
      sql`select e.joined_on, e.left_on, e.position_id, s.amount, s.effective_from from employees e
        join salary_rates s on s.company_id = e.company_id and s.employee_id = e.id
        where e.company_id = ${of.companyId}`.execute(tx),
    )
    const pay = { amount: '4750.50', effective_from: '2026-12-01' }
    expect(rows).toEqual([{ joined_on: '2026-12-01', left_on: null, position_id: of.position, ...pay }])
  })

  test('of a full package changes nothing (S8-020)', async () => {
    for (const name of ['A', 'B', 'C', 'D']) await colleague(name)
    const { link } = await sent()
    await accept(link)
    const full = await post(`${CANDIDATE}/${candidate}/migrate`, { staff_id: 'K-9' })
    expect([full.status, full.body.message]).toEqual([422, 'Your package has hit the headcount limit'])
    expect((await show()).status).toBe('accepted')
  })
})
