/**
 * Leave that the law counts with another as well: beyond so much of a year each charged day is charged to the other
 * type too, as far as that has anything left. It never stands in the way of the leave itself.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Halves } from '../halves.ts'

type Charged = { readonly date: PlainDate; readonly charge: Halves }

/** Of these days, what is counted with the other type. `before`: taken of the first type in the same year. */
export function countedWithin(days: readonly Charged[], before: Halves, after: Halves): Charged[] {
  let used = before
  return days.flatMap(({ date, charge }) => {
    const beyond = Math.max(0, used + charge - Math.max(after, used))
    used += charge
    return beyond > 0 ? [{ date, charge: beyond }] : []
  })
}

/** Only as much as the other type has left, day by day. */
export function upTo(days: readonly Charged[], most: Halves): Charged[] {
  let left = most
  return days.flatMap(({ date, charge }) => {
    const here = Math.min(left, charge)
    left -= here
    return here > 0 ? [{ date, charge: here }] : []
  })
}
