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
const readFrom: Readonly<Record<'begun' | 'reported' | 'approved', RawBuilder<unknown>>> = {
  begun: sql`r.state <> 'none'`,
  reported: sql`(${isRegularRun('r')} or r.state = 'approved') and r.version > 0`,
  approved: sql`r.state = 'approved'`,
}

/** The names it goes by where there is such a cost. */
export const owedByCompany = (country: Country): readonly string[] => (country === 'TW' ? [EMPLOYER_SUPPLEMENTARY] : [])
/** The words of such a name. */
export const owedWord = (figure: string): string => `payroll.company-cost.${figure}`

type RunsOfMonth = YearMonth & {
  /** Which runs it has, in which versions: as long as they stay, so does what is owed. */
  readonly versions: string
}

/** Of many months: added up once for the versions they are in, and remembered. */
export async function owedInMonths(
  tx: Tx,
  companyId: string,
  of: keyof typeof readFrom,
  months: readonly RunsOfMonth[],
): Promise<ReadonlyMap<string, bigint>> {
  const keyOf = (month: RunsOfMonth) => `${companyId} ${of} ${yearMonthText(month)} ${month.versions}`
  const open = months.filter((month) => !remembered.has(keyOf(month)))
  const inOrder = open.toSorted((one, other) => (yearMonthText(one) < yearMonthText(other) ? -1 : 1))
  const [from, to] = [inOrder[0], inOrder.at(-1)]
  if (from && to) {
    const owed = await companyOwed(tx, companyId, { from, to, of })
    if (remembered.size + open.length > REMEMBERED_AT_MOST) remembered.clear()
    for (const month of open) remembered.set(keyOf(month), sumOf(owed, yearMonthText(month)))
  }
  return new Map(months.map((month) => [yearMonthText(month), remembered.get(keyOf(month)) ?? 0n]))
}

const REMEMBERED_AT_MOST = 20_000
const remembered = new Map<string, bigint>()
const sumOf = (owed: readonly CompanyOwed[], of: string): bigint =>
  owed.reduce((sum, { month, amount }) => (month === of ? sum + amountOf(amount) : sum), 0n)

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
