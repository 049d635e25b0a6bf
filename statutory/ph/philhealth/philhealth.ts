/**
 * PhilHealth of one month: a premium on the basic salary within floor and ceiling, halved; an odd centavo comes off
 * the employee's half. Figures: philhealth.rates.yaml.
 */
import { decimalText, type Fraction } from '#kernel/fraction.ts'
import { type Amount, amountText, asFraction } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { reader } from '../../core/given.ts'
import { flag } from '../../core/given-kinds.ts'
import { lawFile } from '../../core/law-file.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import { type Answer, scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { basicSalary, basicSalaryFields, noteBasicSalary } from './basic-salary.ts'
import rates from './philhealth.rates.yaml'

export type PhilhealthMonth = { readonly insured: Amount; readonly employee: Amount; readonly employer: Amount }

export function philhealth(base: Fraction, household: boolean, on: PlainDate, sheet?: Worksheet): PhilhealthMonth {
  const { law, id: source } = premium.on(on)
  const clamped = within(base, law.floor, law.ceiling)
  const total = halfUpToCentavo({ top: clamped.top * law.rate.top, bottom: clamped.bottom * law.rate.bottom })
  const alone = household && base.top < law.householdBelow * base.bottom
  const half = oddCentavo.on(on)
  const employee = alone ? 0n : half.law.takenOffEmployee ? total / 2n : total - total / 2n
  const month = { insured: halfUpToCentavo(clamped), employee, employer: total - employee }
  if (sheet) {
    sheet.note('capped', 'insured_salary', month.insured, {
      figure: 'insured_salary',
      parts: [
        ['monthly_basic_salary', halfUpToCentavo(base)],
        ['floor', law.floor],
        ['ceiling', law.ceiling],
      ],
      rounding: 'half_up_to_centavo',
      source,
    })
    sheet.note('rate', 'total', total, {
      figure: 'total',
      parts: [
        ['insured_salary', month.insured],
        ['rate', decimalText(law.rate)],
      ],
      rounding: 'half_up_to_centavo',
      source,
    })
    const parts = [['total', total]] as const
    const more = alone ? [['household_below', law.householdBelow] as const] : []
    const odd = !alone && total % 2n !== 0n
    sheet.result('employee', employee, {
      parts: [...parts, ...more],
      ...(odd && { rounding: 'cut_to_centavo' }),
      source: odd ? half.id : source,
    })
    sheet.result('employer', month.employer, {
      parts: [...parts, ['employee', -employee]],
    })
  }
  return month
}

const given = reader({ ...basicSalaryFields, household: flag })
const answers = ['estimated_monthly_rate', 'insured_salary', 'total', 'employee', 'employer']

export const philhealthScheme = scheme('ph.philhealth', given, answers, (facts, on, sheet): Answer => {
  const base = basicSalary(facts)
  if (sheet) noteBasicSalary(facts, base, sheet)
  const month = philhealth(base, facts.household, on, sheet)
  return {
    ...(facts.daily_rate !== undefined && { estimated_monthly_rate: amountText(halfUpToCentavo(base)) }),
    insured_salary: amountText(month.insured),
    total: amountText(month.employee + month.employer),
    employee: amountText(month.employee),
    employer: amountText(month.employer),
  }
})

export const philhealthFile = lawFile(rates)

const premium = philhealthFile.history('premium', (block) => ({
  rate: block.rate('rate'),
  floor: block.amount('floor'),
  ceiling: block.amount('ceiling'),
  householdBelow: block.amount('household below'),
}))

const oddCentavo = philhealthFile.history('odd_centavo', (block) => ({
  takenOffEmployee: block.text('taken off') === 'employee',
}))

/** Compared exactly: a daily rate times its factor need not end with a centavo. */
function within(base: Fraction, floor: Amount, ceiling: Amount): Fraction {
  if (base.top < floor * base.bottom) return asFraction(floor)
  return base.top > ceiling * base.bottom ? asFraction(ceiling) : base
}
