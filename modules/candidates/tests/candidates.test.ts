import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { standardReasons } from '#modules/company/model/settings/rejection-reasons.ts'
import { setCompanySettings } from '#modules/company/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { orientationsEnd, tasksFollow } from '#modules/onboarding/server/public.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { fromOutside, type HiringCompany, hiringCompany, lettersOf, ROUNDS } from '#tests/support/hiring-company.ts'
import { makeZip } from '#tests/support/make-zip.ts'
import { sampleFiles } from '#tests/support/multipart.ts'
import { candidatesHandlers } from '../server/handlers.ts'
import { offerKind } from '../server/offers/agreeing/offer-kind.ts'
import { candidatesOvernight } from '../server/overnight.ts'
import { candidatesUndos } from '../server/undos.ts'

const approvals = { kinds: [offerKind], people: approvalPeople }
const REASON = standardReasons[0]
const CANDIDATE = 'api/panel/onboarding/candidate'
let of: HiringCompany
beforeEach(async () => {
  of = await hiringCompany([
    ...candidatesHandlers({
      payInputsChanged: async () => {},
      approvals,
      joined: tasksFollow,
      notComing: orientationsEnd,
    }),
    ...undoHandlers(candidatesUndos),
  ])
})
afterEach(() => of?.close())

const list = async (query = '') => (await of.app.call(of.admin, 'GET', `${CANDIDATE}${query}`)).body.data
const show = async (id: string) => (await of.app.call(of.admin, 'GET', `${CANDIDATE}/${id}`)).body.data
const move = (id: string, body: object) => of.app.call(of.admin, 'POST', `${CANDIDATE}/${id}/stage`, body)
const undo = (id: string) => of.app.call(of.admin, 'POST', `api/emp/undo/${id}`)
const applied = async (fields = {}): Promise<string> => {
  const sent = await of.apply(fields)
  expect([sent.status, sent.body.errors]).toEqual([201, undefined])
  return sent.body.data.id
}

