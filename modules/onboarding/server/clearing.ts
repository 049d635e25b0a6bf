/** Checklists for whoever leaves, for the module that keeps leavings: what fits the person, and who is told of it. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type ChecklistTask, fits } from '../model/tasks.ts'
import { personOf, tellOwners } from './beginning.ts'
import { checklistsOf } from './checklist-store.ts'
import type { OnboardingNeeds } from './needs.ts'
import { orientationsOf, takeOpenTasks } from './orientation-store.ts'

type Begun = { readonly id: string; readonly name: string; readonly today: PlainDate; readonly now: Date }

export const clearanceFrom = (needs: OnboardingNeeds) => ({
  /**
   * None where no checklist in use is for this person. What was begun by hand for the same leaving goes along: there
   * is one list of it.
   */
  async tasksFor(tx: Tx, companyId: string, employeeId: string): Promise<readonly ChecklistTask[]> {
    const person = await personOf(tx, companyId, employeeId, null)
    if (!person) return []
    const begun = await orientationsOf(tx, companyId, { employeeId, kind: 'leaving' })
    const open = await takeOpenTasks(
      tx,
      companyId,
      begun.map(({ id }) => id),
    )
    const has = new Set(begun.flatMap(({ checklist_ids }) => checklist_ids))
    const lists = (await checklistsOf(tx, companyId)).filter((list) => list.kind === 'leaving' && !has.has(list.id))
    return [...open, ...lists.filter((list) => list.is_active && fits(list, person)).flatMap(({ tasks }) => tasks)]
  },

  async begun(tx: Tx, companyId: string, { id, name, today, now }: Begun): Promise<void> {
    const found = await needs.elsewhere?.tasks(tx, companyId, { of: id })
    if (found) await tellOwners(tx, companyId, { needs, today, ...found, name, now })
  },
})
