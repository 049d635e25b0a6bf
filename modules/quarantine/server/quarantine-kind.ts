/** Quarantine for the engine of approvals; what is approved or taken back changes attendance and pay. */
import type { Kind } from '#platform/approvals/server/kind.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { plainKind } from '#platform/requests/server/plain-kind.ts'
import { words } from '../contract/types.ts'
import { usualFlow } from '../model/usual-flow.ts'
import { peopleOf } from './quarantine-store.ts'

/** Told where what goes into pay has changed. */
export type PayChanged = (
  tx: Tx,
  companyId: string,
  change: { readonly employeeIds: readonly string[]; readonly cause: 'leave'; readonly by: string },
) => Promise<void>

export const KIND = 'quarantine'

export function quarantineKind(payChanged: PayChanged): Kind {
  const plain = plainKind({
    name: KIND,
    word: 'quarantine.kind',
    keepers: 'quarantine',
    settings: 'settings.quarantine',
    words,
    table: 'quarantine_requests',
    ownScreen: '/me/quarantine',
    usualChain: usualFlow,
  })
  const andPay =
    (work: NonNullable<Kind['effects']>): NonNullable<Kind['effects']> =>
    async (tx, moving) => {
      await work(tx, moving)
      const ids = moving.requests.map(({ id }) => id)
      const employeeIds = await peopleOf(tx, moving.companyId, ids)
      await payChanged(tx, moving.companyId, { employeeIds, cause: 'leave', by: moving.actor.name })
    }
  return { ...plain, effects: andPay(plain.effects), ...(plain.reopen && { reopen: andPay(plain.reopen) }) }
}
