/** What the sheet shows of one of the two premiums: grade, rate, share, days, and the subsidy where there is one. */
import { decimalText, type Fraction } from '#kernel/fraction.ts'
import type { Amount } from '#kernel/money.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import type { LabourLaw } from './labour-insurance-law.ts'

export type BranchMonth = {
  readonly name: 'ordinary' | 'employment'
  readonly covered: boolean
  readonly insured: Amount
  /** Days of this premium, and what the sheet calls them. */
  readonly days: number
  readonly daysKey: string
  readonly daysOfMonth: number
  readonly subsidy: Fraction | undefined
  readonly found: { readonly employee: Amount; readonly employer: Amount }
}

export function noteBranch(sheet: Worksheet, month: BranchMonth, law: LabourLaw, source: string): void {
  const { name, covered, found, subsidy } = month
  const { insurance, employee, employer, rate } = KEYS[name]
  sheet.fact(insurance, covered)
  if (!covered) {
    for (const key of [employee, employer]) sheet.result(key, 0n, { parts: [[insurance, false]] })
    return
  }
  const share = (part: 'employee_share' | 'employer_share', of: Fraction) =>
    [
      ['insured_salary', month.insured],
      [rate, decimalText(law[name].rate)],
      [part, decimalText(of)],
      [month.daysKey, month.days],
      ['days_of_a_month', month.daysOfMonth],
      [insurance, true],
    ] as const
  const own = share('employee_share', law.employee)
  sheet.result(employee, found.employee, {
    parts: subsidy ? [...own, ['disability_subsidy', decimalText(subsidy)]] : own,
    rounding: 'half_up_to_dollar',
    source,
  })
  sheet.result(employer, found.employer, {
    parts: share('employer_share', law.employer),
    rounding: 'half_up_to_dollar',
    source,
  })
}

const KEYS = {
  ordinary: {
    insurance: 'ordinary_insurance',
    employee: 'ordinary_employee',
    employer: 'ordinary_employer',
    rate: 'ordinary_rate',
  },
  employment: {
    insurance: 'employment_insurance',
    employee: 'employment_employee',
    employer: 'employment_employer',
    rate: 'employment_rate',
  },
} as const
