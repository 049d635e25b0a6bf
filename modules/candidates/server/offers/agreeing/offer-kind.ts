/** An offer as a request about nobody: sent only once it is agreed to, and agreed at once where nobody is named. */
import { sql } from 'kysely'
import { idsOf } from '#platform/approvals/server/closures.ts'
import type { Closed, Kind, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem } from '#platform/http/server/answers.ts'
import type { OfferStatus } from '../../../model/offer.ts'

export const OFFER_KIND = 'offer'

export const offerKind: Kind = {
  name: OFFER_KIND,
  quiet: true,
  word: 'candidates.offer-kind',
  keepers: 'onboarding',
  settings: 'settings.recruitment',
  moves: {
    approve: { from: ['pending'], to: 'approved', by: 'approver' },
    reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  },
  usualChain: { name: 'At once', when: {}, steps: [] },
  fallback: ['Company Admin'],
  nothingToMove: { approve: 'approvals.nothing-to-decide', reject: 'approvals.nothing-to-decide' },
  // Whoever asked is led to the request as well: it stands in the inbox alone what was decided on.
  link: ({ id }) => `/app/application?open=${id}`,
  closed: (tx, companyId, ids) => moved(tx, companyId, ids),
  check: async (tx, moving) => {
    const wanted = moving.move === 'reopen' ? 'approved' : 'waiting'
    const gone = await notIn(tx, moving.companyId, idsOf(moving), wanted)
    return { refused: new Map(gone.map((id) => [id, problem('candidates.offer-moved-on')])) }
  },
  effects: async (tx, moving) => {
    if (moving.move === 'approve') await stand(tx, moving, 'waiting', 'approved')
    if (moving.move === 'reject') await stand(tx, moving, 'waiting', 'rejected')
  },
  reopen: (tx, moving) => stand(tx, moving, 'approved', 'waiting'),
}

async function stand(tx: Tx, moving: Moving, from: OfferStatus, to: OfferStatus): Promise<void> {
  await sql`
    update offers set status = ${to} where company_id = ${moving.companyId} and status = ${from}
      and id = any(${idsOf(moving)}::uuid[])`.execute(tx)
}

async function notIn(tx: Tx, companyId: string, ids: readonly string[], status: OfferStatus): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from offers where company_id = ${companyId} and id = any(${[...ids]}::uuid[])
      and status <> ${status}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What was sent, answered or taken back is decided no more. */
async function moved(tx: Tx, companyId: string, ids: readonly string[]): Promise<Closed[]> {
  const gone = await notIn(tx, companyId, ids, 'waiting')
  return gone.map((id) => ({ id, word: 'candidates.offer-moved-on', moves: 'all' }))
}
