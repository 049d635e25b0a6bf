/** What other modules may tell payroll, and ask of it. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { firstDayOf, type PlainDate, plainDateOf, type YearMonth, yearMonthOf } from '#kernel/plain-date.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { packOf } from '../model/country-packs.ts'
import { openingSheet } from '../model/opening.ts'
import type { BankFileInput } from '../model/output/file-input.ts'
import { periodOf } from '../model/period.ts'
import { asFarBackAs } from './calculation/contributions.ts'
import { markOpenRuns } from './mark-open-runs.ts'
import { openingBatch } from './opening/opening-batch.ts'
import { outdatedAmounts } from './outdated-amounts.ts'
import { packFor } from './pack-of-company.ts'
import { markDatedBack } from './retro/retro-store.ts'
import { endsMonth } from './runs/halves.ts'
import type { StaleCause } from './stale-store.ts'

export { categoryOf as familyCategoryOf } from '../model/country-packs/my/person.ts'
export {
  type BookedCategory,
  type BookedName,
  type BookedPay,
  type BookedSide,
  type BroughtMoney,
  bookedNames,
  bookedPay,
  moneyBrought,
} from './booked-pay.ts'
export { asideIn, forgetPutOff, nameOf as lineName } from './brought/put-off-store.ts'
export { type CompanyOwed, companyOwed, owedByCompany, owedInMonths, owedWord } from './company-owed.ts'
export { earlierPayOpen } from './earlier/asked.ts'
export { formerPayTold } from './earlier/earlier-store.ts'
export { type EarningType, earningTypes, offeredEarnings, standardAllowance } from './earning-types.ts'
export { type KeptOfYear, keptOfYear } from './kept-facts.ts'
export type { PayslipPart, PrintedPart, RepaidInMonth } from './needs.ts'
export { openingRows, removeOpeningsOf } from './opening/opening-batch.ts'
export { openingsOnPeople } from './opening/opening-store.ts'
export { type PayDate, payDates } from './pay-dates.ts'
export { replay } from './replay/replay.ts'
export { spanOf as replaySpan } from './replay/replay-handlers.ts'
export {
  ownItems,
  type ReportedName,
  type ReportedPayslip,
  reportedMonths,
  reportedNames,
  reportedPayslips,
} from './reported.ts'
export { lastPaysFor } from './settlement/entering.ts'
export { payMadeGood } from './settlement/made-good.ts'
export { lastPayStands } from './settlement/settlement-store.ts'
export { settlementOf } from './settlement/work-out.ts'
export { broughtInto, repaymentsTaken, type TakenOf } from './taken-store.ts'

/** A file that pays people, in the layout of a bank: loaded when somebody asks for one. */
export const bankFile = async (bank: string, input: BankFileInput) =>
  (await import('./output/public.ts')).bankFile(bank, input)

export { type ClosedYear, closeYear, monthsToClose, openYear, taxNotSettled, yearClosed } from './year-close.ts'
export {
  approvedMonths,
  claimedInYear,
  figuresByMonth,
  firstPayMonth,
  type PaidMonth,
  paidBefore,
  paymentsOfYear,
  sumsOfMonths,
  type YearOfPay,
  yearOfPay,
} from './year-of-pay.ts'

export type PayChange = {
  readonly employeeIds: readonly string[] | 'everybody'
  readonly cause: Exclude<StaleCause, 'item' | 'earlier-month'>
  /** Who changed it, by name. */
  readonly by: string
  /** Of a change of agreed pay: the first day it counts for. */
  readonly from?: PlainDate
}

/** Something changed that payslips depend on; told in the transaction of the change. */
export async function payInputsChanged(tx: Tx, companyId: string, change: PayChange): Promise<void> {
  await markOpenRuns(tx, companyId, change)
  if (change.cause === 'salary') await markDatedBack(tx, companyId, change.employeeIds, change.from)
}

