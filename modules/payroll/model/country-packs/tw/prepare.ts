/** From a person, the month's items and the year so far to what `tw.payslip` is given. */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { CompanyFacts, PersonMonth, Prepared } from '../../country-pack.ts'
import type { Inputs } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import { agreedAmount } from '../agreed-rates.ts'
import { itemSums } from '../item-sums.ts'
import { agreedWages, components } from './agreed-pay.ts'
import { amountFor } from './item-types.ts'
import { personFacts } from './person.ts'

/** Agreed beside the wage: component -> amount of the payslip. */
const allowances = { recurring_allowance: 'recurring_allowances', meal_allowance: 'meal_allowance' } as const

export function prepare(month: PersonMonth, company: CompanyFacts, period: Period): Prepared {
  const { person, carried } = month
  const items = itemSums(month.items)
  const { wages, part } = agreedWages(person, company, period)
  const facts = personFacts(person, period)
  return {
    given: { wages, ...facts, ...company, ...carried, ...amountsOf(month, items, period) },
    lines: [],
    steps: [],
    inputs: inputsOf(month, items, facts, period),
    ...(part && { parts: { basic_pay: part } }),
  }
}

/** Allowances and items, added up by the amount of the payslip they belong to. */
function amountsOf(
  { person }: PersonMonth,
  items: ReadonlyMap<string, Amount>,
  period: Period,
): Readonly<Record<string, string>> {
  const sums = new Map<string, Amount>()
  const add = (key: string, amount: Amount) => sums.set(key, (sums.get(key) ?? 0n) + amount)
  for (const [component, key] of Object.entries(allowances)) {
    add(key, amountOf(agreedAmount(person, component, period) ?? '0'))
  }
  for (const [type, amount] of items) {
    const key = amountFor(type)
    if (key) add(key, amount)
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum > 0n).map(([key, sum]) => [key, amountText(sum)]))
}

/** Facts of the person that change pay and are worth telling when they differ from the month before. */
const toldFacts = [
  'resident',
  'tax_dependants',
  'health_dependants',
  'disability_level',
  'employee_rate',
  'employment_insurance',
  'pension_new_system',
  'labour_insured_salary',
  'occupational_insured_salary',
  'health_insured_salary',
  'pension_insured_salary',
] as const

function inputsOf(
  { person }: PersonMonth,
  items: ReadonlyMap<string, Amount>,
  facts: Readonly<Record<string, unknown>>,
  period: Period,
): Inputs {
  const inputs: Record<string, string> = {}
  for (const component of components) {
    const amount = agreedAmount(person, component, period)
    if (amount !== undefined && amountOf(amount) > 0n) inputs[component] = amount
  }
  // An item of a component's own type must not hide the agreed amount.
  for (const [type, amount] of items) inputs[type in inputs ? `${type}_item` : type] = amountText(amount)
  for (const name of toldFacts) if (facts[name] !== undefined) inputs[name] = String(facts[name])
  return inputs
}