describe('whoever applies', () => {
  test('is a card that waits to be looked at, with the resume as it was sent, and a letter (S7-008)', async () => {
    const id = await applied({ expected_salary: '4500', cover_letter: 'I like coffee' })
    expect(await list()).toMatchObject([{ id, full_name: 'Aisyah Rahman', status: 'pending', applications: 1 }])
    expect(await show(id)).toMatchObject({
      expected_salary: '4500.00',
      answers: [{ text: 'Can you work weekends?', answer: 'yes', out: false }],
      resume: { name: 'paper.pdf', state: 'off' },
      history: [{ to_status: 'pending' }, { to_status: 'applied' }],
    })
    const resume = await of.app.call(of.admin, 'GET', `${CANDIDATE}/${id}/resume`)
    expect(resume.bytes.toString()).toBe(sampleFiles.pdf.bytes)
    const [letter] = await lettersOf(of)
    expect(letter).toMatchObject({
      to: 'aisyah@example.com',
      link: expect.stringMatching(/^\/onboarding\/application\//),
    })
  })

  test('twice, by the e-mail in capitals or by the digits of the phone, is one card that keeps the first', async () => {
    const id = await applied()
    expect(
      (await of.apply({ email: 'AISYAH@example.com', phone: '03-1111 2222', full_name: 'A. Rahman' })).status,
    ).toBe(201)
    expect((await of.apply({ email: 'other@example.com', phone: '012 345 6789' })).status).toBe(201)
    expect(await list()).toMatchObject([{ id, full_name: 'Aisyah Rahman', applications: 3 }])
    const { repeats } = await show(id)
    expect(repeats.map(({ full_name }: { full_name: string }) => full_name)).toEqual(['A. Rahman', 'Aisyah Rahman'])
    expect(await lettersOf(of)).toHaveLength(1)
  })

  test('many times at the same moment is one card, and nobody else is lost', async () => {
    const others = Array.from({ length: 4 }, (_, at) => ({ email: `p${at}@example.com`, phone: `01999${at}8877` }))
    const all = await Promise.all([{}, {}, {}, ...others].map((fields) => of.apply(fields)))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201))
    const cards = await list()
    expect(cards).toHaveLength(5)
    expect(Math.max(...cards.map(({ applications }: { applications: number }) => applications))).toBe(3)
    const { body } = await of.app.call(of.admin, 'GET', `${CANDIDATE}?page=3&per_page=2&search=example.com`)
    expect([body.data.map(({ id }: { id: string }) => id), body.meta]).toEqual([
      [cards[4].id],
      { page: 3, per_page: 2, total: 5 },
    ])
  })

  test('is refused by the field, and nothing is kept', async () => {
    const refusedAt = async (
      fields: Record<string, string>,
      file = sampleFiles.pdf as { name: string; bytes: string | Uint8Array },
    ) => {
      const { status, body } = await of.apply(fields, file)
      return [status, Object.keys(body.errors ?? {})]
    }
    expect(await refusedAt({ consent: 'false' })).toEqual([422, ['consent']])
    expect(await refusedAt({ email: 'nobody' })).toEqual([422, ['email']])
    expect(await refusedAt({ answers: '{}' })).toEqual([422, [`answers.${of.question}`]])
    expect(await refusedAt({}, { name: 'resume.pdf', bytes: '<html>' })).toEqual([422, ['resume']])
    expect(await refusedAt({}, sampleFiles.png)).toEqual([422, ['resume']])
    const macro = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('_VBA_PROJECT', 'utf16le')])
    expect(await refusedAt({}, { name: 'resume.doc', bytes: macro })).toEqual([422, ['resume']])
    const bomb = makeZip([{ name: 'word/document.xml', content: '<w/>', saysSize: 2 ** 30 }])
    expect(await refusedAt({}, { name: 'resume.docx', bytes: bomb })).toEqual([422, ['resume']])
    expect(await refusedAt({ ic_or_passport: '900101-14-5678' })).toEqual([422, ['ic_or_passport']])
    expect(await list()).toEqual([])
  })

  test('to a hidden field gets the usual answer and nothing is kept; an ended job says so', async () => {
    expect((await of.apply({ website: 'https://spam.example' })).status).toBe(201)
    expect(await list()).toEqual([])
    const form = await fromOutside(of.app, 'GET', `api/career/form/${of.advertisement}`)
    expect(form.body.data).toMatchObject({ title: 'Barista', questions: [{ id: of.question, required: true }] })
    await of.company.transaction((tx) =>
      tx.updateTable('vacancies').set({ status: 'closed' }).where('company_id', '=', of.companyId).execute(),
    )
    const late = await of.apply()
    expect([late.status, late.body.message]).toEqual([422, 'This position is no longer open'])
    expect((await fromOutside(of.app, 'GET', `api/career/form/${of.advertisement}`)).status).toBe(404)
  })

  test('waits after as many as the limit says, also when the server was begun anew', async () => {
    Object.assign(of.app.services.settings, { limits: { applicationsPerHour: 2 } })
    for (const n of [1, 2]) await applied({ email: `n${n}@example.com`, phone: `01888${n}6655` })
    const third = await of.apply({ email: 'n3@example.com', phone: '0188836655' })
    expect([third.status, third.headers['retry-after']]).toEqual([429, '3600'])
    expect(await list()).toHaveLength(2)
  })

  test('sees by the link what is stored, withdraws, and deletes all of it', async () => {
    const id = await applied()
    const [letter] = await lettersOf(of)
    const path = (letter?.link ?? '').replace('/onboarding/application/', 'api/career/application/')
    expect((await fromOutside(of.app, 'GET', path)).body.data).toMatchObject({
      ...{ position: 'Barista', full_name: 'Aisyah Rahman', resume_name: 'paper.pdf', state: 'open' },
      may: { withdraw: true, remove: true },
      ...{ consent_language: 'en', talent_pool: false, expected_salary: null, repeats: [], applied_on: '2026-11-20' },
    })
    expect((await fromOutside(of.app, 'GET', `${path}/resume`)).bytes.toString()).toBe(sampleFiles.pdf.bytes)
    expect((await fromOutside(of.app, 'GET', 'api/career/application/none/resume')).status).toBe(404)
    expect((await fromOutside(of.app, 'POST', `${path}/withdraw`)).status).toBe(200)
    expect(await show(id)).toMatchObject({ status: 'notAtTheMoment', delete_on: '2027-05-20' })
    expect((await fromOutside(of.app, 'POST', `${path}/withdraw`)).status).toBe(422)
    // Whoever changes their mind is there again, with what was sent the second time beside it.
    await applied({ expected_salary: '4800', source: 'A friend' })
    expect(await show(id)).toMatchObject({
      ...{ status: 'pending', delete_on: null, withdrawn_at: null },
      repeats: [{ expected_salary: '4800.00', source: 'A friend', answers: [{ answer: 'yes' }] }],
    })
    expect((await fromOutside(of.app, 'GET', path)).body.data.repeats).toMatchObject([{ expected_salary: '4800.00' }])
    expect((await fromOutside(of.app, 'DELETE', path)).status).toBe(200)
    expect((await fromOutside(of.app, 'GET', path)).status).toBe(404)
    expect(await list()).toEqual([])
    const files = await of.company.read((tx) =>
      tx.selectFrom('files').selectAll().where('company_id', '=', of.companyId).execute(),
    )
    expect(files).toEqual([])
    expect((of.app.services.files as unknown as { kept: Map<string, Buffer> }).kept.size).toBe(0)
    const traces = await of.company.read((tx) =>
      tx.selectFrom('candidate_traces').selectAll().where('company_id', '=', of.companyId).execute(),
    )
    expect(traces).toMatchObject([{ last_status: 'pending', applications: 2 }])
  })
})

