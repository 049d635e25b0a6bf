/** What other parts of the product bring into these people's month, less what was paid of it in months that are closed. */
import { sql } from 'kysely'
import { addMonths, firstDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type AlikeDays, apart } from '../../model/alike-days.ts'
import { type Coming, type ContributedDays, contributedTo } from '../../model/contributed.ts'
import type { ContributedAmount } from '../../model/contributed-amounts.ts'
import { type Folded, unfolded } from '../../model/folded.ts'
import type { Period } from '../../model/period.ts'
import { asideIn, nameOf } from '../brought/put-off-store.ts'
import { standingApproved } from '../earlier-payslips.ts'
import type { PayContribution } from '../needs.ts'

/** Closed months are made good back to here; older ones are no longer looked at. */
export const asFarBackAs = ({ first }: Period): PlainDate => firstDayOf(addMonths(yearMonthOf(first), -MONTHS_BACK))
const MONTHS_BACK = 12

type PaidRow = { employee_id: string; month: string; contributed: Folded }

export async function contributionsOf(
  tx: Tx,
  companyId: string,
  contributions: readonly PayContribution[],
  period: Period,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Coming[]>> {
  if (contributions.length === 0) return new Map()
  const paid = await paidOf(tx, companyId, period, employeeIds)
  const [earliest] = [period.key, ...paid.map(({ month }) => month)].sort()
  // The second half brings what is left of the month.
  const days = { from: `${earliest}-01` as PlainDate, to: period.half?.to ?? period.last }
  const now: ((ContributedDays | ContributedAmount | AlikeDays) & { readonly employeeId: string })[] = []
  for (const { origin, between } of contributions) {
    const found = await between(tx, companyId, days, employeeIds)
    for (const one of found) now.push({ ...one, origin })
  }
  const aside = await asideIn(tx, companyId, period.key, employeeIds)
  const [nowOf, paidBy] = [byPerson(now, (one) => one.employeeId), byPerson(paid, (row) => row.employee_id)]
  return new Map(
    employeeIds.map((id) => {
      const rows = paidBy.get(id) ?? []
      const closed = new Set(rows.map(({ month }) => month).filter((month) => month < period.key))
      const entries = rows.flatMap(({ contributed }) => unfolded(contributed))
      const own = nowOf.get(id) ?? []
      // What somebody put off or left out is found owing again, as long as it is.
      const due = contributedTo(period.key, own, { closed, entries })
      return [id, aside.size === 0 ? due : apart(due).filter((one) => !aside.has(nameOf(one)))]
    }),
  )
}

/** Of approved months other than this one; what was paid before anything was brought is left as it is. */
async function paidOf(tx: Tx, companyId: string, period: Period, employeeIds: readonly string[]): Promise<PaidRow[]> {
  const since = asFarBackAs(period)
  const firstHalf = period.half?.which === 2 ? sql`or r.half = 1` : sql``
  const { rows } = await sql<PaidRow>`
    select p.employee_id, to_char(make_date(p.year, p.month, 1), 'YYYY-MM') as month, p.contributed
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.employee_id = any(${[...employeeIds]}::uuid[]) and p.contributed is not null
      and make_date(p.year, p.month, 1) >= ${since} and (make_date(p.year, p.month, 1) <> ${period.first} ${firstHalf})
      and ${standingApproved}`.execute(tx)
  return rows
}

function byPerson<One>(all: readonly One[], idOf: (one: One) => string): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(idOf(one))
    if (group) group.push(one)
    else groups.set(idOf(one), [one])
  }
  return groups
}
