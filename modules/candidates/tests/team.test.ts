import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { tasksFollow } from '#modules/onboarding/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { CRITERIA, type HiringCompany, hiringCompany, ROUNDS } from '#tests/support/hiring-company.ts'
import type { Caller } from '#tests/support/module-app.ts'
import { candidatesHandlers } from '../server/handlers.ts'
import { interviewsDue } from '../server/home-cards.ts'
import { offerKind } from '../server/offers/agreeing/offer-kind.ts'
import { candidatesUndos } from '../server/undos.ts'

const HIRING = 'api/emp/hiring'
const approvals = { kinds: [offerKind], people: approvalPeople }
type Person = { readonly id: string; readonly who: Caller }
let of: HiringCompany
let candidate: string
let recruiter: Person
let interviewer: Person
let stranger: Person
beforeEach(async () => {
  of = await hiringCompany([
    ...candidatesHandlers({ payInputsChanged: async () => {}, approvals, joined: tasksFollow }),
    ...undoHandlers(candidatesUndos),
  ])
  candidate = (await of.apply({ expected_salary: '4567' })).body.data.id
  recruiter = await colleague('Rita')
  interviewer = await colleague('Ivan')
  stranger = await colleague('Sam')
  await join(recruiter, 'recruiter')
  await join(interviewer, 'interviewer')
})
afterEach(() => of?.close())

async function colleague(name: string): Promise<Person> {
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
const join = ({ id }: Person, part: string, vacancy = of.vacancy) =>
  of.company.transaction((tx) =>
    sql`insert into vacancy_members (company_id, vacancy_id, employee_id, part)
        values (${of.companyId}, ${vacancy}, ${id}, ${part})`.execute(tx),
  )
async function anotherVacancy(): Promise<string> {
  const id = newId()
  await of.company.transaction((tx) =>
    sql`insert into vacancies (company_id, id, position_name, headcount, status, approval_status, created_at, updated_at)
        values (${of.companyId}, ${id}, 'Cook', 1, 'open', 'approved', now(), now())`.execute(tx),
  )
  return id
}
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, { who } = recruiter) =>
  of.app.call(who, method, `${HIRING}/${path}`, body)
const data = async (path: string, person = recruiter) => (await call('GET', path, undefined, person)).body.data
const one = () => `candidate/${candidate}`
const coming = (...people: readonly Person[]) => ({
  ...{ round: ROUNDS[0], starts_at: '2026-11-25T10:30', minutes: 45 },
  interviewer_ids: people.map(({ id }) => id),
})

describe('whoever recruits for a vacancy', () => {
  test('sees its candidates by stage with what they sent, without pay and identity', async () => {
    await of.company.transaction((tx) =>
      tx
        .updateTable('candidates')
        .set({ identity_number: of.app.seal.seal('900101-14-5678', 'candidate identity') })
        .execute(),
    )
    const [vacancy] = await data('vacancy')
    const [{ status }] = await data('candidate')
    expect(vacancy).toMatchObject({
      ...{ id: of.vacancy, position_name: 'Barista', part: 'recruiter', headcount: 2 },
      stages: [{ status, candidates: 1 }],
    })
    expect(await data(`candidate?vacancy_id=${of.vacancy}&status=${status}`)).toMatchObject([{ id: candidate }])
    expect(await data('candidate?status=offered')).toEqual([])
    expect(await data(`candidate?vacancy_id=${newId()}`)).toEqual([])
    const seen = await data(one())
    expect(seen).toMatchObject({
      full_name: 'Aisyah Rahman',
      resume: { name: 'paper.pdf' },
      answers: [{ answer: 'yes' }],
    })
    for (const hidden of ['4567', '5678', 'salary', 'identity', '"offer"'])
      expect(JSON.stringify(seen)).not.toContain(hidden)
    expect((await call('GET', `${one()}/resume`)).status).toBe(200)
  })

  test('moves them, and takes it back while in the team; writes notes', async () => {
    const moved = await call('POST', `${one()}/stage`, { status: 'pendingInterview', round: ROUNDS[1] })
    expect([moved.status, moved.body.data.round_name]).toEqual([200, 'Round 2'])
    expect((await call('POST', `${one()}/stage`, { status: 'offered' })).status).toBe(422)
    expect((await call('POST', `${one()}/stage`, { status: 'notSuitable', reason: 'So' })).body.errors).toHaveProperty(
      'reason',
    )
    const back = () => of.app.call(recruiter.who, 'POST', `api/emp/undo/${moved.body.meta.undo}`)
    const become = (part: string) =>
      of.company.transaction((tx) =>
        sql`update vacancy_members set part = ${part} where employee_id = ${recruiter.id}`.execute(tx),
      )
    await become('interviewer')
    expect((await back()).status).toBe(404)
    await become('manager')
    expect((await back()).status).toBe(200)
    expect((await data(one())).status).not.toBe('pendingInterview')
    const noted = await call('POST', `${one()}/note`, { text: 'Friendly' })
    expect(noted.body.data.notes).toMatchObject([{ text: 'Friendly' }])
    expect((await call('POST', `${one()}/note`, { text: '' })).body.errors).toHaveProperty('text')
  })

  test('plans, changes and calls off an interview; who leads it sees no other card before their own', async () => {
    const planned = await call('POST', `${one()}/interview`, coming(interviewer, recruiter))
    expect([planned.status, planned.body.data.round_name]).toEqual([201, 'Round 1'])
    const { id } = planned.body.data
    const card = (score: number) => ({
      ratings: CRITERIA.map((criterion_id) => ({ criterion_id, score })),
      recommendation: 'yes',
    })
    expect((await call('POST', `interview/${id}/scorecard`, card(4), interviewer)).status).toBe(200)
    const before = { cards: await data(`${one()}/interview`), score: (await data(one())).score }
    expect(before).toMatchObject({ cards: [{ cards: [] }], score: null })
    expect(await data('candidate')).toMatchObject([{ score: null }])
    await call('POST', `interview/${id}/scorecard`, card(5))
    expect((await data(`${one()}/interview`))[0].cards).toHaveLength(2)
    expect((await data(one())).score).toBe('90.0')
    const path = `${one()}/interview/${id}`
    const changed = await call('PATCH', path, { minutes: 60 })
    expect([changed.status, changed.body.data.minutes]).toEqual([200, 60])
    expect((await call('PATCH', path, { minutes: 1 })).body.errors).toHaveProperty('minutes')
    expect((await call('POST', `${path}/cancel`, { reason: 'Closed' })).body.data.status).toBe('cancelled')
    expect((await call('POST', `${path}/cancel`, { reason: 'Closed' })).status).toBe(422)
  })
})

