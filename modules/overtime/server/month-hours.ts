/**
 * The hours of people's days that count toward a limit: claims (in Malaysia not those of rest days and holidays), and in Taiwan what the roster has them work on free days and
 * beyond the normal hours of working days.
 */
import type { Country } from '#kernel/countries.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Span } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { claimedInside } from '../model/scheduled.ts'
import { towardLimit } from '../model/toward-limit.ts'
import { isOrdinary } from '../model/work-day.ts'
import { KINDS, type KnownDay, knownDay } from './days.ts'
import type { OvertimeNeeds } from './needs.ts'

type Claim = Span & { readonly date: PlainDate; readonly minutes: number; readonly emergency: boolean }
type Days = { readonly from: PlainDate; readonly to: PlainDate }
/**
 * What a day comes to with these claims of it. Hours of its shifts that `beside` tell are left out as well: claims that are
 * counted elsewhere.
 */
export type CountOn = (
  employeeId: string,
  date: PlainDate,
  claims: readonly Claim[],
  beside?: readonly Claim[],
) => number
export type Counting = {
  readonly countOn: CountOn
  readonly between: (employeeId: string, days: Days, claims: readonly Claim[], beside?: readonly Claim[]) => number
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
  const facts = country !== 'PH' ? await dayFacts(tx, companyId, days, ids, KINDS) : () => []
  const countOn: CountOn = (employeeId, date, claims, beside = []) => {
    const known = knownDay(date, facts(employeeId, date))
    return towardLimit(country, {
      ...{ date, day: known.day, rostered: rosteredOf(known, [...claims, ...beside]) },
      claimed: claims.reduce((sum, { minutes }) => sum + minutes, 0),
      emergency: claims.some(({ emergency }) => emergency),
    })
  }
  return {
    countOn,
    between(employeeId, { from, to }, claims, beside = []) {
      let sum = 0
      for (let date = from; date <= to; date = addDays(date, 1)) {
        const [own, others] = [claims, beside].map((all) => all.filter((one) => one.date === date))
        sum += countOn(employeeId, date, own ?? [], others)
      }
      return sum
    },
  }
}

/** Worked where that is decided, else planned: what waits is counted. Of a working day what no claim tells already. */
function rosteredOf(
  { day, isRostered, shifts, plannedMinutes, normalMinutes, worked }: KnownDay,
  claims: readonly Span[],
): number {
  if (!isRostered) return 0
  const isDecided = worked !== undefined && worked.approval !== 'pending'
  const minutes = isDecided ? (worked.approval === 'rejected' ? 0 : worked.workedMinutes) : (plannedMinutes ?? 0)
  return isOrdinary(day) ? Math.max(0, minutes - normalMinutes - claimedInside(shifts, claims)) : minutes
}
