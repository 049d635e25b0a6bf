/** What an amount of overtime rests on beside the wages: as long as it is the same, a closed month stays as it was paid. */
import type { DayWorked } from './asking.ts'

/**
 * What the company pays more is no reason to correct a month that is closed, nor what else was worked in it, but for the
 * minutes that became taxable by it.
 */
export function basisOf(worked: DayWorked, over: number): { readonly basis: string; readonly formerly: string } {
  const { wages: _, restMinutes, agreed: __, category, monthBefore, monthLimit, ...rest } = worked
  const { carriedMinutes, inSalary, factor, ...before } = rest
  const more = { ...(restMinutes > 0 && { restMinutes }), ...(category !== RANK_AND_FILE && { category }) }
  return {
    basis: shortOf({
      ...{ ...before, factor, ...more },
      ...(over > 0 && { over: `over ${over}` }),
      ...(carriedMinutes && { carried: `night ${carriedMinutes}` }),
      ...(inSalary !== undefined && { inSalary: inSalary ? 'in the wages' : 'beside the wages' }),
    }),
    // Months that were closed once know the hours of the month before.
    formerly: shortOf({ ...before, monthBefore, monthLimit, factor, ...more }),
  }
}

const RANK_AND_FILE = 'rank_and_file'

/** The same for the same day, and short: a month keeps it for every day. */
const shortOf = ({ day, ...rest }: { readonly day: object; readonly [name: string]: unknown }): string =>
  [...Object.values(day), ...Object.values(rest)].map((value) => (value === false ? '' : String(value ?? ''))).join(' ')
