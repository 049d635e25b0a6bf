/** A claim as it is answered, and the month that would take it. */
import { plainDateOf, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { type Period, periodOf } from '../../model/period.ts'
import { nextOpen } from '../retro/next-open.ts'
import type { ClaimRow } from './request-store.ts'

export type Acting = Pick<
  Call<Endpoint>,
  'company' | 'clock' | 'say' | 'language' | 'seal' | 'actor' | 'session' | 'db' | 'files' | 'log'
>
/** Reasons lie sealed under this name. */
export const REASON = 'tax_claim_requests.reason'

/** The first open month, or the one that is today where none was ever approved. */
export async function monthThatTakes(tx: Tx, { company, clock }: Pick<Acting, 'company' | 'clock'>): Promise<Period> {
  const open = await nextOpen(tx, company.companyId)
  if (open) return open
  const { timezone } = await companyFacts(tx, company.companyId)
  return periodOf(yearMonthOf(clock.today(timezone)))
}

/** Whoever comes second reads who was first. */
export const decided = ({ decided_by_name: who }: ClaimRow) =>
  problem('payroll.tax-claim-decided', { status: 409, params: { who: who ?? '' } })

export const ownClaimView = (row: ClaimRow, { say, language, seal }: Pick<Acting, 'say' | 'language' | 'seal'>) => ({
  ...{ id: row.id, year: row.year, code: row.code, label: say(language, `payroll.tax-claim.${row.code}`) },
  ...{ amount: row.amount, status: row.state, asked_at: row.asked_at, decided_by: row.decided_by_name },
  decided_on: row.decided_at === null ? null : plainDateOf(new Date(row.decided_at).toISOString().slice(0, 10)),
  ...{ month: row.month, accepted_amount: row.accepted_amount },
  reason: row.reason === null ? null : seal.open(row.reason, REASON),
})

export const claimView = (row: ClaimRow, reader: Pick<Acting, 'say' | 'language' | 'seal'>) => ({
  ...ownClaimView(row, reader),
  ...{ employee_id: row.employee_id, staff_id: row.staff_id, full_name: row.full_name },
})
