/** What other modules may ask of claims, and how they put one in for somebody. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import type { Asked, ClaimView } from '../contract/claim-types.ts'
import { askedOf } from './claims/asked.ts'
import { claimRows } from './claims/claim-rows.ts'
import { claimView } from './claims/claim-view.ts'
import { sendTogether } from './claims/together.ts'
import type { ClaimNeeds } from './needs.ts'

/** Money texts in the company's currency. */
export type ClaimsOfTravel = {
  readonly pending: string
  readonly approved: string
  readonly paid: string
  /** What of the approved and paid ones was set off against the travel's advance. */
  readonly covered: string
  /** Approved and neither covered nor paid. */
  readonly due: string
  /** Whether one of them still waits for a decision. */
  readonly waits: boolean
}

/** Of each travel that has claims, by its id. */
export async function claimsOfTravel(
  tx: Tx,
  companyId: string,
  travelIds: readonly string[],
): Promise<ReadonlyMap<string, ClaimsOfTravel>> {
  if (travelIds.length === 0) return new Map()
  const { rows } = await sql<ClaimsOfTravel & { travel_id: string }>`
    select travel_id, ${sumOf('pending')} as pending, ${sumOf('approved')} as approved, ${sumOf('paid')} as paid,
      coalesce(sum(covered_amount), 0)::numeric(15, 2) as covered,
      coalesce(sum(claimable_amount - covered_amount) filter (where status = 'approved'), 0)::numeric(15, 2) as due,
      bool_or(status = 'pending') as waits
    from claims where company_id = ${companyId} and travel_id = any(${[...travelIds]}::uuid[])
    group by travel_id`.execute(tx)
  return new Map(rows.map(({ travel_id, ...sums }) => [travel_id, sums]))
}

const sumOf = (status: string) =>
  sql`coalesce(sum(claimable_amount) filter (where status = ${status}), 0)::numeric(15, 2)`

export type ClaimFromOutside = {
  readonly employeeId: string
  readonly travelId: string
  /** Whether findings that ask were confirmed; else a Refusal with confirm_required is thrown. */
  readonly confirmed: boolean
  readonly what: ExpenseOfTravel | PerDiemOfTravel
}
/** As one claims it oneself; what is wrong is said at `claim.amount`. */
export type ExpenseOfTravel = { readonly claim: z.output<typeof Asked> }
/** Of the company's own type Per diem, in its currency. */
export type PerDiemOfTravel = {
  readonly day: PlainDate
  readonly amount: string
  /** What is salary and goes with the run. */
  readonly excess: string
}

type Doing = { readonly approvals: Approvals; readonly acting: Acting; readonly needs: ClaimNeeds }

/** Stores it, sends it on its way to be decided, writes the log; throws a Refusal where it is refused. The claim. */
export async function createClaim(
  tx: Tx,
  { approvals, acting, needs }: Doing,
  { employeeId, travelId, confirmed, what }: ClaimFromOutside,
): Promise<z.output<typeof ClaimView>> {
  const { companyId, today } = acting
  const facts = await companyFacts(tx, companyId)
  const asked =
    'claim' in what
      ? askedOf({ ...what.claim, travel_id: travelId })
      : await askedPerDiem(tx, companyId, travelId, what)
  const work = { tx, approvals, acting, book: { facts, today } }
  const how = { confirmed, under: () => ('claim' in what ? 'claim.' : '') }
  const [id = ''] = await sendTogether(work, needs, employeeId, [asked], how)
  const [row] = await claimRows(tx, companyId, byIds([id]))
  if (!row) throw new Refusal(notFound())
  const subject = { kind: 'claim', id, name: `${row.full_name}: ${row.claim_no}` }
  const after = { type: row.type, expense_date: row.expense_date, claimable_amount: row.claimable_amount }
  await record(tx, companyId, [{ action: 'claims.sent', subject, after }], acting)
  return claimView(row, today, acting)
}

async function askedPerDiem(tx: Tx, companyId: string, travel_id: string, { day, amount, excess }: PerDiemOfTravel) {
  const type_id = await perDiemOf(tx, companyId)
  if (!type_id) throw new Refusal(problem('claims.type-not-open', { errors: { type_id: ['claims.type-not-open'] } }))
  return { ...askedOf({ type_id, expense_date: day, amount, travel_id }), excess_amount: excess }
}

/** What approved and paid claims charge to these centres, by centre; their share each, half up to the hundredth. */
export async function spentOfCentres(
  tx: Tx,
  companyId: string,
  centreIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (centreIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; spent: string }>`
    select s.cost_centre_id as id, sum(round(x.claimable_amount * s.percentage / 100, 2))::numeric(15, 2) as spent
    from claim_cost_centres s join claims x on x.company_id = s.company_id and x.id = s.claim_id
    where s.company_id = ${companyId} and s.cost_centre_id = any(${[...centreIds]}::uuid[])
      and x.status in ('approved', 'paid') group by s.cost_centre_id`.execute(tx)
  return new Map(rows.map(({ id, spent }) => [id, spent]))
}

async function perDiemOf(tx: Tx, companyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from claim_types where company_id = ${companyId} and mark = 'per_diem'`.execute(tx)
  return rows[0]?.id
}

export { setOffAdvances } from './claims/set-off-store.ts'
export type { ClaimNeeds, TravelOfClaim } from './needs.ts'
