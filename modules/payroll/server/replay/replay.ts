/** Closed months of a company worked out again by the law of today, a month at a time; nothing is written. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { addMonths, type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { stampOf } from '#statutory/work-out.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { periodOf } from '../../model/period.ts'
import { type Difference, type KeptPay, type Replayed, replayed } from '../../model/replay/replayed.ts'
import { packFor } from '../pack-of-company.ts'
import { standing } from '../payslip-store.ts'
import { endsMonth } from '../runs/halves.ts'

export type MonthDifference = Difference & { readonly month: string }
export type Proof = Pick<Replayed, 'payslips' | 'differing'> & { readonly differences: readonly MonthDifference[] }
type Span = { readonly from: YearMonth; readonly to: YearMonth }

const PEOPLE_AT_ONCE = 500

export async function replay(company: CompanyDb, { from, to }: Span, most: number): Promise<Proof> {
  const { companyId } = company
  const pack = await company.read((tx) => packFor(tx, companyId))
  const months = await company.read((tx) => closedMonths(tx, companyId, { from, to }))
  let [payslips, differing] = [0, 0]
  const differences: MonthDifference[] = []
  for (const month of months) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const kept = await company.read((tx) => keptPay(tx, companyId, month, after ?? ''))
      const found = replayed(pack, periodOf(month), kept, stampOf(pack.law))
      payslips += found.payslips
      differing += found.differing
      const room = most - differences.length
      differences.push(...found.differences.slice(0, room).map((one) => ({ ...one, month: yearMonthText(month) })))
      after = kept.at(-1)?.employee_id
      // Other requests are answered in between.
      await nextTurn()
    }
  }
  return { payslips, differing, differences }
}

/** The law that pay of this country is worked out by now. */
export const stampFor = ({ law }: CountryPack) => stampOf(law)

async function closedMonths(tx: Tx, companyId: string, { from, to }: Span): Promise<YearMonth[]> {
  const { rows } = await sql<YearMonth>`
    select year, month from pay_runs where company_id = ${companyId} and state = 'approved' and ${endsMonth()}
      and (year, month) >= (${from.year}, ${from.month}) and (year, month) <= (${to.year}, ${to.month})
    order by year, month`.execute(tx)
  return rows
}

/** Of some hundred people: all payslips of the month of each, in the order of approval. */
async function keptPay(tx: Tx, companyId: string, { year, month }: YearMonth, after: string): Promise<KeptPay[]> {
  const { rows } = await sql<KeptPay>`
    with people as (
      select distinct p.employee_id from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      where p.company_id = ${companyId} and p.year = ${year} and p.month = ${month} and ${standing}
        and (${after} = '' or p.employee_id > nullif(${after}, '')::uuid)
      order by p.employee_id limit ${PEOPLE_AT_ONCE})
    select p.employee_id, p.staff_id, r.sequence as run, r.half, p.given, p.figures, p.law_hash, v.engine_version
    from people w join payslips p on p.company_id = ${companyId} and p.employee_id = w.employee_id
    join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    join pay_run_versions v on v.company_id = p.company_id and v.run_id = p.run_id and v.version = p.version
    where p.year = ${year} and p.month = ${month} and ${standing}
    order by p.employee_id, r.turn`.execute(tx)
  return rows
}

/** Closed months, the newest first. */
export async function newestClosed(tx: Tx, companyId: string, count: number): Promise<Span | undefined> {
  const { rows } = await sql<YearMonth>`
    select year, month from pay_runs where company_id = ${companyId} and state = 'approved' and ${endsMonth()}
    order by year desc, month desc limit ${count}`.execute(tx)
  const [to, from] = [rows[0], rows.at(-1)]
  return to && from ? { from, to } : undefined
}

export const monthsIn = ({ from, to }: Span): number => {
  let count = 0
  for (let at = from; yearMonthText(at) <= yearMonthText(to); at = addMonths(at, 1)) count += 1
  return count
}
