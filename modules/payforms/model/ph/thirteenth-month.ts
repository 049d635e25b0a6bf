/** What was paid as 13th month pay, for the report to DOLE; beside it what the law comes to (ph.thirteenth_month). */
import { amountOf, amountText, notNegative, sumOf } from '#kernel/money.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Figures, MadeForm, YearForm } from '../form.ts'
import { type FormYear, lineSum, type PersonYear } from '../year.ts'

export const thirteenthMonthReport: YearForm = {
  name: 'thirteenth_month_report',
  country: 'PH',
  standing: 'several',
  due: { month: 1, day: 15, standing: 'several' },
  handedOut: false,
  parts: [],
  whole: [
    { key: 'total_employment', kind: 'count' },
    { key: 'workers_benefitted', kind: 'count' },
    { key: 'total_granted', kind: 'money', sum: true },
  ],
  boxes: [
    { key: 'basic_salary', kind: 'money' },
    { key: 'by_law', kind: 'money' },
    { key: 'granted', kind: 'money', sum: true },
  ],
}

export function makeThirteenthMonth({ person, lines, months }: PersonYear, at: FormYear): MadeForm {
  const earned = (...keys: string[]) => lineSum(lines, ({ side, key }) => side === 'earning' && keys.includes(key))
  const basic = notNegative(earned('basic_salary', 'attendance_deduction'))
  const { answer } = workOut('ph.thirteenth_month', `${at.year}-12-31`, {
    basic_salary_earned: amountText(basic),
    employee_category: person.statutory.employee_category === 'managerial' ? 'managerial' : 'rank_and_file',
    service_months: String(months.length),
  })
  return {
    figures: {
      basic_salary: amountText(basic),
      by_law: isRefusedAnswer(answer) ? '0.00' : String(answer.thirteenth_month_pay),
      granted: amountText(earned('thirteenth_month')),
    },
    lacking: [],
  }
}

export const wholeThirteenthMonth = (people: readonly Figures[], employed: number): Figures => {
  const granted = people.map(({ granted: amount }) => amountOf(amount ?? '0'))
  return {
    total_employment: String(employed),
    workers_benefitted: String(granted.filter((amount) => amount > 0n).length),
    total_granted: amountText(sumOf(granted)),
  }
}
