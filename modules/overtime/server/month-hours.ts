/** The hours of people's days that count toward a limit: claims, and in Taiwan what the roster has them work on free days. */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { towardLimit } from '../model/toward-limit.ts'
import { isOrdinary } from '../model/work-day.ts'
import { KINDS, type KnownDay, knownDay } from './days.ts'
import type { OvertimeNeeds } from './needs.ts'

type Claim = { readonly date: PlainDate; readonly minutes: number; readonly emergency: boolean }
type Days = { readonly from: PlainDate; readonly to: PlainDate }
/** What a day comes to with these claims of it. */
export type CountOn = (employeeId: string, date: PlainDate, claims: readonly Claim[]) => number
export type Counting = {
  readonly countOn: CountOn
  readonly between: (employeeId: string, days: Days, claims: readonly Claim[]) => number
}

export async function counting(
  tx: Tx,
  { dayFacts }: Pick<OvertimeNeeds, 'dayFacts'>,
  {
    companyId,
    country,
    ids,
  }: { readonly companyId: string; readonly country: Country; readonly ids: readonly string[] },
  days: Days,
): Promise<Counting> {
  const facts = country === 'TW' ? await dayFacts(tx, companyId, days, ids, KINDS) : () => []
  const countOn: CountOn = (employeeId, date, claims) => {
    const known = knownDay(date, facts(employeeId, date))
    return towardLimit(country, {
      ...{ date, day: known.day, rostered: rosteredOf(known) },
      claimed: claims.reduce((sum, { minutes }) => sum + minutes, 0),
      emergency: claims.some(({ emergency }) => emergency),
    })
  }
  return {
    countOn,
    between(employeeId, { from, to }, claims) {
      let sum = 0
      for (let date = from; date <= to; date = addDays(date, 1))
        sum += countOn(
          employeeId,
          date,
          claims.filter((one) => one.date === date),
        )
      return sum
    },
  }
}

/** Worked where that is decided, else planned: what waits is counted. */
function rosteredOf({ day, isRostered, plannedMinutes, worked }: KnownDay): number {
  if (isOrdinary(day) || !isRostered) return 0
  if (worked === undefined || worked.approval === 'pending') return plannedMinutes ?? 0
  return worked.approval === 'rejected' ? 0 : worked.workedMinutes
}
