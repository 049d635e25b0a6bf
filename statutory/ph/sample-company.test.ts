/**
 * The sample company: fifty-four people, paid monthly, three months. What each payslip must come to was worked out
 * independently; here the law alone is given what the two sheets hold.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Answer, isRefusedAnswer, workOut } from '../work-out.ts'
import { treatmentOf, type YearGiven, yearAfter } from './law.ts'

type Row = Readonly<Record<string, string>>

function sheet(name: string): readonly Row[] {
  const text = readFileSync(join(import.meta.dirname, `../../tests/samples/philippines/${name}.csv`), 'utf8')
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const columns = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])))
}

const employees = new Map(sheet('employees').map((row) => [row.staff_id, row]))
const items = sheet('pay-items')
const wanted = sheet('expected')

test('every figure of the three months comes out as worked out independently', () => {
  expect(wanted).toHaveLength(162)
  const years = new Map<string, YearGiven>()
  const got = wanted.map(({ month = '', staff_id = '' }) => {
    const year = years.get(staff_id) ?? {}
    const slip = payslipOf(month, employees.get(staff_id) ?? {}, year)
    years.set(staff_id, yearAfter(year, slip))
    return slip
  })
  expect(got.map((slip, at) => chosen(slip, wanted[at] ?? {}))).toEqual(wanted.map(asMoney))
})

test('the sample holds what makes the method change: some are on the cumulative average', () => {
  const years = new Map<string, YearGiven>()
  const methods = wanted.map(({ month = '', staff_id = '' }) => {
    const year = years.get(staff_id) ?? {}
    const slip = payslipOf(month, employees.get(staff_id) ?? {}, year)
    years.set(staff_id, yearAfter(year, slip))
    return slip.withholding_method
  })
  expect(new Set(methods)).toEqual(new Set(['regular', 'cumulative_average']))
})

function payslipOf(month: string, employee: Row, year: YearGiven): Answer {
  const mine = items.filter((item) => item.month === month && item.staff_id === employee.staff_id)
  const sum = (type: string) => mine.find((item) => item.type === type)?.amount ?? '0'
  const earned = [
    { type: 'basic_salary', amount: employee.basic_salary },
    { type: 'allowance', amount: employee.allowance },
    ...mine.filter(({ type = '' }) => treatmentOf(type) !== undefined),
  ]
  const { answer } = workOut('ph.payslip', `${month}-28`, {
    ...year,
    monthly_basic_salary: employee.basic_salary,
    earnings: earned.map(({ type = '', amount }) => {
      const { sss, pag_ibig, tax } = treatmentOf(type) ?? {}
      return { code: type, amount, sss, pag_ibig, tax }
    }),
    attendance_deduction: sum('absence'),
    other_deductions: sum('other_deduction'),
  })
  if (isRefusedAnswer(answer)) throw new Error(`${employee.staff_id} ${month}: ${answer.reason}`)
  return { ...answer, month, staff_id: employee.staff_id ?? '' }
}

const chosen = (slip: Answer, row: Row): Row =>
  Object.fromEntries(Object.keys(row).map((key) => [key, String(slip[key])]))

/** The sheet writes 1750 and 829.5 where the law says 1750.00 and 829.50. */
function asMoney(row: Row): Row {
  const text = ([key, value]: [string, string]) => {
    const [whole = '', cents = ''] = value.split('.')
    return [key, ['month', 'staff_id'].includes(key) ? value : `${whole}.${cents.padEnd(2, '0')}`]
  }
  return Object.fromEntries(Object.entries(row).map(text))
}
