/**
 * A company of forty-eight people, three months in a row, worked out independently of this engine: every column of
 * every payslip must be the same. Employees and items are the files a company would upload.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { amountOf } from '#kernel/money.ts'
import { type Answer, isRefusedAnswer, workOut } from '../work-out.ts'
import { payslipAmounts, type YearToDateGiven, yearToDateAfter } from './law.ts'

type Line = { readonly [column: string]: string }

const folder = join(import.meta.dirname, '../../tests/samples/taiwan')
const employees = linesOf('employees.csv')
const items = linesOf('pay-items.csv')
const expected = linesOf('expected.csv')
const months = [...new Set(expected.map(({ month = '' }) => month))]

const lastDay = (month: string) => `${month}-${month.endsWith('02') ? '28' : '31'}`

describe('the sample company', () => {
  const slips = new Map(employees.flatMap(slipsOf))

  test('has a payslip for everyone who is expected to have one, and for nobody else', () => {
    expect(expected.length).toBeGreaterThan(130)
    expect([...slips.keys()].sort()).toEqual(expected.map(keyOf).sort())
  })

  test.each(months)('%s comes out to the dollar, column by column', (month) => {
    for (const line of expected.filter((one) => one.month === month)) {
      const slip = slips.get(keyOf(line)) ?? {}
      for (const [column, value] of Object.entries(line)) {
        if (column === 'month' || column === 'staff_id') continue
        expect(amountOf(String(slip[column])), `${keyOf(line)} ${column}`).toBe(amountOf(value))
      }
    }
  })
})

/** One person's months in order; bonuses of the year so far go from one to the next. */
function slipsOf(person: Line): [string, Answer][] {
  let year: YearToDateGiven = { year_to_date_bonus_before: '0' }
  return months.flatMap((month) => {
    if ((person.joined_on ?? '') > lastDay(month)) return []
    const own = items.filter((item) => item.month === month && item.staff_id === person.staff_id)
    const { answer } = workOut('tw.payslip', lastDay(month), { ...factsOf(person, own), ...year })
    if (isRefusedAnswer(answer)) throw new Error(`${person.staff_id} ${month}: ${answer.reason}`)
    year = yearToDateAfter(answer)
    return [[`${month} ${person.staff_id}`, answer]]
  })
}

function factsOf(person: Line, own: readonly Line[]): object {
  const agreed = [
    { type: 'basic_salary', amount: person.basic_salary },
    { type: 'meal_allowance', amount: person.meal_allowance },
    { type: 'recurring_allowance', amount: person.recurring_allowance },
  ]
  const all = [...agreed, ...own].map(({ type = '', amount = '' }) => ({ type, amount: amountOf(amount) }))
  return {
    ...payslipAmounts(all),
    joined_on: person.joined_on,
    occupational_rate: '0.0021',
    health_dependants: person.health_dependants,
    disability_level: person.disability_level,
    tax_dependants: person.tax_dependants,
    resident: person.tax_resident === 'yes',
    employee_rate: person.pension_employee_rate,
    pension_new_system: person.pension_new_system === 'yes',
    employment_insurance: person.employment_insurance === 'yes',
  }
}

const keyOf = ({ month, staff_id }: Line): string => `${month} ${staff_id}`

function linesOf(name: string): readonly Line[] {
  const [heading = '', ...lines] = readFileSync(join(folder, name), 'utf8').trim().split(/\r?\n/)
  const columns = heading.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}
