/**
 * How a reward counts for pay, by country, and how sure the law is. The company chooses for each item of its catalogue.
 * In kind nothing is paid out: Malaysia has a type of earning for it; elsewhere an earning and the same amount deducted
 * leave net pay to change by tax alone.
 */
import type { Country } from '#kernel/countries.ts'
import { type Amount, amountOf, amountText, lesser } from '#kernel/money.ts'

type Way = {
  readonly id: string
  /** The type of pay item; null where pay knows nothing of it. */
  readonly type: string | null
  readonly cash: boolean
  readonly standing: 'confirmed' | 'inferred' | 'not_established'
  /** Free of tax up to a sum a calendar year. */
  readonly exempt?: typeof award25c
}

/**
 * Awards for past achievement, excellent or long service, innovation or productivity: one sum for all of a calendar year
 * (that it is one sum is inferred). Income Tax Act 1967, Schedule 6 paragraph 25C; Public Ruling 5/2019.
 */
const award25c = [{ from: '2008-01-01', perYear: '2000.00' }] as const

const none: Way = { id: 'none', type: null, cash: false, standing: 'not_established' }
const cash = (type: string): Way => ({ id: 'cash', type, cash: true, standing: 'confirmed' })

const byCountry: Readonly<Record<Country, readonly Way[]>> = {
  MY: [
    { id: 'benefit_in_kind', type: 'benefit_in_kind', cash: false, standing: 'inferred' },
    { id: 'award_25c', type: 'benefit_in_kind', cash: false, standing: 'inferred', exempt: award25c },
    cash('bonus'),
    none,
  ],
  TW: [
    { id: 'salary_in_kind', type: 'bonus', cash: false, standing: 'inferred' },
    { id: 'welfare_committee', type: null, cash: false, standing: 'confirmed' },
    cash('bonus'),
    none,
  ],
  PH: [
    { id: 'other_benefit', type: 'bonus', cash: false, standing: 'inferred' },
    { id: 'christmas_gift', type: 'christmas_gift', cash: false, standing: 'confirmed' },
    { id: 'achievement_award', type: 'achievement_award', cash: false, standing: 'confirmed' },
    cash('bonus'),
    none,
  ],
}

export const waysOf = (country: Country): readonly Way[] => byCountry[country]
export const wayOf = (country: Country, id: string): Way | undefined => byCountry[country].find((way) => way.id === id)

type Delivered = {
  readonly id: string
  readonly way: string
  readonly value: string
  /** YYYY-MM */
  readonly month: string
}
type PayLine = { readonly id: string; readonly month: string; readonly type: string; readonly amount: string }

/** Neither earned nor paid out by itself: what is deducted again of an earning in kind. */
const DEDUCTED = 'other_deduction'

/** One person's lines, in the order of delivery: what is exempt of a year is used up first come, first served. */
export function linesOf(country: Country, delivered: readonly Delivered[]): PayLine[] {
  const used = new Map<string, Amount>()
  return delivered.flatMap(({ id, way: name, value, month }): PayLine[] => {
    const way = wayOf(country, name)
    if (!way?.type) return []
    const amount = amountOf(value) - exemptOf(way, month, amountOf(value), used)
    if (amount <= 0n) return []
    const line = { id, month, type: way.type, amount: amountText(amount) }
    return way.cash || way.type === 'benefit_in_kind' ? [line] : [line, { ...line, type: DEDUCTED }]
  })
}

function exemptOf({ id, exempt }: Way, month: string, value: Amount, used: Map<string, Amount>): Amount {
  const sum = exempt?.findLast(({ from }) => from <= `${month}-01`)?.perYear
  if (sum === undefined) return 0n
  const key = `${id} ${month.slice(0, 4)}`
  const before = used.get(key) ?? 0n
  const free = lesser(value, amountOf(sum) - before)
  used.set(key, before + free)
  return free
}
