/** What an amount of overtime rests on beside the wages: as long as it is the same, a closed month stays as it was paid. */
import { DAY } from '#modules/payroll/model/public.ts'
import type { DayWorked } from './asking.ts'

/** Of all days on which the same was worked: says {day} for the day. */
type Basis = { readonly basis: string; readonly formerly: (worked: DayWorked) => string }

/**
 * What the company pays more is no reason to correct a month that is closed, nor what else was worked in it, but for the
 * minutes that became taxable by it.
 */
export function basisOf(worked: DayWorked, over: number): Basis {
  const { day, normalMinutes, workedMinutes, workedNight, claimedMinutes, claimedNight, partTime } = worked
  const { fullMinutes, asCovered, emergency, factor, restMinutes, category, carriedMinutes, inSalary } = worked
  // A month keeps it for every day of everybody, so that it is short; joined, it takes no more room than its letters.
  const before = [
    day.type,
    day.free,
    DAY,
    normalMinutes,
    workedMinutes,
    workedNight,
    claimedMinutes,
    claimedNight,
    mark(partTime),
    fullMinutes,
    mark(asCovered),
    mark(emergency),
  ].join(' ')
  const rest = restMinutes > 0 ? ` ${restMinutes}` : ''
  const kind = category === RANK_AND_FILE || category === '' ? '' : ` ${category}`
  const more = `${factor}${rest}${kind}`
  const taxed = over > 0 ? ` over ${over}` : ''
  const night = carriedMinutes ? ` night ${carriedMinutes}` : ''
  const held = inSalary === undefined ? '' : inSalary ? ' in the wages' : ' beside the wages'
  return {
    basis: `${before} ${more}${taxed}${night}${held}`,
    // Months that were closed once know the hours of the month before.
    formerly: ({ date, monthBefore, monthLimit }) =>
      `${before.replace(DAY, date)} ${monthBefore} ${monthLimit} ${more}`,
  }
}

const RANK_AND_FILE = 'rank_and_file'
const mark = (value: boolean): string => (value ? 'true' : '')
