/** Claims as a kind of request: how they are decided, and what an approval fixes. */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Moves } from '#platform/approvals/model/moves.ts'
import { idsOf, refusedAmong } from '#platform/approvals/server/closures.ts'
import type { Closed, Kind, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { usualFlow } from '../../model/usual-flow.ts'
import type { ClaimNeeds } from '../needs.ts'
import { words } from './words.ts'

export const CLAIM_KIND = 'claim'

/** The first of several who agree makes it processing (S4-026); both are decided (A14). */
export const claimMoves = {
  approve: { from: ['pending', 'processing'], to: 'approved', by: 'approver', meanwhile: 'processing' },
  reject: { from: ['pending', 'processing'], to: 'rejected', by: 'approver' },
  withdraw: { from: ['approved'], to: 'withdrawn', by: 'keeper' },
  cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
} as const satisfies Moves

export const claimKind = ({ payChanged }: Pick<ClaimNeeds, 'payChanged'>): Kind => ({
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
  closed: inPayments,
  check: async (tx, moving) => ({
    refused: refusedAmong(await inPayments(tx, moving.companyId, idsOf(moving)), moving.move),
  }),
  effects: async (tx, moving) => {
    const to = Object.entries(claimMoves).find(([move]) => move === moving.move)?.[1].to
    if (!to) return
    await stand(tx, moving, to)
    if (to === 'approved' || to === 'withdrawn') await payChanged(tx, moving.companyId, told(moving))
  },
  reopen: async (tx, moving) => {
    await stand(tx, moving, 'pending')
    await payChanged(tx, moving.companyId, told(moving))
  },
})

const told = ({ requests, actor }: Moving) => ({
  employeeIds: [...new Set(requests.flatMap(({ about_id }) => about_id ?? []))],
  cause: 'claims' as const,
  by: actor.name,
})

/** How it is paid is fixed on approval, and forgotten where that is taken back. */
async function stand(tx: Tx, moving: Moving, status: string): Promise<void> {
  const { companyId, now, today } = moving
  const { settings, country } = await companyFacts(tx, companyId)
  // Taiwan's pay knows no type that is neither wages nor income: there claims are paid by payments of their own.
  const method = country === 'TW' ? 'bank' : settings.claim_payment_method
  const isApproved = status === 'approved'
  await sql`
    update claims set status = ${status}, updated_at = ${now.toISOString()},
      approved_on = ${isApproved ? today : null}, method = ${isApproved ? method : null}
    where company_id = ${companyId} and id = any(${idsOf(moving)}::uuid[])`.execute(tx)
}

/** What a payment to banks holds is taken out of it first. */
async function inPayments(tx: Tx, companyId: string, ids: readonly string[]): Promise<readonly Closed[]> {
  const { rows } = await sql<{ id: string }>`
    select id from claims where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and payment_id is not null`.execute(
    tx,
  )
  return rows.map(({ id }) => ({ id, word: 'claims.in-payment', moves: ['withdraw', 'reopen'] }))
}
