/**
 * BIR form 2316 by item number. Which item a type of pay belongs to is a reading, which a company may change within the
 * type's kind of tax; taxable pay comes to what payslips taxed, to the centavo: basic pay (39) and other supplementary
 * pay (51A) are what is left of it.
 */
import { amountOf, amountText } from '#kernel/money.ts'
import { treatmentOf } from '#statutory/ph/payslip/pay-items.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Box, MadeForm, YearForm } from '../form.ts'
import { digitsOf } from '../plain.ts'
import { type FormYear, figureOf, formerPay, lineSum, type PayLine, type PersonYear, said, texts } from '../year.ts'

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

/** Where a type of pay goes unless the company says otherwise; what is not here is part of 39 or of 51A. */
const usual: Readonly<Record<string, string>> = {
  allowance: '44A',
  commission: '45',
  hazard_pay: '49',
  overtime: '50',
}
const REST = { regular: '39', supplementary: '51A' } as const
const itemsBy = {
  regular: ['39', '40', '41', '42', '43', '44A', '44B'],
  supplementary: ['45', '46', '47', '49', '50', '51A', '51B'],
} as const

/** What a type of pay may be put under and what it usually is; undefined where the law's own figures decide. */
export function items2316(
  type: string,
): { readonly standard: string; readonly choices: readonly string[] } | undefined {
  const tax = treatmentOf(type)?.tax
  if (type === 'basic_salary' || (tax !== 'regular' && tax !== 'supplementary')) return undefined
  return { standard: usual[type] ?? REST[tax], choices: itemsBy[tax] }
}

const SHARES = ['sss_employee', 'philhealth_employee', 'pag_ibig_employee', 'union_dues'] as const

export function make2316(of: PersonYear, at: FormYear, chosen: Chosen = {}): MadeForm {
  const { person } = of
  const item = payItems(of, chosen)
  const before = formerEmployer(of, at.year)
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
type Chosen = Readonly<Record<string, string>>
const sum = (item: Items, ...keys: readonly string[]): bigint => keys.reduce((all, key) => all + (item[key] ?? 0n), 0n)

/** Items 29 to 52, which the form of a month adds up as well. */
function payItems(of: PersonYear, chosen: Chosen): Items {
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
    48: figureOf(of, 'benefits_taxable'),
  }
  for (const line of lines) {
    const key = itemOf(line, chosen)
    if (key) item[key] = (item[key] ?? 0n) + amountOf(line.amount)
  }
  item['39'] = figureOf(of, 'taxable_regular') - sum(item, '40', '41', '42', '43', '44A', '44B')
  item['51A'] = figureOf(of, 'taxable_supplementary') - sum(item, '45', '46', '47', '48', '49', '50', '51B')
  item['38'] = sum(item, ...exempt)
  item['52'] = sum(item, ...taxed)
  return item
}

/** Beside their wage, which is exempt, a minimum wage earner has these free of tax. */
const ofMinimumWage = new Set(['overtime', 'holiday_pay', 'night_differential', 'hazard_pay'])

/** The item that a line counts in by itself; the company's own name for it goes first. */
function itemOf({ side, key, name, marked }: PayLine, chosen: Chosen): string | undefined {
  const may = side === 'earning' && !(marked && ofMinimumWage.has(key)) ? items2316(key) : undefined
  if (!may) return undefined
  const own = (name === null ? undefined : chosen[name]) ?? chosen[key]
  const item = own && may.choices.includes(own) ? own : may.standard
  return item === REST.regular || item === REST.supplementary ? undefined : item
}

/** Of the months that are given, by item number. */
export function monthItems(of: PersonYear, chosen: Chosen = {}): (key: string) => bigint {
  const item = payItems(of, chosen)
  return (key) => item[key] ?? 0n
}

/** By the annual table, of the year's last day. */
function taxDue(item: Readonly<Record<string, bigint>>, year: number): bigint {
  const given = { taxable_present: amountText(item['21'] ?? 0n), taxable_previous: amountText(item['22'] ?? 0n) }
  const { answer } = workOut('ph.withholding_annual', `${year}-12-31`, given)
  return isRefusedAnswer(answer) ? 0n : amountOf(String(answer.tax_due))
}

/** As the last payslip of the year has it; counts in the year of joining alone. */
export function formerEmployer(of: PersonYear, year: number) {
  const paid = (fact: string, ...columns: string[]) => amountText(formerPay(of, year, fact, columns))
  return {
    taxable: paid('previous_taxable', 'taxable_regular', 'taxable_supplementary'),
    withheld: paid('previous_withheld', 'withholding_tax'),
    benefits: paid('previous_benefits_exempt', 'benefits_exempt'),
  }
}
