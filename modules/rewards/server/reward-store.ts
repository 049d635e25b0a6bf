/** Statements for recognition: who thanked whom, who may see it, budgets given in a month, and leaderboards. */
import { type RawBuilder, sql } from 'kysely'
import type { PageMeta, PageWanted } from '#kernel/paging.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'

export type RewardRow = {
  readonly id: string
  readonly type_id: string
  readonly type_name: string
  readonly type_name_zh: string
  readonly icon: string
  readonly colour: string
  readonly employee_id: string
  readonly staff_id: string
  readonly receiver: string
  readonly account_id: string | null
  readonly department: string | null
  readonly giver_id: string | null
  readonly giver: string
  readonly points: number
  readonly message: string
  readonly is_public: boolean
  readonly given_on: string
  readonly at: string
  readonly withdrawn_on: string | null
  readonly withdrawn_reason: string | null
  readonly points_back: number | null
}

type Wanted = {
  /** A condition on `rewards x` with `employees e`, who received it. */
  readonly where: RawBuilder<unknown>
  readonly page?: PageWanted | undefined
}

export async function rewardsOf(
  tx: Tx,
  companyId: string,
  { where, page }: Wanted,
): Promise<{ readonly rows: RewardRow[]; readonly meta: PageMeta | undefined }> {
  const from = sql`from rewards x ${personOf('x')} where x.company_id = ${companyId} and ${where}`
  const part = page ? sql`limit ${page.perPage} offset ${(page.page - 1) * page.perPage}` : sql``
  const { rows } = await sql<RewardRow>`
    with x as (select x.* ${from} order by x.created_at desc, x.id ${part})
    select x.id, x.type_id, t.name as type_name, t.name_zh as type_name_zh, t.icon, t.colour, x.employee_id, e.staff_id,
      e.full_name as receiver, e.account_id, d.name as department, x.giver_id,
      coalesce(g.full_name, x.giver_name, '') as giver, x.points, x.message, x.is_public, x.given_on,
      x.created_at as at, x.withdrawn_on, x.withdrawn_reason, x.points_back
    from x ${personOf('x')} ${departmentOf()}
    join reward_types t on t.company_id = x.company_id and t.id = x.type_id
    left join employees g on g.company_id = x.company_id and g.id = x.giver_id
    order by x.created_at desc, x.id`.execute(tx)
  if (!page) return { rows, meta: undefined }
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(tx)
  return { rows, meta: { page: page.page, per_page: page.perPage, total: counts[0]?.total ?? 0 } }
}

export const rewardsNamed = (ids: readonly string[]): RawBuilder<unknown> => sql`x.id = any(${[...ids]}::uuid[])`

/** Nobody sees what was withdrawn, and nobody else's but what is shared. */
export function thanksSeen(side: 'received' | 'given' | 'everybody', me: string | null): RawBuilder<unknown> {
  const whose = {
    received: sql`x.employee_id = ${me}`,
    given: sql`x.giver_id = ${me}`,
    everybody: sql`x.is_public`,
  }[side]
  return sql`${whose} and x.withdrawn_on is null`
}

type Query = {
  readonly type_id?: string | undefined
  readonly employee_id?: string | undefined
  readonly giver_id?: string | undefined
  readonly department_id?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const rewardsWanted = ({ type_id, employee_id, giver_id, department_id, from, to }: Query) => sql`true
  ${type_id ? sql`and x.type_id = ${type_id}` : sql``}
  ${employee_id ? sql`and x.employee_id = ${employee_id}` : sql``}
  ${giver_id ? sql`and x.giver_id = ${giver_id}` : sql``}
  ${department_id ? sql`and e.department_id = ${department_id}` : sql``}
  ${from ? sql`and x.given_on >= ${from}` : sql``} ${to ? sql`and x.given_on <= ${to}` : sql``}`

export async function holdRewards(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await sql`select from rewards where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
            order by id for update`.execute(tx)
}

type Withdrawn = {
  readonly day: string
  readonly reason: string
  /** All their points, where it is not said how many. */
  readonly back?: number
}

export async function setWithdrawn(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { day, reason, back }: Withdrawn,
): Promise<void> {
  await sql`
    update rewards set withdrawn_on = ${day}, withdrawn_reason = ${reason},
      points_back = coalesce(${back ?? null}::int, points)
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** What a giver gave this month: points of the budget, and how often to each. */
export async function givenInMonth(tx: Tx, companyId: string, giverId: string, month: { first: string; last: string }) {
  const { rows } = await sql<{ employee_id: string; times: number; points: number }>`
    select employee_id, count(*)::int as times,
      coalesce(sum(points) filter (where from_budget), 0)::int as points
    from rewards where company_id = ${companyId} and giver_id = ${giverId} and withdrawn_on is null
      and given_on between ${month.first} and ${month.last}
    group by employee_id`.execute(tx)
  return {
    points: rows.reduce((sum, { points }) => sum + points, 0),
    timesOf: (id: string): number => rows.find(({ employee_id }) => employee_id === id)?.times ?? 0,
  }
}

type Ranking = {
  readonly by: 'points' | 'count'
  readonly from: string
  readonly to: string
  readonly departmentId?: string | undefined
  /** Without those who do not want to be shown. */
  readonly shownOnly: boolean
}
type RankRow = {
  readonly rank: number
  readonly employee_id: string
  readonly account_id: string | null
  readonly name: string
  readonly department: string | null
  readonly points: number
  readonly count: number
  readonly is_hidden: boolean
}

/** Who has as many shares the place, and whoever shares the tenth is among them. */
export async function ranked(
  tx: Tx,
  companyId: string,
  { by, from, to, departmentId, shownOnly }: Ranking,
): Promise<RankRow[]> {
  const { rows } = await sql<RankRow>`
    select * from (
      select rank() over (order by ${by === 'points' ? sql`s.points` : sql`s.count`} desc)::int as rank, e.id as employee_id,
        e.account_id, e.full_name as name, d.name as department, s.points, s.count, not e.show_in_leaderboard as is_hidden
      from (select company_id, employee_id, sum(points)::int as points, count(*)::int as count from rewards
        where company_id = ${companyId} and withdrawn_on is null and given_on between ${from} and ${to}
        group by company_id, employee_id) s
      ${personOf('s')} ${departmentOf()}
      where ${by === 'points' ? sql`s.points` : sql`s.count`} > 0
        ${departmentId === undefined ? sql`` : sql`and e.department_id = ${departmentId}`}
        ${shownOnly ? sql`and e.show_in_leaderboard and e.status in ('active', 'sabbatical')` : sql``}) r
    where rank <= 10 order by rank, lower(name) collate "und-x-icu", employee_id`.execute(tx)
  return rows
}
