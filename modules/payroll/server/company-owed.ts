/**
 * What the company owes for months as a whole, on nobody's payslip: as reports of pay and the ledger count it. It is the
 * company's alone, and spread over nobody (decision 0055).
 */
import { type RawBuilder, sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { amountOf } from '#kernel/money.ts'
import { type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { EMPLOYER_SUPPLEMENTARY, employerSupplementary } from '../model/country-packs/tw/employer-supplementary.ts'
import { periodOf } from '../model/period.ts'
import { sumsByMonth } from './month-sums-store.ts'
import { isRegularRun } from './runs/halves.ts'

export type CompanyOwed = { readonly month: string; readonly figure: string; readonly amount: string }

/** Which runs a month's pay is read from: as reports do, or what is approved. */
const readFrom: Readonly<Record<'reported' | 'approved', RawBuilder<unknown>>> = {
  reported: sql`(${isRegularRun('r')} or r.state = 'approved') and r.version > 0`,
  approved: sql`r.state = 'approved'`,
}

/** The names it goes by where there is such a cost. */
export const owedByCompany = (country: Country): readonly string[] => (country === 'TW' ? [EMPLOYER_SUPPLEMENTARY] : [])
/** The words of such a name. */
export const owedWord = (figure: string): string => `payroll.company-cost.${figure}`

export async function companyOwed(
  tx: Tx,
  companyId: string,
  { from, to, of }: { readonly from: YearMonth; readonly to: YearMonth; readonly of: keyof typeof readFrom },
): Promise<CompanyOwed[]> {
  const { country } = await companyFacts(tx, companyId)
  if (owedByCompany(country).length === 0) return []
  const months = await sumsByMonth(tx, companyId, { from, to }, readFrom[of])
  return months.flatMap(({ month, sums }) =>
    employerSupplementary
      .parts(sums, periodOf(month).last)
      .filter(({ amount }) => amountOf(amount) !== 0n)
      .map((part) => ({ month: yearMonthText(month), ...part })),
  )
}
