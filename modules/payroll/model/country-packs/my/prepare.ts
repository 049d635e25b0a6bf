/** From a person, the month's items and the year so far to what `my.payslip` is given. */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { CompanyFacts, Item, PersonMonth, Prepared, Unprepared } from '../../country-pack.ts'
import type { Inputs, Line } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import { agreedAmount } from '../agreed-rates.ts'
import { countingOf, itemSums } from '../item-sums.ts'
import { agreedPay, components, earlierSteps, lessEarlier } from './agreed-pay.ts'
import { forPayslip } from './company.ts'
import { deductionKeys, isCash, UNPAID_DAYS, UNPAID_EARLIER } from './item-types.ts'
import { personFacts } from './person.ts'
import { claimedFacts, claimedInputs } from './tax-form.ts'
import { type Earning, exemptionOf, TRAVEL, travelEarnings, usedOf } from './travel.ts'
import { lawFacts } from './year-to-date.ts'

export function prepare(month: PersonMonth, company: CompanyFacts, period: Period): Prepared | Unprepared {
  const { person, carried } = month
  const sums = itemSums([...month.items, ...monthlyItems(month)])
  const unpaidHalves = Number((sums.get(UNPAID_DAYS) ?? 0n) / 50n)
  const agreed = lessEarlier(agreedPay(person, unpaidHalves, period), sums.get(UNPAID_EARLIER) ?? 0n)
  const lines: Line[] = [...agreed.lines]
  const earnings: Earning[] = agreed.lines.map(({ key, amount }) => ({ type: key, amount }))
  const deductions: Record<string, string> = {}
  for (const [type, amount] of sums) {
    const key = deductionKeys[type]
    if (key) deductions[key] = amountText(amount)
    else if (type !== UNPAID_DAYS && type !== UNPAID_EARLIER) {
      lines.push({ key: type, side: isCash(type) ? 'earning' : 'benefit', amount: amountText(amount) })
      earnings.push(
        ...(type === TRAVEL
          ? travelEarnings(amount, usedOf(carried), exemptionOf(company))
          : countingOf(type, amount, month.items).map((one) => ({
              ...{ type, amount: amountText(one.amount) },
              ...one.treated,
            }))),
      )
    }
  }
  const facts = personFacts(person, period)
  const inputs: Record<string, string> = { ...inputsOf(month, sums, facts, period) }
  if (agreed.refused) return { refused: agreed.refused, lines, inputs }
  Object.assign(inputs, claimedInputs(month.taxClaims))
  return {
    given: {
      ...facts,
      ...lawFacts(carried),
      ...claimedFacts(month.taxClaims, carried),
      ...forPayslip(company),
      earnings,
      ...deductions,
    },
    lines,
    inputs,
    steps: [...agreed.steps, ...earlierSteps(month.items)],
  }
}

/** What the person asked to have deducted each month. */
function monthlyItems({ person }: PersonMonth): Item[] {
  const zakat = person.statutory.zakat_monthly
  return typeof zakat === 'string' && amountOf(zakat) > 0n ? [{ type: 'zakat', amount: zakat }] : []
}

/** Facts of the person that change pay and are worth telling when they differ from the month before. */
const toldFacts = ['category', 'citizenship', 'regime', 'disabled_self', 'skbbk_released', 'children_under_18'] as const

function inputsOf(
  { person }: PersonMonth,
  sums: ReadonlyMap<string, Amount>,
  facts: Readonly<Record<string, unknown>>,
  period: Period,
): Inputs {
  const inputs: Record<string, string> = {}
  for (const component of components) {
    const amount = agreedAmount(person, component, period)
    if (amount !== undefined && amountOf(amount) > 0n) inputs[component] = amount
  }
  // An item of a component's own type must not hide the agreed amount.
  for (const [type, amount] of sums) inputs[type in inputs ? `${type}_item` : type] = amountText(amount)
  for (const name of toldFacts) if (facts[name] !== undefined) inputs[name] = String(facts[name])
  return inputs
}