/** Of these months, by their first days, those whose pay is approved. */
export async function approvedAmong(tx: Tx, companyId: string, months: readonly PlainDate[]): Promise<PlainDate[]> {
  if (months.length === 0) return []
  const { rows } = await sql<{ month: string }>`
    select m.month from unnest(${[...months]}::date[]) as m(month)
    where exists (select from pay_runs r where r.company_id = ${companyId} and ${endsMonth('r')} and r.state = 'approved'
      and r.year = extract(year from m.month) and r.month = extract(month from m.month))`.execute(tx)
  return rows.map(({ month }) => plainDateOf(month))
}

/** The first day of the month after the last one that is approved; null while none is. */
export async function afterApproved(tx: Tx, companyId: string): Promise<PlainDate | null> {
  const { rows } = await sql<{ month: string | null }>`
    select (max(make_date(year, month, 1)) + interval '1 month')::date as month from pay_runs
    where company_id = ${companyId} and state = 'approved' and ${endsMonth()}`.execute(tx)
  const month = rows[0]?.month ?? null
  return month === null ? null : plainDateOf(month)
}

/** The first day of the first month whose pay can still be worked out; null where none was, here or before. */
export async function firstOpenMonth(tx: Tx, companyId: string): Promise<PlainDate | null> {
  const { rows } = await sql<{ month: string | null }>`
    select greatest(
      (select max(make_date(year, month, 1)) + interval '1 month' from pay_openings where company_id = ${companyId}),
      (select coalesce(max(make_date(year, month, 1)) filter (where state = 'approved' and ${endsMonth()}) + interval '1 month',
          min(make_date(year, month, 1)))
        from pay_runs where company_id = ${companyId} and (version > 0 or state = 'approved')))::date as month`.execute(
    tx,
  )
  const month = rows[0]?.month ?? null
  return month === null ? null : plainDateOf(month)
}

/** Whether something that happened in this month, by its first day, can still be paid: in it, or made good after it. */
export const payReaches = async (tx: Tx, companyId: string, month: PlainDate): Promise<boolean> =>
  (await beyondPay(tx, companyId, [month])).length === 0

/** Of these months, by their first days, those that no pay reaches any more: never paid here, or too long ago to be made good. */
async function beyondPay(tx: Tx, companyId: string, months: readonly PlainDate[]): Promise<PlainDate[]> {
  const open = await firstOpenMonth(tx, companyId)
  if (open === null) return []
  const closed = months.filter((month) => month < open)
  const since = asFarBackAs(periodOf(yearMonthOf(open)))
  const paid = await approvedAmong(
    tx,
    companyId,
    closed.filter((month) => month >= since),
  )
  return closed.filter((month) => !paid.includes(month))
}

/** How many of these days lie in such months. */
export async function countBeyondPay(
  tx: Tx,
  companyId: string,
  days: readonly { readonly date: PlainDate }[],
): Promise<number> {
  const monthOf = (date: PlainDate) => firstDayOf(yearMonthOf(date))
  const beyond = new Set(await beyondPay(tx, companyId, [...new Set(days.map(({ date }) => monthOf(date)))]))
  return days.filter(({ date }) => beyond.has(monthOf(date))).length
}

/** How many people's recorded insured amounts no longer fit their pay of a month; undefined where the law knows none. */
export async function insuredOutdated(tx: Tx, companyId: string, month: YearMonth): Promise<number | undefined> {
  const pack = await packFor(tx, companyId)
  return pack.declarations && (await outdatedAmounts(tx, companyId, pack, periodOf(month))).length
}

/** Whether a month can be worked out in this country at all. */
export const runsPayIn = (country: Country): boolean => packOf(country) !== undefined

/** The sheet of pay from before the company came, with the columns of its country. */
export const openingSheetOf = (country: Country): Sheet => openingSheet(packOf(country).opening.figures)

export const openingImport = (companyId: string, country: Country, acting: { actor: Actor; clock: Clock }) =>
  openingBatch(companyId, packOf(country), acting)
export { figureLabel } from './view/labels.ts'
