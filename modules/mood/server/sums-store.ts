/** Statements that add up answers for HR: none returns whose an answer is, or of which day a note is. */
import { type RawBuilder, sql } from 'kysely'
import type { PageWanted } from '#kernel/paging.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { everyEmployment } from '#modules/employees/server/public.ts'
import { departmentOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DayCell } from '../model/groups.ts'
import type { Period } from '../model/periods.ts'

const counts = sql`array[count(*) filter (where step = 1), count(*) filter (where step = 2),
  count(*) filter (where step = 3), count(*) filter (where step = 4), count(*) filter (where step = 5)]::int[]`
/** As `pieceOf` has it. */
const piece = sql`greatest(date_trunc('week', a.date), date_trunc('month', a.date))::date`
const ofDays = (companyId: string, days: readonly PlainDate[]): RawBuilder<unknown> =>
  sql`a.company_id = ${companyId} and a.date = any(${[...days]}::date[])`

export async function dayCells(tx: Tx, companyId: string, { from, to }: Period): Promise<DayCell[]> {
  const { rows } = await sql<{ date: string; steps: number[] }>`
    select date, ${counts} as steps from mood_answers
    where company_id = ${companyId} and date between ${from} and ${to} group by date order by date`.execute(tx)
  return rows.map(({ date, steps }) => ({ date: plainDateOf(date), steps }))
}

/** How many people answered on at least one of the days, by the first day of the piece in which they lie. */
export async function peopleByPiece(
  tx: Tx,
  companyId: string,
  days: readonly PlainDate[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ piece: string; people: number }>`
    select ${piece} as piece, count(distinct a.employee_id)::int as people
    from mood_answers a where ${ofDays(companyId, days)} group by 1`.execute(tx)
  return new Map(rows.map((row) => [row.piece, row.people]))
}

type DepartmentCell = {
  readonly piece: string
  readonly id: string | null
  readonly name: string
  readonly people: number
  readonly steps: readonly number[]
}

/**
 * By piece and department. Whoever changed departments within a piece stands with all of it in the one they had last, so
 * that each is in one group alone.
 */
export async function departmentCells(
  tx: Tx,
  companyId: string,
  days: readonly PlainDate[],
  { none, removed }: { readonly none: string; readonly removed: string },
): Promise<DepartmentCell[]> {
  const { rows } = await sql<DepartmentCell>`
    with counted as (
      select a.company_id, ${piece} as piece, a.employee_id, a.step,
        first_value(a.department_id) over (partition by a.employee_id, ${piece} order by a.date desc) as department_id
      from mood_answers a where ${ofDays(companyId, days)}
    )
    select c.piece, c.department_id as id, count(distinct c.employee_id)::int as people, ${counts} as steps,
      case when c.department_id is null then ${none} else coalesce(d.name, ${removed}) end as name
    from counted c ${departmentOf('c')} group by c.piece, c.department_id, d.name`.execute(tx)
  return rows
}

/** How many were employed on each day from the first on: a change stands on its day, what was before on the first. */
export async function headcountMoves(
  tx: Tx,
  companyId: string,
  { from, to }: Period,
): Promise<readonly { readonly day: string; readonly change: number }[]> {
  const { rows } = await sql<{ day: string; change: number }>`
    select greatest(move.day, ${from}::date) as day, sum(move.change)::int as change
    from ${everyEmployment(companyId)}
    cross join lateral (values (spell.joined_on, 1), (spell.left_on + 1, -1)) as move(day, change)
    where move.day <= ${to} group by 1 order by 1`.execute(tx)
  return rows
}

/** People of each department who were employed on these days, one a day, by the department that they are in now. */
export async function departmentPlaces(
  tx: Tx,
  companyId: string,
  days: readonly PlainDate[],
): Promise<readonly { readonly day: PlainDate; readonly id: string | null; readonly places: number }[]> {
  const { rows } = await sql<{ day: string; id: string | null; places: number }>`
    select d.day, e.department_id as id, count(*)::int as places
    from ${everyEmployment(companyId)} join unnest(${[...days]}::date[]) as d(day)
      on d.day >= spell.joined_on and (spell.left_on is null or d.day <= spell.left_on)
    group by d.day, e.department_id`.execute(tx)
  return rows.map(({ day, ...row }) => ({ ...row, day: plainDateOf(day) }))
}

/** In the order of their texts, which tells nothing of when or by whom they were written. */
export async function sharedNotes(tx: Tx, companyId: string, days: readonly PlainDate[], page: PageWanted) {
  const { rows } = await sql<{ note: string; total: number }>`
    select a.note, count(*) over ()::int as total from mood_answers a
    where ${ofDays(companyId, days)} and a.note_is_shared and a.note is not null
    order by a.note limit ${page.perPage} offset ${(page.page - 1) * page.perPage}`.execute(tx)
  return { rows: rows.map(({ note }) => ({ note })), total: rows[0]?.total ?? 0 }
}
