/** What somebody should look at before Taiwanese pay is confirmed. */
import { amountOf } from '#kernel/money.ts'
import type { CompanyFacts, PersonMonth, Prepared } from '../../country-pack.ts'
import type { Figures, Finding } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import { ACCIDENT, declarations } from './declarations.ts'

export function findingsOf(
  { given }: Prepared,
  answer: Figures,
  month: PersonMonth,
  _company: CompanyFacts,
  period: Period,
): Finding[] {
  return [
    ...liftedToMinimum(String(given.wages), answer),
    ...outdatedAmounts(month, period),
    ...(month.person.hasIdentity ? [] : [missing('identity_number')]),
  ]
}

/** The law itself pays the minimum; that less was agreed is for somebody to put right. */
function liftedToMinimum(wages: string, { agreed_wages: paid }: Figures): Finding[] {
  if (amountOf(String(paid)) <= amountOf(wages)) return []
  return [{ code: 'lifted_to_minimum_wage', weight: 'look', params: { wages, paid: String(paid) } }]
}

/** Where nothing is recorded for accident insurance the law takes the grade of the pay: right, but nobody declared it. */
function outdatedAmounts({ person }: PersonMonth, period: Period): Finding[] {
  return declarations.outdated(person, period).map(({ fact, declared, proposed }): Finding => {
    if (declared === null) {
      return { code: 'protection_value_missing', weight: 'note', params: { item: fact, proposed } }
    }
    const code = fact === ACCIDENT ? 'protection_value' : 'insured_amount'
    return { code, weight: 'look', params: { item: fact, declared, proposed } }
  })
}

const missing = (number: string): Finding => ({ code: 'missing_number', weight: 'look', params: { number } })
