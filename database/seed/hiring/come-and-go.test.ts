import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '#apps/server/compose.ts'
import { serverOf } from '#apps/server/server.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'
import { actingIn } from '../acting.ts'
import { demoCompanies } from '../companies.ts'
import { demoPeople, morningOf, openDemoCompany } from '../opening.ts'
import { addPeople } from '../people.ts'
import { readSheets } from '../sheets.ts'
import { shapeStructure } from '../structure.ts'
import { comeAndGo } from './come-and-go.ts'

const today = plainDateOf('2026-11-20')
const at = morningOf(plainDateOf('2025-01-02'))
let server: TestServer
const companies: string[] = []

/** The companies with their people and structure alone; each is filled twice, as after a start that died. */
beforeAll(async () => {
  server = await startTestServer({ startAt: '2026-11-20T03:00:00Z' })
  const { services } = server
  const composed = compose(services)
  const act = actingIn(services, composed.handlers)
  for (const company of demoCompanies) {
    const sheets = readSheets(company.folder, { year: 2026, month: 11 })
    const opening = { openings: composed.openings, passwordHash: 'none', at }
    const id = await server.db.system.transaction((tx) => openDemoCompany(tx, company, sheets, opening))
    const { people } = await server.db.system.read((tx) => demoPeople(tx, company, id))
    const hr = people.get('hr-manager')
    if (!hr) throw new Error('nobody keeps the people')
    await addPeople(server.db, act, hr, sheets, { at, today })
    await shapeStructure(server.db, act, hr, { sheets, levels: company.levels, at, today })
    const working = { people, country: company.country, today }
    await comeAndGo(services, act, working)
    await comeAndGo(services, act, working)
    companies.push(id)
  }
}, 600_000)
afterAll(() => server?.stop())

const counted = async (company: string, what: ReturnType<typeof sql>) => {
  const { rows } = await server.db.forCompany(company).read((tx) => what.execute(tx))
  return Object.fromEntries((rows as { key: string; count: number }[]).map(({ key, count }) => [key, count]))
}

test('vacancies are open, held and filled, with candidates in every stage', async () => {
  for (const id of companies) {
    const vacancies = sql`select status as key, count(*)::int from vacancies where company_id = ${id} group by 1`
    expect(await counted(id, vacancies)).toEqual({ open: 4, on_hold: 1, filled: 1 })
    const candidates = sql`select status as key, count(*)::int from candidates where company_id = ${id} group by 1`
    expect(await counted(id, candidates)).toEqual({
      ...{ pending: 22, pendingInterview: 5, offered: 1, accepted: 1, orientation: 1 },
      ...{ notSuitable: 20, notAtTheMoment: 10 },
    })
    const both = sql`select 'both' as key, count(*)::int from job_advertisements
      where company_id = ${id} and title is not null and title_zh is not null and is_active`
    expect(await counted(id, both)).toEqual({ both: 6 })
    const cards = sql`select 'cards' as key, count(*)::int from scorecards where company_id = ${id}`
    expect(await counted(id, cards)).toEqual({ cards: 10 })
  }
})

test('the career page of each shows what is open, to anybody', async () => {
  const app = await serverOf(server.services, compose(server.services), () => true)
  for (const id of companies) {
    const { rows } = await server.db.system.read((tx) =>
      sql<{ career_id: string }>`select career_id from companies where id = ${id}`.execute(tx),
    )
    const answer = await app.inject({ url: `/api/career/company/get/${rows[0]?.career_id}` })
    expect([answer.statusCode, answer.json().data.advertisements.length]).toEqual([200, 4])
  }
  await app.close()
})

test('newcomers have tasks in all states, one of them late', async () => {
  for (const id of companies) {
    const tasks = sql`
      select case when t.waived_reason is not null then 'waived' when t.done_on is not null then 'done'
        when t.due_on < ${today} then 'late' else 'open' end as key, count(*)::int
      from orientation_tasks t join orientations o on o.company_id = t.company_id and o.id = t.orientation_id
      where t.company_id = ${id} and o.kind = 'joining' and o.employee_id is not null group by 1`
    expect(await counted(id, tasks)).toMatchObject({ waived: 1, late: 1 })
    expect(Object.keys(await counted(id, tasks)).sort()).toEqual(['done', 'late', 'open', 'waived'])
  }
})

test('probations stand at different stages, and at least one is over', async () => {
  const found = await Promise.all(
    companies.map((id) =>
      counted(
        id,
        sql`
        select status::text as key, count(*)::int from probation_reviews where company_id = ${id} group by 1`,
      ),
    ),
  )
  // The law of the Philippines leaves no probation as long as the others have.
  expect(found).toEqual([
    { 1: 1, 3: 1, 4: 1, 6: 2 },
    { 1: 1, 3: 1, 4: 1, 6: 2 },
    { 1: 1, 3: 1, 6: 3 },
  ])
})

test('leavings stand at every status, and who left before stays one who left', async () => {
  for (const id of companies) {
    const exits = sql`select status as key, count(*)::int from exits where company_id = ${id} group by 1`
    expect(await counted(id, exits)).toEqual({
      submitted: 1,
      acknowledged: 1,
      clearance: 1,
      completed: 2,
      withdrawn: 1,
    })
    const odd = sql`select staff_id as key, 1 as count from employees
      where company_id = ${id} and (status = 'active') <> (left_on is null or left_on >= ${today})`
    expect(await counted(id, odd)).toEqual({})
    const said = sql`select 'said' as key, count(*)::int from exits where company_id = ${id} and interview is not null`
    expect(await counted(id, said)).toEqual({ said: 1 })
  }
})
