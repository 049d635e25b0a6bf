/** The items a closed month was worked out with, found again from what its payslip kept. */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import { type BroughtDays, type Contributed, isDays } from '../contributed.ts'
import type { CompanyFacts, CountryPack, Item, PersonForPay } from '../country-pack.ts'
import { itemsOfContributed } from '../items-of-contributed.ts'
import type { Inputs } from '../payslip.ts'
import type { Period } from '../period.ts'

export type KeptMonth = {
  readonly inputs: Inputs
  readonly contributed: readonly Contributed[]
  /** Types of which items were entered for the month. */
  readonly entered: ReadonlySet<string>
  /** Of the company, as it was counted then. */
  readonly company: CompanyFacts
}

type Sums = Map<string, Amount>

/** By type: as they were put in, with days of this month that are priced by pay at today's pay. */
export function keptItems(
  pack: CountryPack,
  kept: KeptMonth,
  person: PersonForPay,
  period: Period,
  repriced: ReadonlyMap<string, Amount>,
): Item[] {
  const { inputs, contributed, company } = kept
  const then = asItWas(pack, kept, person, period)
  const agreed = new Set(then.rates.map(({ component }) => component))
  const sums: Sums = new Map()
  const add = (type: string, amount: Amount) => sums.set(type, (sums.get(type) ?? 0n) + amount)
  for (const { type } of pack.itemTypes) {
    const put = inputs[agreed.has(type) ? `${type}_item` : type]
    if (put !== undefined) add(type, amountOf(put))
  }
  const days = contributed.filter(isDays).filter(({ month, corrects }) => month === period.key && !corrects)
  for (const [type, amount] of priced(pack, days, person, company)) add(type, amount)
  for (const [type, amount] of priced(pack, days, then, company)) add(type, -amount)
  for (const [type, amount] of repriced) add(type, amount)
  return [...sums].flatMap(([type, amount]) => (amount > 0n ? [{ type, amount: amountText(amount) }] : []))
}

function priced(pack: CountryPack, days: readonly BroughtDays[], person: PersonForPay, company: CompanyFacts): Sums {
  const sums: Sums = new Map()
  for (const { type, amount } of itemsOfContributed(pack, days, person, company))
    sums.set(type, (sums.get(type) ?? 0n) + amountOf(amount))
  return sums
}

/**
 * With the pay that was agreed at the end of the month, as its payslip kept it. An item of a component's own type stands
 * under a name of its own beside the agreed amount; alone it stands under the type's.
 */
function asItWas(pack: CountryPack, kept: KeptMonth, person: PersonForPay, { first }: Period): PersonForPay {
  const { inputs, entered, contributed, company } = kept
  const brought = priced(pack, contributed.filter(isDays), person, company)
  const rates = pack.retro.components.flatMap((component) => {
    const amount = inputs[component]
    if (amount === undefined) return []
    const isItem = !(`${component}_item` in inputs) && (entered.has(component) || brought.has(component))
    return isItem ? [] : [{ component, from: first, amount }]
  })
  return { ...person, rates }
}
