/** Pay items made of what other modules bring into a month: amounts as they are, days by kind, corrections by month. */
import { type Amount, amountText } from '#kernel/money.ts'
import { plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { type AlikeDays, isAlike } from './alike-days.ts'
import { type BroughtDays, type Coming, daysOf, isDays } from './contributed.ts'
import { type BroughtAmount, sumBrought } from './contributed-amounts.ts'
import type { CompanyFacts, CountryPack, Item, PersonForPay } from './country-pack.ts'
import { type Period, periodOf } from './period.ts'

export function itemsOfContributed(
  pack: CountryPack,
  contributed: readonly Coming[],
  person: PersonForPay,
  company: CompanyFacts,
): Item[] {
  return [
    ...itemsOfAmounts(
      pack,
      contributed.filter((one) => !isDays(one)),
    ),
    ...itemsOfDays(pack, contributed.filter(isDays), person, company),
  ]
}

/** What counts as its type does is one item of the type, of however many days it comes. */
function itemsOfAmounts(pack: CountryPack, brought: readonly (BroughtAmount | AlikeDays)[]): Item[] {
  const plain = new Map<string, Amount>()
  const others: Item[] = []
  for (const one of brought) {
    const { type } = one
    const whole = sumBrought(one)
    // Kept for what nothing is due for: it is no item.
    if (whole === 0n) continue
    if (isAlike(one) || !(one.treated || one.category)) plain.set(type, (plain.get(type) ?? 0n) + whole)
    else others.push(itemInItsOwnWay(one))
  }
  const items = [...[...plain].map(([type, amount]) => ({ type, amount: amountText(amount) })), ...others]
  for (const { type } of items) {
    if (!pack.itemTypes.some((known) => known.type === type && known.unit === 'money'))
      throw new Error(`${type} is no type of pay item that money can be brought as`)
  }
  return items
}

const itemInItsOwnWay = ({ type, amount, category, treated }: BroughtAmount): Item => ({
  ...{ type, amount },
  ...(treated && { treated }),
  ...(category && { category }),
})

function itemsOfDays(
  pack: CountryPack,
  contributed: readonly BroughtDays[],
  person: PersonForPay,
  company: CompanyFacts,
): Item[] {
  const groups = new Map<string, BroughtDays[]>()
  for (const one of contributed) {
    const key = `${one.month} ${one.kind} ${one.corrects}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const days = daysOf(group)
    const isBelow = days.startsWith('-')
    const at = { days: days.replace('-', ''), person, company, period: periodOfKey(first.month) }
    if (days === '0') return []
    // Nothing that is paid out is ever taken back by itself: it is refused once its month is closed.
    if (first.kind === 'encashed') return isBelow ? [] : pack.days.encashed(at)
    if (isBelow) return pack.days.givenBack(at)
    return first.corrects ? pack.days.takenLater(at) : pack.days.unpaid(at)
  })
}

const periodOfKey = (month: string): Period => periodOf(yearMonthOf(plainDateOf(`${month}-01`)))
