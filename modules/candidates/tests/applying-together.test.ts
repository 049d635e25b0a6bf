/** Applications of the same moment, on both homes: @both-homes, since they wait for each other's rows and locks. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { orientationsEnd, tasksFollow } from '#modules/onboarding/server/public.ts'
import { type HiringCompany, hiringCompany, lettersOf } from '#tests/support/hiring-company.ts'
import { sampleFiles } from '#tests/support/multipart.ts'
import { candidatesHandlers } from '../server/handlers.ts'
import { offerKind } from '../server/offers/agreeing/offer-kind.ts'

const approvals = { kinds: [offerKind], people: approvalPeople }
const needs = { payInputsChanged: async () => {}, approvals, joined: tasksFollow, notComing: orientationsEnd }
const CANDIDATE = 'api/panel/onboarding/candidate'
let of: HiringCompany
beforeEach(async () => {
  of = await hiringCompany(candidatesHandlers(needs))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await of?.close()
})

const list = async () => (await of.app.call(of.admin, 'GET', CANDIDATE)).body.data
const show = async (id: string) => (await of.app.call(of.admin, 'GET', `${CANDIDATE}/${id}`)).body.data
const person = (at: number) => ({
  ...{ full_name: `Person ${at}`, email: `p${at}@example.com`, phone: `+60 11-${2_000_000 + at}` },
})
/** The first calls of a test are carried out twice, to prove that they may be. */
const warm = async () => {
  for (const at of [901, 902, 903]) await of.apply(person(at))
}

test('a hundred at the same moment are a hundred cards with a letter and an entry each, in few statements', async () => {
  await warm()
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const sent = await Promise.all(Array.from({ length: 100 }, (_, at) => of.apply(person(at))))
  const statements = asked.mock.calls.length
  asked.mockRestore()
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201))
  expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(100)
  const cards = await list()
  expect(cards).toHaveLength(103)
  expect(new Set(cards.map(({ id }: { id: string }) => id))).toEqual(
    new Set([...cards.slice(0, 3).map(({ id }: { id: string }) => id), ...sent.map(({ body }) => body.data.id)]),
  )
  expect(await lettersOf(of)).toHaveLength(103)
  expect((await show(sent[50]?.body.data.id)).history).toMatchObject([
    { to_status: 'pending' },
    { to_status: 'applied' },
  ])
  expect(statements).toBeLessThan(200)
})

test('each of one moment has its own answer: stored, again, wrong, no resume, and a job that is not there', async () => {
  await warm()
  const known = (await of.apply(person(1))).body.data.id
  const sent = await Promise.all([
    of.apply(person(2)),
    of.apply({ ...person(2), full_name: 'Second again', talent_pool: 'true' }),
    of.apply({ ...person(1), phone: '+60 3-5555 6666', full_name: 'First again' }),
    of.apply({ ...person(3), answers: '{}' }),
    of.apply(person(4), { name: 'resume.pdf', bytes: '<html>' }),
    of.apply({ ...person(5), advertisement_id: '018f0000-0000-7000-8000-000000000000' }),
    of.apply(person(6)),
  ])
  expect(sent.map(({ status, body }) => [status, Object.keys(body.errors ?? {})[0]])).toEqual([
    ...[
      [201, undefined],
      [201, undefined],
      [201, undefined],
    ],
    ...[
      [422, `answers.${of.question}`],
      [422, 'resume'],
      [422, 'advertisement_id'],
      [201, undefined],
    ],
  ])
  const [second, again, first] = sent.map(({ body }) => body.data?.id)
  expect([again, first]).toEqual([second, known])
  const names = (await list()).map(({ full_name, applications }: Record<string, unknown>) => [full_name, applications])
  expect(names).toHaveLength(6)
  expect(names).toEqual(
    expect.arrayContaining([
      ['Person 1', 2],
      ['Person 2', 2],
      ['Person 6', 1],
    ]),
  )
  const card = await show(second)
  expect(card).toMatchObject({ talent_pool: true, repeats: [{ full_name: 'Second again', resume_name: 'paper.pdf' }] })
  const query = `${CANDIDATE}/${second}/resume?repeat=${card.repeats[0].id}`
  expect((await of.app.call(of.admin, 'GET', query)).bytes.toString()).toBe(sampleFiles.pdf.bytes)
  expect(await lettersOf(of)).toHaveLength(6)
})

test('an answer that cannot be stored is refused, and nobody else with it', async () => {
  await warm()
  await of.company.transaction((tx) =>
    sql`update job_advertisements set questions = jsonb_set(questions, '{0,kind}', '"text"')
        where company_id = ${of.companyId}`.execute(tx),
  )
  const answered = (at: number, answer: string) =>
    of.apply({ ...person(at), answers: `{"${of.question}":"${answer}"}` })
  const sent = await Promise.all([
    answered(1, '\\ud800'),
    answered(2, 'yes'),
    answered(3, '\\u0000'),
    answered(4, 'no'),
  ])
  expect(sent.map(({ status }) => status)).toEqual([422, 201, 422, 201])
})

test('an address that may send two more is let in twice, however many it sends at once', async () => {
  await warm()
  Object.assign(of.app.services.settings, { limits: { applicationsPerHour: 5 } })
  const { rows } = await of.app.db.system.read((tx) =>
    tx
      .selectFrom('limit_windows')
      .selectAll()
      .execute()
      .then((rows) => ({ rows })),
  )
  const before = rows[0]?.tries.length ?? 0
  const sent = await Promise.all(Array.from({ length: 6 }, (_, at) => of.apply(person(at))))
  const stored = sent.filter(({ status }) => status === 201)
  expect([stored.length, sent.filter(({ status }) => status === 429).length]).toEqual([5 - before, 1 + before])
})
