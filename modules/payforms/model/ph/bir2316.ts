/**
 * BIR form 2316 by item number. Which item a type of pay belongs to is a reading; taxable pay comes to what payslips
 * taxed, to the centavo: basic pay (39) and other supplementary pay (51A) are what is left of it.
 */
import { amountOf, amountText } from '#kernel/money.ts'
import { yearOf } from '#kernel/plain-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Box, MadeForm, YearForm } from '../form.ts'
import { digitsOf } from '../plain.ts'
import { type FormYear, figureOf, lineSum, type PersonYear, said, texts } from '../year.ts'

const money = (key: string, more: Partial<Box> = {}): Box => ({ key, kind: 'money', ...more })
const exempt = ['29', '30', '31', '32', '33', '34', '35', '36', '37'] as const
const taxed = ['39', '40', '41', '42', '43', '44A', '44B', '45', '46', '47', '48', '49', '50', '51A', '51B'] as const
const sums = ['19', '20', '21', '22', '23', '24', '25A', '25B', '26', '27', '28'] as const

export const bir2316: YearForm = {
  name: 'bir2316',
  country: 'PH',
  standing: 'several',
  due: { month: 1, day: 31, standing: 'several' },
  handedOut: true,
  parts: [],
  whole: [],
  boxes: [
    ...sums.map((key, at) => money(key, at === 0 ? { part: 'summary' } : {})),
    ...exempt.map((key, at) => money(key, at === 0 ? { part: 'exempt' } : {})),
    money('38', { sum: true }),
    ...taxed.map((key, at) => money(key, at === 0 ? { part: 'taxable' } : {})),
    money('52', { sum: true }),
  ],
}

/** The input that makes a payslip that of a minimum wage earner. */
export const MINIMUM_WAGE = 'minimum_wage_earner'
const SHARES = ['sss_employee', 'philhealth_employee', 'pag_ibig_employee', 'union_dues'] as const

export function make2316(of: PersonYear, at: FormYear): MadeForm {
  const { person } = of
  const item = payItems(of)
  const before = formerEmployer(person, at.year)
  item['19'] = sum(item, '38', '52')
  item['20'] = sum(item, '38')
  item['21'] = sum(item, '52')
  item['22'] = amountOf(before.taxable)
  item['23'] = sum(item, '21', '22')
  item['25A'] = figureOf(of, 'withholding_tax') - figureOf(of, 'tax_refund')
  item['25B'] = amountOf(before.withheld)
  item['24'] = taxDue(item, at.year)
  item['26'] = sum(item, '25A', '25B')
  item['28'] = sum(item, '26', '27')
  const boxes = [...sums, ...exempt, '38', ...taxed, '52']
  return {
    figures: texts(Object.fromEntries(boxes.map((key) => [key, item[key] ?? 0n]))),
    lacking: digitsOf(said(person.statutory.tin)).length >= 9 ? [] : ['tin'],
  }
}

type Items = Record<string, bigint>
const sum = (item: Items, ...keys: readonly string[]): bigint => keys.reduce((all, key) => all + (item[key] ?? 0n), 0n)

/** Items 29 to 52, which the form of a month adds up as well. */
function payItems(of: PersonYear): Items {
  const { lines, months } = of
  const earned = (keys: readonly string[], marked?: boolean) =>
    lineSum(
      lines,
      (line) => line.side === 'earning' && keys.includes(line.key) && (marked === undefined || line.marked === marked),
    )
  const borne = (marked: boolean) => {
    const own = { months: months.filter((month) => month.marked === marked) }
    return SHARES.reduce((all, name) => all + figureOf(own, name), 0n)
  }
  const item: Items = {
    29: earned(['basic_salary', 'attendance_deduction'], true) - borne(true),
    30: earned(['holiday_pay'], true),
    31: earned(['overtime'], true),
    32: earned(['night_differential'], true),
    33: earned(['hazard_pay'], true),
    34: figureOf(of, 'benefits_exempt'),
    35: figureOf(of, 'de_minimis_exempt'),
    36: borne(true) + borne(false),
    37: earned(['sss_benefit', 'separation_pay']),
    '44A': earned(['allowance']),
    45: earned(['commission']),
    48: figureOf(of, 'benefits_taxable'),
    49: earned(['hazard_pay'], false),
    50: earned(['overtime'], false),
  }
  item['39'] = figureOf(of, 'taxable_regular') - sum(item, '44A')
  item['51A'] = figureOf(of, 'taxable_supplementary') - sum(item, '45', '48', '49', '50')
  item['38'] = sum(item, ...exempt)
  item['52'] = sum(item, ...taxed)
  return item
}

/** Of the months that are given, by item number. */
export function monthItems(of: PersonYear): (key: string) => bigint {
  const item = payItems(of)
  return (key) => item[key] ?? 0n
}

/** By the annual table, of the year's last day. */
function taxDue(item: Readonly<Record<string, bigint>>, year: number): bigint {
  const given = { taxable_present: amountText(item['21'] ?? 0n), taxable_previous: amountText(item['22'] ?? 0n) }
  const { answer } = workOut('ph.withholding_annual', `${year}-12-31`, given)
  return isRefusedAnswer(answer) ? 0n : amountOf(String(answer.tax_due))
}

/** Counts in the year of joining alone. */
export function formerEmployer({ joinedOn, statutory }: PersonYear['person'], year: number) {
  const counts = joinedOn !== null && yearOf(joinedOn) === year
  const amount = (name: string) => (counts && said(statutory[name]) ? said(statutory[name]) : '0.00')
  return {
    taxable: amount('previous_taxable'),
    withheld: amount('previous_withheld'),
    benefits: amount('previous_benefits_exempt'),
  }
}