test('a link shows nothing of what came by the same phone from another e-mail, until they are said to be one', async () => {
  const id = await applied({ email: 'first@example.com' })
  const path = ((await lettersOf(of))[0]?.link ?? '').replace('/onboarding/', 'api/career/')
  await applied({ email: 'owner@example.com', full_name: 'Owner of the phone', expected_salary: '9000' })
  await applied({ email: 'FIRST@example.com', full_name: 'First again' })
  const { repeats } = await show(id)
  expect(repeats.map(({ full_name }: { full_name: string }) => full_name)).toEqual([
    'Owner of the phone',
    'First again',
  ])
  const names = async () =>
    (await fromOutside(of.app, 'GET', path)).body.data.repeats.map((one: { full_name: string }) => one.full_name)
  expect(await names()).toEqual(['First again'])
  const resumes = repeats.map((one: { id: string }) => fromOutside(of.app, 'GET', `${path}/resume?repeat=${one.id}`))
  expect((await Promise.all(resumes)).map(({ status }) => status)).toEqual([404, 200])
  const other = await applied({ email: 'third@example.com', phone: '0188887777', full_name: 'Another card' })
  expect((await of.app.call(of.admin, 'POST', `${CANDIDATE}/${other}/merge`, { into: id })).status).toBe(200)
  expect(await names()).toEqual(expect.arrayContaining(['First again', 'Another card']))
})

