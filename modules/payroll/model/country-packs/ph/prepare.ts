/** From a person, the month's items and the year so far to what `ph.payslip` is given. */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { CompanyFacts, PersonForPay, PersonMonth, Prepared, Unprepared } from '../../country-pack.ts'
import type { Figures, Given, Inputs, Line } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import { agreedAmount } from '../agreed-rates.ts'
import { isYes } from '../facts.ts'
import { countingOf, itemSums } from '../item-sums.ts'
import { agreedPay, components } from './agreed-pay.ts'
import { earningOf } from './earnings.ts'
import { agreedOfHalf, givenOfHalf, isInHalf, leftByFurther, leftByHalf, ownFigures } from './half.ts'
import { deductionKeys } from './item-types.ts'
import { yearFacts } from './year-to-date.ts'

export function prepare(month: PersonMonth, company: CompanyFacts, period: Period): Prepared | Unprepared {
  const { person, carried } = month
  const sums = itemSums(month.items)
  const half = isInHalf(period) ? agreedOfHalf(person, company, period, carried) : undefined
  const agreed = half ?? agreedPay(person, company, period)
  const lines = [...agreed.lines, ...itemLines(sums)]
  const inputs = inputsOf(person, sums, period)
  if (agreed.refused) return { refused: agreed.refused, lines, inputs }
  const minimumWageEarner = isYes(person.statutory.minimum_wage_earner)
  const taken = deductionsOf(sums)
  const given: Given = {
    monthly_basic_salary: agreedAmount(person, 'basic_salary', period) ?? '0.00',
    earnings: [
      ...agreed.lines.map((line) => earningOf(line, minimumWageEarner, carried)),
      ...itemLines(sums).flatMap((line) =>
        countingOf(line.key, amountOf(line.amount), month.items).map(({ amount, treated }) => ({
          ...earningOf({ ...line, amount: amountText(amount) }, minimumWageEarner, carried),
          ...treated,
        })),
      ),
    ],
    ...Object.fromEntries(Object.entries(taken).filter(([, amount]) => amount !== '0.00')),
    ...(minimumWageEarner && { minimum_wage_earner: true }),
    ...yearFacts(month, period),
    ...lastOfYear(person, period),
    ...(half && isInHalf(period) && givenOfHalf(person, period, half, carried)),
  }
  const prepared = { given, lines, inputs, figures: taken, steps: agreed.steps }
  if (!half || !isInHalf(period)) return prepared
  const own = (answer: Figures) => ownFigures(answer, given, carried, period)
  const leaves = (answer: Figures) =>
    month.beside?.agreedToCome ? leftByFurther(answer, period) : leftByHalf(answer, own(answer), half.lines, period)
  return { ...prepared, half: { own, leaves } }
}

function itemLines(sums: ReadonlyMap<string, Amount>): Line[] {
  return [...sums]
    .filter(([type]) => !(type in deductionKeys))
    .map(([key, amount]) => ({ key, side: 'earning', amount: amountText(amount) }))
}

/** What is taken off, by the law's keys. */
function deductionsOf(sums: ReadonlyMap<string, Amount>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(deductionKeys).map(([type, key]) => [key, amountText(sums.get(type) ?? 0n)]))
}

/** The tax of the whole year is settled with the last payslip of the year or of the employment. */
function lastOfYear({ leftOn }: PersonForPay, { month, last, half }: Period): Given {
  if (leftOn && leftOn <= (half?.to ?? last)) return { annualise: true, occasion: 'termination' }
  return month === 12 && half?.which !== 1 ? { annualise: true } : {}
}

function inputsOf(person: PersonForPay, sums: ReadonlyMap<string, Amount>, period: Period): Inputs {
  const inputs: Record<string, string> = {}
  for (const component of components) {
    const amount = agreedAmount(person, component, period)
    if (amount !== undefined && amountOf(amount) > 0n) inputs[component] = amount
  }
  // An item of a component's own type must not hide the agreed amount.
  for (const [type, amount] of sums) inputs[type in inputs ? `${type}_item` : type] = amountText(amount)
  if (isYes(person.statutory.minimum_wage_earner)) inputs.minimum_wage_earner = 'true'
  return inputs
}
