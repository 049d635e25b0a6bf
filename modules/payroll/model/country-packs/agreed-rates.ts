/** Agreed pay over the days of a period: which amount of a component was in force when. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { AgreedRate, PersonForPay } from '../country-pack.ts'
import type { Period } from '../period.ts'

/** One amount on the days from `from` to `to`. */
export type Span = { readonly wages: string; readonly from: PlainDate; readonly to: PlainDate }

/** Of the days employed in the period, oldest first. */
export function spansOf({ rates, joinedOn, leftOn }: PersonForPay, component: string, period: Period): Span[] {
  const first = laterOf(joinedOn, period.first)
  const last = lastDayPaid({ leftOn }, period)
  const mine = rates.filter((rate: AgreedRate) => rate.component === component && rate.from <= last)
  return mine.flatMap(({ from, amount }, index) => {
    const next = mine[index + 1]
    const begin = laterOf(from, first)
    const end = next ? addDays(next.from, -1) : last
    return end < begin ? [] : [{ wages: amount, from: begin, to: end }]
  })
}

/** The full monthly amount in force at the end of the period or of the employment. */
export function agreedAmount(person: PersonForPay, component: string, period: Period): string | undefined {
  const end = lastDayPaid(person, period)
  return person.rates.findLast((rate) => rate.component === component && rate.from <= end)?.amount
}

const lastDayPaid = ({ leftOn }: Pick<PersonForPay, 'leftOn'>, { last }: Period): PlainDate =>
  leftOn && leftOn < last ? leftOn : last

const laterOf = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)