describe('a candidate', () => {
  test('moves by stage, back only to pending, and never where an act leads', async () => {
    const id = await applied()
    expect((await move(id, { status: 'offered' })).body.errors).toHaveProperty('status')
    expect((await move(id, { status: 'pendingInterview' })).body.data).toMatchObject({
      round: ROUNDS[0],
      round_name: 'Round 1',
    })
    expect((await move(id, { status: 'pendingInterview', round: ROUNDS[1] })).body.data.round_name).toBe('Round 2')
    expect((await move(id, { status: 'pendingInterview', round: of.vacancy })).body.errors).toHaveProperty('round')
    expect((await move(id, { status: 'notSuitable' })).body.errors).toHaveProperty('reason')
    expect((await move(id, { status: 'notSuitable', reason: REASON })).body.data).toMatchObject({
      status: 'notSuitable',
      delete_on: '2027-05-20',
    })
    expect((await move(id, { status: 'pendingInterview' })).status).toBe(422)
    expect((await move(id, { status: 'pending' })).body.data).toMatchObject({ status: 'pending', delete_on: null })
  })

  test('who is refused is told ten minutes later, and undo takes move and letter back', async () => {
    const id = await applied()
    const refused = await move(id, { status: 'notAtTheMoment', reason: REASON, tell: true })
    const letters = await lettersOf(of)
    expect(letters.at(-1)).toMatchObject({
      subject: 'candidates.mail.refused.subject',
      due_at: '2026-11-20T03:10:00.000000Z',
    })
    expect((await undo(refused.body.meta.undo)).status).toBe(200)
    expect(await show(id)).toMatchObject({ status: 'pending', delete_on: null })
    expect(await lettersOf(of)).toHaveLength(1)
  })

  test('many are moved at once, each for itself', async () => {
    const one = await applied()
    const other = await applied({ email: 'b@example.com', phone: '0177776666' })
    await move(other, { status: 'notSuitable', reason: REASON })
    const body = { ids: [one, other], status: 'pendingInterview' }
    const done = await of.app.call(of.admin, 'POST', `${CANDIDATE}/batch/stage`, body)
    expect(done.body.data).toMatchObject({
      changed: 1,
      skipped: 1,
      outcomes: [
        { id: one, outcome: 'moved' },
        { id: other, outcome: 'refused' },
      ],
    })
    expect((await undo(done.body.meta.undo)).status).toBe(200)
    const nobody = await of.app.call(of.admin, 'POST', `${CANDIDATE}/batch/stage`, { ...body, ids: [of.vacancy] })
    expect(nobody.status).toBe(404)
    expect((await show(one)).status).toBe('pending')
  })

  test('is counted by stage as the list is narrowed', async () => {
    await applied()
    const other = await applied({ full_name: 'Ben Ong', email: 'ben@x.example', phone: '0129991111', source: 'Friend' })
    const counts = (query = '') => list(`/counts${query}`)
    const [{ status }] = await counts()
    expect(await counts()).toEqual([{ status, candidates: 2 }])
    await move(other, { status: 'pendingInterview' })
    const both = [
      { status, candidates: 1 },
      { status: 'pendingInterview', candidates: 1 },
    ]
    expect(await counts('?active=1')).toEqual(expect.arrayContaining(both))
    expect(await counts('?search=Aisyah')).toEqual([{ status, candidates: 1 }])
    expect(await counts('?source=friend')).toEqual([{ status: 'pendingInterview', candidates: 1 }])
    expect(await counts('?search=nobody')).toEqual([])
    await move(other, { status: 'notSuitable', reason: REASON })
    expect(await counts('?active=1')).toEqual([{ status, candidates: 1 }])
  })

  test('is entered by hand; who is known already is asked about', async () => {
    const person = { vacancy_id: of.vacancy, full_name: 'Tan Mei', email: 'mei@example.com', phone: '0165554444' }
    const added = await of.app.call(of.admin, 'POST', CANDIDATE, person)
    expect([added.status, added.body.data.status]).toEqual([201, 'pending'])
    const again = await of.app.call(of.admin, 'POST', CANDIDATE, person)
    expect([again.status, again.body.data.length]).toEqual([409, 0])
    expect((await of.app.call(of.admin, 'POST', CANDIDATE, { ...person, confirm: 1 })).body.data.applications).toBe(2)
    const { id } = added.body.data
    const changed = await of.app.call(of.admin, 'PATCH', `${CANDIDATE}/${id}`, { phone: '0199998888' })
    expect(changed.body.data.phone).toBe('0199998888')
    const note = await of.app.call(of.admin, 'POST', `${CANDIDATE}/${id}/note`, { text: 'Speaks three languages' })
    expect(note.body.data.notes).toMatchObject([{ text: 'Speaks three languages' }])
    expect((await list('?search=mei')).length + (await list('?search=nobody')).length).toBe(1)
    expect((await of.app.call(of.admin, 'DELETE', `${CANDIDATE}/${id}`)).status).toBe(200)
    expect((await of.app.call(of.admin, 'GET', `${CANDIDATE}/${id}`)).status).toBe(404)
  })

  test('of two cards becomes one, and two again', async () => {
    const one = await applied()
    const other = await applied({ email: 'b@example.com', phone: '0177776666' })
    const merged = await of.app.call(of.admin, 'POST', `${CANDIDATE}/${other}/merge`, { into: one })
    expect(merged.body.data).toMatchObject({ id: one, applications: 2 })
    expect(await list()).toHaveLength(1)
    // Both links lead to what is kept.
    for (const { link } of await lettersOf(of)) {
      const path = (link ?? '').replace('/onboarding/application/', 'api/career/application/')
      expect((await fromOutside(of.app, 'GET', path)).body.data.email).toBe('aisyah@example.com')
    }
    expect((await undo(merged.body.meta.undo)).status).toBe(200)
    expect((await list()).map(({ applications }: { applications: number }) => applications)).toEqual([1, 1])
    expect((await show(other)).resume.name).toBe('paper.pdf')
    expect((await show(one)).repeats).toEqual([])
  })

  test('is deleted on its day, and those of the pool later', async () => {
    const [one, pool] = [
      await applied(),
      await applied({ email: 'b@example.com', phone: '0177776666', talent_pool: 'true' }),
    ]
    for (const id of [one, pool]) await move(id, { status: 'notSuitable', reason: REASON })
    expect((await show(pool)).delete_on).toBe('2028-11-20')
    // They agreed to the months that the notice named: longer ones of later are for whoever applies then.
    await of.app.db.forCompany(of.companyId).transaction((tx) =>
      sql`update companies set settings = settings || '{"recruitment_retention_months":12,"recruitment_pool_months":36}'
        where id = ${of.companyId}`.execute(tx),
    )
    expect([(await show(one)).delete_on, (await show(pool)).delete_on]).toEqual(['2027-05-20', '2028-11-20'])
    const later = await applied({ email: 'c@example.com', phone: '0177775555' })
    await move(later, { status: 'notSuitable', reason: REASON })
    expect((await show(later)).delete_on).toBe('2027-11-20')
    await of.app.call(of.admin, 'DELETE', `${CANDIDATE}/${later}`)
    const night = (day: string) =>
      candidatesOvernight.run(of.app.services, { companyId: of.companyId, today: plainDateOf(day) })
    await night('2027-05-19')
    expect(await list()).toHaveLength(2)
    await night('2027-05-20')
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([pool])
    await of.company.transaction((tx) => setCompanySettings(tx, of.companyId, { recruitment_pool_months: 3 }))
    await night('2027-05-21')
    expect(await list()).toEqual([])
  })

  test('goes by the vacancy’s end, and stays where it opens again', async () => {
    const id = await applied()
    const set = (status: 'open' | 'filled') =>
      of.company.transaction((tx) =>
        tx.updateTable('vacancies').set({ status }).where('company_id', '=', of.companyId).execute(),
      )
    const night = (day: string) =>
      candidatesOvernight.run(of.app.services, { companyId: of.companyId, today: plainDateOf(day) })
    await set('filled')
    await night('2026-12-01')
    expect((await show(id)).delete_on).toBe('2027-06-01')
    await set('open')
    await night('2026-12-02')
    expect((await show(id)).delete_on).toBeNull()
    // Nobody else applies after its last day: whoever waits is kept no longer than whoever was refused.
    await of.company.transaction((tx) =>
      tx.updateTable('vacancies').set({ close_date: '2026-12-02' }).where('company_id', '=', of.companyId).execute(),
    )
    await night('2026-12-03')
    expect((await show(id)).delete_on).toBe('2027-06-03')
  })

  test('keeps an identity number only where a vacancy asks for it, also entered by hand', async () => {
    const person = { vacancy_id: of.vacancy, full_name: 'Tan Mei', email: 'mei@example.com', phone: '0165554444' }
    const enter = () => of.app.call(of.admin, 'POST', CANDIDATE, { ...person, ic_or_passport: '900101-14-5678' })
    expect(Object.keys((await enter()).body.errors)).toEqual(['ic_or_passport'])
    await of.company.transaction((tx) =>
      tx.updateTable('vacancies').set({ asks_identity: true }).where('company_id', '=', of.companyId).execute(),
    )
    expect((await enter()).status).toBe(201)
  })

  test('is seen by the two roles alone', async () => {
    const id = await applied()
    for (const role of ['HR Manager', 'Recruitment Manager', 'Reporting Manager'] as const) {
      const other = await of.as(role)
      expect((await of.app.call(other, 'GET', CANDIDATE)).status).toBe(403)
      expect((await of.app.call(other, 'GET', `${CANDIDATE}/${id}/resume`)).status).toBe(403)
    }
  })
})
