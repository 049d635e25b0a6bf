/** What stands in the demonstration companies of who comes and who goes; asked where they are seeded anyway. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Database } from '#platform/database/server/connect.ts'

type Seeded = { readonly app: FastifyInstance; readonly db: Database; readonly today: PlainDate }

/** Registers the tests; `seeded` is called once they run. */
export function hiringStands(seeded: () => Seeded): void {
  /** Malaysia, the Philippines, Taiwan. */
  const companies = async () => {
    const found = sql<{ id: string }>`select id from companies order by country`
    return (await seeded().db.system.read((tx) => found.execute(tx))).rows.map(({ id }) => id)
  }
  const counted = async (company: string, what: ReturnType<typeof sql>) => {
    const { rows } = await seeded()
      .db.forCompany(company)
      .read((tx) => what.execute(tx))
    return Object.fromEntries((rows as { key: string; count: number }[]).map(({ key, count }) => [key, count]))
  }

  test('vacancies are open, held and filled, with candidates in every stage', async () => {
    for (const id of await companies()) {
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
    const { app, db } = seeded()
    for (const id of await companies()) {
      const { rows } = await db.system.read((tx) =>
        sql<{ career_id: string }>`select career_id from companies where id = ${id}`.execute(tx),
      )
      const answer = await app.inject({ url: `/api/career/company/get/${rows[0]?.career_id}` })
      expect([answer.statusCode, answer.json().data.advertisements.length]).toEqual([200, 4])
    }
  })

  test('newcomers have tasks in all states, one of them late', async () => {
    for (const id of await companies()) {
      const tasks = sql`
      select case when t.waived_reason is not null then 'waived' when t.done_on is not null then 'done'
        when t.due_on < ${seeded().today} then 'late' else 'open' end as key, count(*)::int
      from orientation_tasks t join orientations o on o.company_id = t.company_id and o.id = t.orientation_id
      where t.company_id = ${id} and o.kind = 'joining' and o.employee_id is not null group by 1`
      expect(await counted(id, tasks)).toMatchObject({ waived: 1, late: 1 })
      expect(Object.keys(await counted(id, tasks)).sort()).toEqual(['done', 'late', 'open', 'waived'])
    }
  })

  test('probations stand at different stages, and at least one is over', async () => {
    const found = await Promise.all(
      (await companies()).map((id) =>
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
      { 1: 1, 3: 1, 6: 3 },
      { 1: 1, 3: 1, 4: 1, 6: 2 },
    ])
  })

  test('leavings stand at every status, and who left before stays one who left', async () => {
    for (const id of await companies()) {
      const exits = sql`select status as key, count(*)::int from exits where company_id = ${id} group by 1`
      expect(await counted(id, exits)).toEqual({
        submitted: 1,
        acknowledged: 1,
        clearance: 1,
        completed: 2,
        withdrawn: 1,
      })
      const odd = sql`select staff_id as key, 1 as count from employees
      where company_id = ${id} and (status = 'active') <> (left_on is null or left_on >= ${seeded().today})`
      expect(await counted(id, odd)).toEqual({})
      const said = sql`select 'said' as key, count(*)::int from exits where company_id = ${id} and interview is not null`
      expect(await counted(id, said)).toEqual({ said: 1 })
    }
  })
}
