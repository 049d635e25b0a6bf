/** What somebody went on despite, by the names and counts that the review shows. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { isRegular, type Period } from '../model/period.ts'
import { peopleWithUnpaidItems } from './item-store.ts'
import type { PayrollNeeds } from './needs.ts'
import { shownIn } from './payslip-store.ts'
import type { RunRow } from './run-store.ts'
import { withHalf } from './runs/halves.ts'
import { unknownInRun } from './view/earlier-pay-check.ts'
import { leaversOf } from './view/leavers.ts'
import { membership } from './view/membership.ts'

/** Findings worth a look: of payslips, and of the run as a whole. */
export async function overlooked(
  tx: Tx,
  companyId: string,
  needs: Pick<PayrollNeeds, 'contributions'>,
  { run, period: asked, reading }: { run: RunRow; period: Period; reading: { say: Say; language: Language } },
): Promise<Record<string, number>> {
  const period = await withHalf(tx, companyId, asked)
  const { missing, surplus } = await membership(tx, companyId, period, run)
  const { left_corrections, left_owed } = isRegular(period)
    ? await leaversOf(tx, companyId, needs, period, reading)
    : { left_corrections: [], left_owed: [] }
  const counts = {
    ...(await countsOfPayslips(tx, companyId, run)),
    missing: missing.length,
    surplus: surplus.length,
    unpaid_items: (await peopleWithUnpaidItems(tx, companyId, run)).length,
    left_corrections: left_corrections.length,
    left_owed: left_owed.length,
    earlier_pay_unknown: isRegular(period) ? (await unknownInRun(tx, companyId, period, run)).length : 0,
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

async function countsOfPayslips(tx: Tx, companyId: string, run: RunRow): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select f->>'code' as code, count(*) as count
    from payslips p cross join lateral jsonb_array_elements(p.findings) f
    where ${shownIn(companyId, run)} and p.attention >= 2 and f->>'weight' = 'look' group by 1 order by 1`.execute(tx)
  return Object.fromEntries(rows.map(({ code, count }) => [code, count]))
}
