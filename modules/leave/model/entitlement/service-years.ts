/** Years of service with what each gives; in the first also where a step begins within it (half a year in Taiwan). */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Halves } from '../halves.ts'
import { completedMonths, monthsAfter } from './service.ts'
import type { Entitlement } from './steps.ts'

export type ServiceYear = { readonly from: PlainDate; readonly to: PlainDate; readonly halves: Halves }

/** Every one that begins by the day, from the first on; those before any step give nothing. */
export function serviceYears(entitlement: Entitlement, joinedOn: PlainDate, until: PlainDate): ServiceYear[] {
  const ends = completedMonths(joinedOn, until)
  const yearly = Array.from({ length: Math.floor(Math.max(0, ends) / 12) + 2 }, (_, year) => year * 12)
  const bounds = [...new Set([...yearly, ...entitlement.changes.filter((months) => months < 12)])].sort((a, b) => a - b)
  return bounds.flatMap((months, at) => {
    const next = bounds[at + 1]
    if (next === undefined || months > ends) return []
    const from = monthsAfter(joinedOn, months)
    return [{ from, to: addDays(monthsAfter(joinedOn, next), -1), halves: entitlement.at(months) }]
  })
}
