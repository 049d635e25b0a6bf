/** A kind of request that is a row with a state and nothing behind it: its manager decides, and HR keeps it. */
import { sql } from 'kysely'
import type { Chain } from '#platform/approvals/model/chain.ts'
import type { Moves } from '#platform/approvals/model/moves.ts'
import type { Kind, Moving } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { RequestWords } from '../words.ts'

/** What may be done with it in which state (decision C4). That it is completed is shown and not stored. */
export const requestMoves = {
  approve: { from: ['pending'], to: 'approved', by: 'approver' },
  reject: { from: ['pending'], to: 'rejected', by: 'approver' },
  withdraw: { from: ['approved'], to: 'withdrawn', by: 'keeper' },
  cancel: { from: ['pending'], to: 'cancelled', by: 'applicant' },
} as const satisfies Moves

export const managerDecides: Chain = {
  name: 'Manager',
  when: {},
  steps: [{ approvers: [{ by: 'manager', up: 1 }], needs: 'any', remind_after_days: 2 }],
}

type PlainKind = Pick<Kind, 'name' | 'word' | 'keepers' | 'settings'> &
  Partial<Pick<Kind, 'closed' | 'check' | 'fallback' | 'over' | 'usualChain'>> & {
    readonly words: RequestWords
    /** Where the applicant looks at it: `/me/wfh`. */
    readonly ownScreen: string
    /** Its rows, with `status` and `updated_at`. */
    readonly table: string
  }

export const plainKind = ({ words, ownScreen, table, ...kind }: PlainKind): Kind => ({
  moves: requestMoves,
  usualChain: managerDecides,
  fallback: ['HR Generalist', 'Company Admin'],
  over: (today) => sql`r.to_date < ${today}`,
  ...kind,
  nothingToMove: {
    approve: words.nothingPending,
    reject: words.nothingPending,
    withdraw: words.nothingApproved,
  },
  link: ({ id }, reader) => (reader === 'approver' ? `/app/application?open=${id}` : `${ownScreen}?open=${id}`),
  effects: async (tx, moving) => {
    const to = Object.entries(requestMoves).find(([move]) => move === moving.move)?.[1].to
    if (to) await stand(tx, table, moving, to)
  },
  reopen: (tx, moving) => stand(tx, table, moving, 'pending'),
})

async function stand(tx: Tx, table: string, { companyId, requests, now }: Moving, status: string): Promise<void> {
  const ids = requests.map(({ id }) => id)
  await sql`update ${sql.table(table)} set status = ${status}, updated_at = ${now.toISOString()}
            where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
}
