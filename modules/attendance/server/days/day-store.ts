/** What days are worked out from, as rows: one statement each, whoever and however many are asked for. */
import { type RawBuilder, sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Decided } from '../../model/days/approval.ts'
import type { DayPerson } from '../../model/days/day-rules.ts'
import type { Clocked, ClockingType } from '../../model/days/pairing.ts'
import { AROUND } from '../../model/days/person-days.ts'
import type { Schedule } from '../../model/days/schedule.ts'
import type { KeptDay } from '../../model/days/stale.ts'

export type Range = { readonly from: PlainDate; readonly to: PlainDate }

export async function dayPeople(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DayPerson>> {
  const { rows } = await sql<{
    id: string
    job_type: string | null
    is_flexible_hours: boolean
    clocks: boolean
    joined_on: string
    left_on: string | null
  }>`
    select id, job_type, is_flexible_hours, cardinality(attendance_methods) > 0 as clocks, joined_on, left_on
    from employees where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        staff: row.job_type === 'adaptive_schedule' ? 'adaptive' : 'office',
        flexible: row.is_flexible_hours,
        clocks: row.clocks,
        joinedOn: plainDateOf(row.joined_on),
        leftOn: row.left_on === null ? null : plainDateOf(row.left_on),
      },
    ]),
  )
}

/** In local minutes, seconds cut; by person. */
export async function clockedAround(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { from, to }: Range,
  timezone: string,
): Promise<ReadonlyMap<string, Clocked[]>> {
  const { rows } = await sql<Clocked & { employee_id: string; type: ClockingType | null }>`
    select c.employee_id, c.id, c.type, c.flags, ${localMinute(sql`c.occurred_at`, timezone)} as at
    from clockings c
    where c.company_id = ${companyId} and c.employee_id = any(${[...ids]}::uuid[]) and c.set_aside_by is null
      and c.occurred_at >= ${addDays(from, -AROUND)}::date::timestamp at time zone ${timezone}
      and c.occurred_at < ${addDays(to, AROUND + 1)}::date::timestamp at time zone ${timezone}
    order by c.occurred_at, c.id`.execute(tx)
  const found = new Map<string, Clocked[]>()
  for (const { employee_id, ...one } of rows) {
    const own = found.get(employee_id)
    if (own) own.push(one)
    else found.set(employee_id, [one])
  }
  return found
}

/** Minutes from 1970-01-01 by the clocks of the company. */
export const localMinute = (instant: RawBuilder<unknown>, timezone: string): RawBuilder<number> =>
  sql`(extract(epoch from date_trunc('minute', ${instant} at time zone ${timezone})) / 60)::int`

export type DecisionRow = KeptDay & {
  readonly decision: Decided
  readonly reason: string | null
  readonly decided_by_name: string
  readonly decided_at: string
}

export async function decisionsWithin(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { from, to }: Range,
): Promise<ReadonlyMap<string, ReadonlyMap<PlainDate, DecisionRow>>> {
  const { rows } = await sql<
    DecisionRow & { employee_id: string; date: string; schedule: Schedule; clockings: string[] }
  >`
    select employee_id, date, decision, schedule, clockings, reason, decided_by_name, decided_at
    from attendance_decisions
    where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[])
      and date between ${addDays(from, -AROUND)} and ${addDays(to, AROUND)}`.execute(tx)
  const found = new Map<string, Map<PlainDate, DecisionRow>>()
  for (const { employee_id, date, ...row } of rows) {
    const own = found.get(employee_id) ?? new Map<PlainDate, DecisionRow>()
    own.set(plainDateOf(date), row)
    found.set(employee_id, own)
  }
  return found
}
