/**
 * One person's days as they come into the pay: those on which the same was worked for the same pay are told once, with {day}
 * where each says its own. Pure.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { AlikeDays } from '#modules/payroll/model/public.ts'
import type { DayWorked } from './asking.ts'
import { basisOf } from './basis.ts'
import type { Priced } from './priced.ts'
import { toldOfAnyDay } from './told-of-day.ts'

type Amount = Omit<AlikeDays, 'origin'> & {
  readonly days: PlainDate[]
  readonly order: number[]
}

type Group = {
  readonly source: string
  readonly month: string
  readonly priced: Priced
  readonly normalMinutes: number
  /** Those that were added, in their order. */
  readonly worked: DayWorked[]
  readonly amounts: readonly Amount[]
}

export class DaysInPay {
  readonly #groups: Group[] = []
  #order = 0

  /** `source` says {day}; what has the same price is told alike. */
  add(source: string, month: string, worked: DayWorked, priced: Priced): void {
    const group = this.#groupOf(source, month, worked, priced)
    group.worked.push(worked)
    for (const { days, order } of group.amounts) {
      days.push(worked.date)
      order.push(this.#order++)
    }
  }

  all(): readonly Amount[] {
    return this.#groups.flatMap(({ amounts }) => amounts)
  }

  #groupOf(source: string, month: string, worked: DayWorked, priced: Priced): Group {
    const { normalMinutes } = worked
    const known = this.#groups.find(
      (one) =>
        one.priced === priced && one.normalMinutes === normalMinutes && one.month === month && one.source === source,
    )
    if (known) return known
    const told = toldOfAnyDay(worked, priced.beyond > 0)
    const { basis, formerly } = basisOf(worked, priced.over)
    const all: DayWorked[] = []
    const formerlyOn = (nth: number) => formerly(all[nth] ?? worked)
    const amounts = priced.lines.map(
      ({ type, amount, asked }): Amount => ({
        ...{ source, month, kind: 'alike', type, each: amount, asked, basis, told, days: [], order: [] },
        formerly: formerlyOn,
      }),
    )
    const group = { source, month, priced, normalMinutes, worked: all, amounts }
    this.#groups.push(group)
    return group
  }
}
