/** What the sheet shows of a month of health insurance. */
import { decimalText, type Fraction } from '#kernel/fraction.ts'
import type { Found } from '../../core/history.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import type { MonthDays } from '../insured/insured-days.ts'
import { datesSaid, type ServiceDates } from '../insured/service-dates.ts'
import type { AverageDependants, HealthLaw } from './health-insurance-law.ts'
import type { HealthMonth } from './health-month.ts'

export function noteCharged(sheet: Worksheet, days: MonthDays, dates: ServiceDates): void {
  sheet.note('fact', 'charged', days.healthCharged, {
    figure: 'charged',
    parts: datesSaid(dates),
    source: days.source,
  })
}

type Law = {
  readonly law: HealthLaw
  readonly source: string
  readonly average: Found<AverageDependants>
  readonly subsidy: Fraction | undefined
}

export function noteHealth(
  sheet: Worksheet,
  dependants: number,
  month: HealthMonth,
  { law, source, average, subsidy }: Law,
): void {
  if (!month.charged) {
    const parts = [['charged', false]] as const
    for (const key of ['own_share', 'employee', 'employer', 'government']) sheet.result(key, 0n, { parts })
    sheet.result('charged_dependants', 0, { parts })
    return
  }
  const rounding = 'half_up_to_dollar'
  const base = [
    ['insured_salary', month.insured],
    ['health_rate', decimalText(law.rate)],
  ] as const
  sheet.result('own_share', month.ownShare, {
    parts: [...base, ['employee_share', decimalText(law.shares.employee)]],
    rounding,
    source,
  })
  sheet.note('capped', 'charged_dependants', month.dependants, {
    figure: 'charged_dependants',
    parts: [
      ['health_dependants', dependants],
      ['dependants_charged_at_most', law.chargedAtMost],
    ],
    source,
  })
  sheet.result('employee', month.employee, {
    parts: [
      ['own_share', month.ownShare],
      ['charged_dependants', month.dependants],
      ...(subsidy ? [['disability_subsidy', decimalText(subsidy)] as const] : []),
      ['charged', true],
    ],
    ...(subsidy ? { rounding } : {}),
    source,
  })
  const heads = ['average_dependants', decimalText(average.law.dependants)] as const
  sheet.note('rate', ...heads, { source: average.id })
  const { shares } = law
  sheet.result('employer', month.employer, {
    parts: [...base, ['employer_share', decimalText(shares.employer)], heads],
    rounding,
    source,
  })
  sheet.result('government', month.government, {
    parts: [...base, ['government_share', decimalText(shares.government)], heads],
    rounding,
    source,
  })
}
