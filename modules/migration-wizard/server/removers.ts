/** What each kind of import left, and how it goes; those that stand on others come first. */
import { removeImportedPeople, type TakingBack, takeBackChanges } from '#modules/employees/server/public.ts'
import { removeNames } from '#modules/organisation/server/public.ts'
import { removeOpeningsOf } from '#modules/payroll/server/public.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { TakenBatch } from '#platform/sheets/server/batch-store.ts'
import { peopleByHand } from './by-hand.ts'
import { LEAVE_BATCH } from './leave-batch.ts'
import { removeLeaveOpenings } from './leave-opening-store.ts'
import type { MigrationNeeds } from './needs.ts'
import { STRUCTURE_BATCH, structureOf } from './structure-batch.ts'

/** How much of each kind of thing went. */
export type Counts = Readonly<Record<string, number>>
export type Removing = TakingBack & {
  readonly needs: MigrationNeeds
  /** What is to stand in the log of each person, gathered on the way: the log is written last. */
  readonly happened: Happened[]
}
type Remover = {
  readonly kind: string
  remove(tx: Tx, removing: Removing, batches: readonly TakenBatch[]): Promise<Counts>
}

/** What somebody has corrected since stays corrected. */
async function cellsTakenBack(tx: Tx, removing: Removing, batches: readonly TakenBatch[]): Promise<number> {
  const { restored, happened } = await takeBackChanges(tx, removing, idsOf(batches), { all: false })
  removing.happened.push(...happened)
  return restored.length
}

const idsOf = (batches: readonly TakenBatch[]): string[] => batches.map(({ id }) => id)

export const removers: readonly Remover[] = [
  {
    kind: 'pay_openings',
    async remove(tx, { companyId, actor }, batches) {
      return { pay_openings: await removeOpeningsOf(tx, companyId, idsOf(batches), actor.name) }
    },
  },
  {
    kind: LEAVE_BATCH,
    async remove(tx, { companyId, needs }, batches) {
      const people = await removeLeaveOpenings(tx, companyId, idsOf(batches))
      await needs.leaveOpeningsChanged?.(tx, companyId, [...new Set(people)])
      return { leave_balances: people.length }
    },
  },
  {
    kind: 'employee_salaries',
    remove: async (tx, removing, batches) => ({ salary_changes: await cellsTakenBack(tx, removing, batches) }),
  },
  {
    kind: 'employee_updates',
    remove: async (tx, removing, batches) => ({ details: await cellsTakenBack(tx, removing, batches) }),
  },
  {
    kind: 'employees',
    // Counted when what the wizard itself brought for them is gone already.
    async remove(tx, { companyId, needs }, batches) {
      const people_by_hand = await peopleByHand(tx, companyId, idsOf(batches), needs)
      return { people: await removeImportedPeople(tx, companyId, batches), people_by_hand }
    },
  },
  {
    kind: STRUCTURE_BATCH,
    remove: (tx, { companyId }, batches) => removeNames(tx, companyId, structureOf(batches)),
  },
]
