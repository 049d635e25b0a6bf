/**
 * One month of National Health Insurance (健保), category 1. The unit where someone is insured on the last day of
 * the month pays the whole month; leaving before it, nothing is charged here.
 */
import { type Fraction, times } from '#kernel/fraction.ts'
import { type Amount, amountText, asFraction } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { count, money } from '../../core/given-kinds.ts'
import { halfUpToDollar, shareOf } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { disabilityLevel, paidByState, subsidyOf } from '../insured/disability-subsidy.ts'
import { type MonthDays, monthDays } from '../insured/insured-days.ts'
import { type InsuredBase, insuredSalary } from '../insured/ladder.ts'
import { type ServiceDates, serviceFields } from '../insured/service-dates.ts'
import { averageDependants, type HealthLaw, healthGrades, healthRates } from './health-insurance-law.ts'
import { noteCharged, noteHealth } from './health-insurance-sheet.ts'
import type { HealthMonth } from './health-month.ts'

/** What health insurance must know of a person, whatever the month brings. */
export const healthPersonFields = { health_dependants: or(count, 0), disability_level: disabilityLevel }
type HealthPerson = Facts<typeof healthPersonFields>

export function healthInsurance(
  person: HealthPerson,
  base: InsuredBase,
  dates: ServiceDates,
  days: MonthDays,
  on: PlainDate,
  sheet?: Worksheet,
): HealthMonth {
  const { law, id: source } = healthRates.on(on)
  const average = averageDependants.on(on)
  const insured = insuredSalary(healthGrades.on(on), base, sheet)
  if (sheet) noteCharged(sheet, days, dates)
  const subsidy = days.healthCharged ? subsidyOf(person.disability_level, on, sheet) : undefined
  const month = days.healthCharged
    ? chargedMonth(insured, person.health_dependants, { law, heads: average.law.heads, subsidy })
    : { ...NOTHING, insured }
  if (sheet) noteHealth(sheet, person.health_dependants, month, { law, source, average, subsidy })
  return month
}

type Terms = { readonly law: HealthLaw; readonly heads: Fraction; readonly subsidy: Fraction | undefined }

/** The own share is rounded before it is multiplied; unit and state pay for an average of heads. */
function chargedMonth(insured: Amount, dependants: number, { law, heads, subsidy }: Terms): HealthMonth {
  const ownShare = halfUpToDollar(shareOf(insured, law.employee))
  const charged = Math.min(dependants, law.chargedAtMost)
  return {
    insured,
    charged: true,
    ownShare,
    dependants: charged,
    employee: ownShare * BigInt(1 + charged) - paidByState(asFraction(ownShare), subsidy),
    employer: halfUpToDollar(times(shareOf(insured, law.employer), heads)),
    government: halfUpToDollar(times(shareOf(insured, law.government), heads)),
  }
}

const NOTHING = { charged: false, ownShare: 0n, dependants: 0, employee: 0n, employer: 0n, government: 0n }

const given = reader({
  wages: optional(money),
  insured_salary: optional(money),
  ...healthPersonFields,
  ...serviceFields,
})

export const healthInsuranceScheme = scheme(
  'tw.health_insurance',
  given,
  ['insured_salary', 'charged', 'own_share', 'charged_dependants', 'employee', 'employer', 'government', 'total'],
  (facts, on, sheet) => {
    const base = { wages: facts.wages, declared: facts.insured_salary, declaredKey: 'insured_salary' }
    const month = healthInsurance(facts, base, facts, monthDays(facts, on), on, sheet)
    const total = month.employee + month.employer
    sheet?.result('total', total, {
      parts: [
        ['employee', month.employee],
        ['employer', month.employer],
      ],
    })
    return {
      insured_salary: amountText(month.insured),
      charged: month.charged,
      own_share: amountText(month.ownShare),
      charged_dependants: month.dependants,
      employee: amountText(month.employee),
      employer: amountText(month.employer),
      government: amountText(month.government),
      total: amountText(total),
    }
  },
)
