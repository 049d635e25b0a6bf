/** The employer's premium for the arrears wage payment fund (工資墊償基金): one rounding for the whole unit. */
import { decimalText, type Fraction, plus, times } from '#kernel/fraction.ts'
import { type Amount, amountText, asFraction } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { anyNumberOf, type Facts, optional, reader } from '../../core/given.ts'
import { money, whole } from '../../core/given-kinds.ts'
import { prorated } from '../../core/proration.ts'
import { refuse } from '../../core/refusal.ts'
import { halfUpToDollar, halfUpToSen } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { labourLadder } from '../labour-insurance/labour-insurance-law.ts'
import { fundsFile } from './funds-file.ts'

const insuredFields = { insured_salary: money, insured_days: optional(whole(1, Number.MAX_SAFE_INTEGER)) }
type Insured = Facts<typeof insuredFields>

const given = reader({
  total_insured_salary: optional(money),
  insured_salaries: optional(anyNumberOf(reader(insuredFields))),
})

export const arrearsFundScheme = scheme('tw.arrears_fund', given, ['employer'], (facts, on, sheet) => {
  const { law, id: source } = arrears.on(on)
  const base = baseOf(facts.total_insured_salary, facts.insured_salaries, law.daysOfMonth, on)
  const employer = halfUpToDollar(times(base, law.rate))
  if (sheet) {
    const shown = halfUpToSen(base)
    sheet.note('sum', 'total_insured_salary', shown, {
      parts: (facts.insured_salaries ?? []).flatMap(({ insured_salary, insured_days }) => [
        ['insured_salary', insured_salary] as const,
        ['insured_days', insured_days ?? law.daysOfMonth] as const,
      ]),
      source,
    })
    sheet.result('employer', employer, {
      parts: [
        ['total_insured_salary', shown],
        ['arrears_rate', decimalText(law.rate)],
      ],
      rounding: 'half_up_to_dollar',
      source,
    })
  }
  return { employer: amountText(employer) }
})

const arrears = fundsFile.history('arrears', (block) => ({
  rate: block.rate('rate'),
  daysOfMonth: block.whole('days of a month'),
}))

/** The total of the unit as it was given, or else each insured salary for its days. */
function baseOf(
  total: Amount | undefined,
  people: readonly Insured[] | undefined,
  daysOfMonth: number,
  on: PlainDate,
): Fraction {
  if (total !== undefined) return asFraction(total)
  const all = people ?? refuse('insured_salaries', 'missing', 'is required where total_insured_salary is not given')
  const { byInsured } = labourLadder(true, on).law
  let sum: Fraction = { top: 0n, bottom: BigInt(daysOfMonth) }
  for (const [index, { insured_salary: insured, insured_days: days = daysOfMonth }] of all.entries()) {
    const place = `insured_salaries[${index}]`
    if (days > daysOfMonth) refuse(`${place}.insured_days`, 'out_of_range', `must be 1 to ${daysOfMonth}`)
    if (!byInsured.has(insured)) refuse(`${place}.insured_salary`, 'unknown_value', 'is not a grade in force')
    sum = plus(sum, prorated(insured, BigInt(days), BigInt(daysOfMonth)))
  }
  return sum
}