test('an interview before eight stands on one’s own page by the day of the company, not by the one in Greenwich', async () => {
  await call('POST', `${one()}/interview`, { ...coming(interviewer), starts_at: '2026-11-25T07:30' })
  const asking = {
    company: of.company,
    session: { timezone: 'Asia/Kuala_Lumpur' },
    employeeId: interviewer.id,
    clock: of.app.services.clock,
    today: '2026-11-20',
    t: (key: string) => key,
  }
  const due = await of.company.read((tx) => interviewsDue.read(tx, asking as never))
  expect(due).toMatchObject([{ on: '2026-11-25' }])
})

test('an interviewer, somebody outside the team and another company reach nobody', async () => {
  const { id } = (await call('POST', `${one()}/interview`, coming(interviewer))).body.data
  const other = await hiringCompany(
    candidatesHandlers({ payInputsChanged: async () => {}, approvals, joined: tasksFollow }),
  )
  const theirs = (await other.apply()).body.data.id
  const reach = async (person: Person, whom: string) => {
    const all = [
      call('GET', `candidate/${whom}`, undefined, person),
      call('GET', `candidate/${whom}/resume`, undefined, person),
      call('GET', `candidate/${whom}/interview`, undefined, person),
      call('POST', `candidate/${whom}/stage`, { status: 'notAtTheMoment', reason: 'x' }, person),
      call('POST', `candidate/${whom}/note`, { text: 'x' }, person),
      call('POST', `candidate/${whom}/interview`, coming(interviewer), person),
      call('PATCH', `candidate/${whom}/interview/${id}`, { minutes: 60 }, person),
      call('POST', `candidate/${whom}/interview/${id}/cancel`, { reason: 'x' }, person),
    ]
    return new Set((await Promise.all(all)).map(({ status }) => status))
  }
  const NOT_THERE = new Set([404])
  expect(await reach(interviewer, candidate)).toEqual(NOT_THERE)
  expect(await reach(stranger, candidate)).toEqual(NOT_THERE)
  expect(await reach(recruiter, theirs)).toEqual(NOT_THERE)
  const elsewhere = await colleague('Eve')
  await join(elsewhere, 'manager', await anotherVacancy())
  expect(await reach(elsewhere, candidate)).toEqual(NOT_THERE)
  expect(await data('candidate', elsewhere)).toEqual([])
  expect(await data(`candidate?vacancy_id=${of.vacancy}`, elsewhere)).toEqual([])
  expect(await data('vacancy', elsewhere)).toMatchObject([{ position_name: 'Cook', part: 'manager', stages: [] }])
  for (const person of [interviewer, stranger])
    for (const list of ['vacancy', 'candidate', 'reasons']) expect(await data(list, person)).toEqual([])
  expect(await data(`${one()}/interview`)).toMatchObject([{ id, status: 'planned', minutes: 45 }])
  await other.close()
})
