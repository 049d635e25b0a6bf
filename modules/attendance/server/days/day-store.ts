/** What days are worked out from, as rows: one statement each, whoever and however many are asked for. */
import { type RawBuilder, sql } from 'kysely'
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { type FormerTerms, formerIn } from '#modules/company/model/public.ts'
import { type EmployedRow, employedOf } from '#modules/employees/model/public.ts'
import { type FormerWork, formerEmploymentsOf, formerWorkOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Decided } from '../../model/days/approval.ts'
import type { DayPerson } from '../../model/days/day-rules.ts'
import type { Clocked, ClockingType } from '../../model/days/pairing.ts'
import { AROUND } from '../../model/days/person-days.ts'
import type { Schedule } from '../../model/days/schedule.ts'
import type { KeptDay } from '../../model/days/stale.ts'

export type Range = { readonly from: PlainDate; readonly to: PlainDate }

/** `paidIn`: as days of a month, YYYY-MM, were worked, where its pay is closed; the same one for the same terms. */
export type DayPersonByMonth = DayPerson & { readonly paidIn: ((month: string) => DayPerson) | null }

export async function dayPeople(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DayPersonByMonth>> {
  const { rows } = await sql<
    EmployedRow & {
      id: string
      job_type: string | null
      is_flexible_hours: boolean
      clocks: boolean
      former: FormerTerms<FormerWork> | null
    }
  >`
    select e.id, e.job_type, e.is_flexible_hours, cardinality(e.attendance_methods) > 0 as clocks, e.joined_on, e.left_on,
      ${formerEmploymentsOf()} as employed_before, ${formerWorkOf()} as former
    from employees e where e.company_id = ${companyId} and e.id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(
    rows.map(({ id, joined_on, left_on, employed_before, former, ...work }): [string, DayPersonByMonth] => {
      const employed = employedOf({ joined_on, left_on, employed_before })
      const now = { ...employed, ...workOf(work) }
      if (former === null) return [id, { ...now, paidIn: null }]
      const kept = former.map(({ until, terms }) => ({
        until,
        terms: { ...employed, ...workOf({ ...terms, clocks: terms.attendance_methods.length > 0 }) },
      }))
      return [id, { ...now, paidIn: (month) => formerIn(kept, month) ?? now }]
    }),
  )
}

type Work = { readonly job_type: string | null; readonly is_flexible_hours: boolean; readonly clocks: boolean }

const workOf = ({ job_type, is_flexible_hours, clocks }: Work): Pick<DayPerson, 'staff' | 'flexible' | 'clocks'> => ({
  staff: job_type === 'adaptive_schedule' ? 'adaptive' : 'office',
  flexible: is_flexible_hours,
  clocks,
})

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
