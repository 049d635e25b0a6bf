/** Claims as a kind of request: how they are decided, and what an approval fixes. */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import { forgetPutOff } from '#modules/payroll/server/public.ts'
import type { Moves } from '#platform/approvals/model/moves.ts'
import { idsOf, refusedAmong } from '#platform/approvals/server/closures.ts'
import type { Closed, Kind, Moving } from '#platform/approvals/server/kind.ts'
import { standAs } from '#platform/approvals/server/requests/request-row.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { neverAlone } from '../../model/counted.ts'
import { usualFlow } from '../../model/usual-flow.ts'
import type { ClaimNeeds } from '../needs.ts'
import { setOffAdvances } from './set-off-store.ts'
import { words } from './words.ts'

export const CLAIM_KIND = 'claim'

/** The first of several who agree makes it processing; both are decided (A14). */
export const claimMoves = {
  approve: { from: ['pending', 'processing'], to: 'approved', by: 'approver', meanwhile: 'processing' },
  reject: { from: ['pending', 'processing'], to: 'rejected', by: 'approver' },
  withdraw: { from: ['approved'], to: 'withdrawn', by: 'keeper' },
  cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
} as const satisfies Moves

export const claimKind = (needs: Pick<ClaimNeeds, 'payChanged' | 'openAdvances'>): Kind => ({
  name: CLAIM_KIND,
  word: 'claims.kind',
  moves: claimMoves,
  keepers: 'claims.write',
  settings: 'settings.claim',
  usualChain: usualFlow,
  fallback: ['HR Claim', 'HR Generalist', 'Company Admin'],
  nothingToMove: {
    approve: words.nothingPending,
    reject: words.nothingPending,
    withdraw: words.nothingApproved,
  },
  link: ({ id }, reader) => (reader === 'approver' ? `/app/application?open=${id}` : `/me/claims?open=${id}`),
  closed: (tx, companyId, ids) => standing(tx, needs, companyId, ids),
  check: async (tx, moving) => ({
    refused: refusedAmong(await standing(tx, needs, moving.companyId, idsOf(moving)), moving.move),
  }),
  effects: async (tx, moving) => {
    const to = Object.entries(claimMoves).find(([move]) => move === moving.move)?.[1].to
    if (!to) return
    await stand(tx, moving, to)
    if (to !== 'approved' && to !== 'withdrawn') return
    const others = await cover(tx, needs, moving)
    if (to === 'approved') await closeEmpty(tx, moving)
    await needs.payChanged(tx, moving.companyId, told(moving, others))
  },
  reopen: async (tx, moving) => {
    await stand(tx, moving, 'pending')
    const others = await cover(tx, needs, moving)
    await needs.payChanged(tx, moving.companyId, told(moving, others))
  },
})

const told = ({ requests, actor }: Moving, others: readonly string[]) => ({
  employeeIds: [...new Set([...requests.flatMap(({ about_id }) => about_id ?? []), ...others])],
  cause: 'claims' as const,
  by: actor.name,
})

/** How it is paid, and as what, is fixed on approval and forgotten where that is taken back. */
async function stand(tx: Tx, moving: Moving, status: string): Promise<void> {
  const { companyId, now, today } = moving
  const { settings, country } = await companyFacts(tx, companyId)
  const method = settings.claim_payment_method
  const isApproved = status === 'approved'
  // What was booked on its approval is booked back on this day.
  const withdrawn = sql`withdrawn_on = ${today}, had_covered = covered_amount, had_covered_on = covered_on`
  const never = sql`approved_on = null, withdrawn_on = null, had_covered = 0, had_covered_on = null`
  const approvedAs = sql`approved_on = ${today}, pay_item = n.pay_item, counted_in = n.counted_in,
    method = case when x.excess_amount > 0 or n.counted_in <> '{}' then 'payroll' else ${method} end`
  // What is salary, of a per diem or by its category, is paid by the run alone.
  await sql`
    update claims x set status = ${status}, updated_at = ${now.toISOString()}, covered_amount = 0, covered_on = null,
      ${isApproved ? approvedAs : sql`${status === 'withdrawn' ? withdrawn : never}, pay_item = null, counted_in = '{}', method = null`}
    from (select m.id, m.pay_item, case when m.ticked <@ ${[...neverAlone(country)]}::text[] then '{}' else m.ticked end
      as counted_in from (select t.id, t.pay_item, case when t.is_taxable and not 'tax' = any(c.counted_in)
        then array_append(c.counted_in, 'tax') else c.counted_in end as ticked
      from claim_types t join claim_categories c on c.company_id = t.company_id and c.id = t.claim_category_id
      where t.company_id = ${companyId}) m) n
    where x.company_id = ${companyId} and x.id = any(${idsOf(moving)}::uuid[]) and n.id = x.type_id`.execute(tx)
  await forgetPutOff(tx, companyId, CLAIM_KIND, idsOf(moving))
}

/** Of what was lowered to nothing nothing is left to be paid. */
async function closeEmpty(tx: Tx, moving: Moving): Promise<void> {
  const { companyId, now, today } = moving
  const { rows } = await sql<{ id: string }>`
    update claims set status = 'paid', method = null, paid_on = ${today}, updated_at = ${now.toISOString()}
    where company_id = ${companyId} and id = any(${idsOf(moving)}::uuid[]) and status = 'approved' and claimable_amount = 0
    returning id`.execute(tx)
  const closed = rows.map(({ id }) => id)
  await standAs(tx, companyId, closed, 'paid')
}

/** Claims of travels with an advance: what it covers follows what is approved. */
async function cover(tx: Tx, needs: Pick<ClaimNeeds, 'openAdvances'>, moving: Moving): Promise<string[]> {
  const { companyId, now, today } = moving
  const { rows } = await sql<{ travel_id: string }>`
    select distinct travel_id from claims where company_id = ${companyId} and id = any(${idsOf(moving)}::uuid[])
      and travel_id is not null`.execute(tx)
  const travels = rows.map(({ travel_id }) => travel_id)
  return setOffAdvances(tx, companyId, needs, travels, { today, now })
}

/** What a payment to banks holds is taken out of it first; what a settled travel counted as covered stays. */
async function standing(
  tx: Tx,
  { openAdvances }: Pick<ClaimNeeds, 'openAdvances'>,
  companyId: string,
  ids: readonly string[],
): Promise<readonly Closed[]> {
  const { rows } = await sql<{ id: string; travel_id: string | null; paying: boolean }>`
    select id, travel_id, payment_id is not null as paying from claims
    where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
      and (payment_id is not null or covered_amount > 0)`.execute(tx)
  const travels = [...new Set(rows.flatMap(({ travel_id, paying }) => (travel_id && !paying ? [travel_id] : [])))]
  const open = travels.length === 0 ? new Map<string, string>() : await openAdvances(tx, companyId, travels)
  return rows.flatMap(({ id, travel_id, paying }) =>
    paying || !open.has(travel_id ?? '')
      ? [{ id, word: paying ? 'claims.in-payment' : 'claims.travel-settled', moves: ['withdraw', 'reopen'] }]
      : [],
  )
}
