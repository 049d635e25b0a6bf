/** The four insurances of a month, each by its own ladder: labour and employment, occupational accident, health, pension. */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { healthInsurance } from '../health-insurance/health-insurance.ts'
import type { HealthMonth } from '../health-insurance/health-month.ts'
import { type MonthDays, monthDays } from '../insured/insured-days.ts'
import { type InsuredBase, insuredSalary } from '../insured/ladder.ts'
import { type LabourMonth, labourInsurance } from '../labour-insurance/labour-insurance.ts'
import { type OccupationalMonth, occupationalAccident } from '../occupational-accident/occupational-accident.ts'
import { type PensionMonth, pension } from '../pension/pension.ts'
import { pensionGrades } from '../pension/pension-law.ts'
import type { PayslipFacts } from './payslip-given.ts'

export type InsuredMonth = {
  readonly labour: LabourMonth
  readonly occupational: OccupationalMonth
  readonly health: HealthMonth
  readonly pension: PensionMonth
}

export function insuredMonth(
  facts: PayslipFacts,
  monthlyWages: Amount,
  on: PlainDate,
  sheet: Worksheet | undefined,
): InsuredMonth {
  const days = monthDays(facts, on)
  const base = (declaredKey: DeclaredKey): InsuredBase => ({
    wages: monthlyWages,
    declared: facts[declaredKey],
    declaredKey,
  })
  return {
    labour: labourInsurance(facts, base('labour_insured_salary'), facts, days, on, within('tw.labour_insurance')),
    occupational: occupationalAccident(
      facts,
      base('occupational_insured_salary'),
      facts,
      days,
      on,
      within('tw.occupational_accident'),
    ),
    health: healthInsurance(facts, base('health_insured_salary'), facts, days, on, within('tw.health_insurance')),
    pension: pensionOf(facts, base('pension_insured_salary'), days, on, within('tw.pension')),
  }

  function within(scheme: keyof typeof names): Worksheet | undefined {
    return sheet?.within(scheme, names[scheme])
  }
}

type DeclaredKey =
  | 'labour_insured_salary'
  | 'occupational_insured_salary'
  | 'health_insured_salary'
  | 'pension_insured_salary'

/** What each insurance calls its figures, and what the payslip calls them. */
const names = {
  'tw.labour_insurance': {
    wages: 'monthly_wages',
    insured_salary: 'labour_insured_salary',
    ordinary_employee: 'ordinary_employee',
    ordinary_employer: 'ordinary_employer',
    employment_employee: 'employment_employee',
    employment_employer: 'employment_employer',
  },
  'tw.occupational_accident': {
    wages: 'monthly_wages',
    insured_salary: 'occupational_insured_salary',
    employer: 'occupational_employer',
  },
  'tw.health_insurance': {
    wages: 'monthly_wages',
    insured_salary: 'health_insured_salary',
    employee: 'health_employee',
    employer: 'health_employer',
  },
  'tw.pension': {
    wages: 'monthly_wages',
    insured_salary: 'pension_insured_salary',
    employee: 'pension_employee',
    employer: 'pension_employer',
  },
} as const

/** Who is not in the new system has a grade all the same, and no contributions. */
function pensionOf(
  facts: PayslipFacts,
  base: InsuredBase,
  days: MonthDays,
  on: PlainDate,
  sheet: Worksheet | undefined,
): PensionMonth {
  if (facts.pension_new_system) return pension(facts, base, facts, days, on, sheet)
  const insured = insuredSalary(pensionGrades.on(on), base, sheet)
  sheet?.fact('pension_new_system', false)
  for (const side of ['employee', 'employer']) sheet?.result(side, 0n, { parts: [['pension_new_system', false]] })
  return { insured, employee: 0n, employer: 0n }
}
