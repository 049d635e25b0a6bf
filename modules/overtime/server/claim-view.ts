/** Claims as they are answered, filtered and logged. */
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Country } from '#kernel/countries.ts'
import type { DayFact, WorkedDay } from '#modules/holidays/server/public.ts'
import { containing } from '#platform/database/server/like.ts'
import type { ClaimView, claimQuery } from '../contract/types.ts'
import { clockOf } from '../model/claim.ts'
import { rateOf } from '../model/rate.ts'
import type { WorkDay } from '../model/work-day.ts'
import type { ClaimRow } from './claim-store.ts'
import { knownDay } from './days.ts'
import type { RestLot } from './needs.ts'

const HOUR = 3_600_000

/** What the days of a list are to their people, as far as they are known. */
export type Sight = {
  readonly country: Country
  readonly facts: (id: string, date: ClaimRow['date']) => readonly DayFact[]
  /** What became of the rest, by lot. */
  readonly restOf: (lotId: string) => RestLot | undefined
}

export function claimView(row: ClaimRow, { country, facts, restOf }: Sight): z.input<typeof ClaimView> {
  const rest = row.lot_id === null ? undefined : restOf(row.lot_id)
  const known = knownDay(row.date, facts(row.employee_id, row.date))
  return {
    id: row.id,
    employee_id: row.employee_id,
    staff_id: row.staff_id,
    full_name: row.full_name,
    department: row.department,
    date: row.date,
    start_time: clockOf(row.starts),
    end_time: clockOf(row.ends),
    break_hours: row.break_minutes / 60,
    minutes: row.minutes,
    type: row.day_type,
    rate: rateOfClaim(country, row, known.day),
    clocked: clockedOf(known.worked),
    compensation: row.compensation,
    rest: rest ? { hours: rest.halves / 2, used_hours: rest.used / 2, expires_on: rest.expiresOn } : null,
    voluntary_without_pay: row.voluntary_without_pay,
    emergency: row.emergency,
    by_agreement: row.by_agreement,
    reason: row.reason,
    justification: row.justification,
    status: row.status,
    deletable_until: new Date(new Date(row.created_at).getTime() + HOUR).toISOString(),
    created_at: row.created_at,
  }
}

export const clockedOf = (worked: WorkedDay | undefined) =>
  (worked && {
    in: worked.clockedIn === null ? null : clockOf(worked.clockedIn),
    out: worked.clockedOut === null ? null : clockOf(worked.clockedOut),
  }) ||
  null

type Counted = Pick<ClaimRow, 'date' | 'minutes' | 'emergency'>

export function rateOfClaim(country: Country, { date, minutes, emergency }: Counted, day: WorkDay): string[] {
  return rateOf(country, {
    ...{
      date,
      day,
      emergency,
      claimedMinutes: minutes,
      claimedNight: 0,
      restMinutes: 0,
      workedMinutes: 0,
      workedNight: 0,
    },
    ...{ wages: '0', normalMinutes: 480, fullMinutes: 480, partTime: false, asCovered: true },
    ...{ monthBefore: 0, monthLimit: minutes, factor: '313', agreed: null, category: 'rank_and_file' },
  })
}

export const entryOf = (action: string, view: z.input<typeof ClaimView>) => ({
  action,
  subject: { kind: 'overtime', id: view.id, name: `${view.full_name}: ${view.date}` },
  after: {
    date: view.date,
    start_time: view.start_time,
    end_time: view.end_time,
    minutes: view.minutes,
    compensation: view.compensation,
    reason: view.reason,
  },
})

export const filtered = (query: z.output<typeof claimQuery>): RawBuilder<unknown> => sql`true
  ${query.status ? sql`and x.status = ${query.status}` : sql``}
  ${query.employee_id ? sql`and x.employee_id = ${query.employee_id}` : sql``}
  ${query.department_id ? sql`and e.department_id = ${query.department_id}` : sql``}
  ${query.from ? sql`and x.date >= ${query.from}` : sql``}
  ${query.to ? sql`and x.date <= ${query.to}` : sql``}
  ${query.search ? sql`and e.search_text like ${containing(query.search.toLowerCase())}` : sql``}`
