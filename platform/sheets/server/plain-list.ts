/**
 * A plain list by a sheet: told what the list is and how its table is written, this makes both sides of it, the import
 * and the way back. A module with something to say that is more than a list of rows writes its own SheetKind.
 */
import { z } from 'zod'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { type ListKind, type ListPlan, planList } from '../model/list-plan.ts'
import type { CellFault, Row, Sheet } from '../model/sheet.ts'
import type { SheetKind } from './import-sheet.ts'
import { imported } from './imported.ts'
import type { Kept } from './undo-import.ts'

type PlainItem = { readonly id: string; readonly name: string }

export type PlainList<Item extends PlainItem> = {
  /** Of the batch, and of the list in the log. */
  readonly kind: string
  /** What the log says: that it was imported, and that this was taken back. */
  readonly actions: { readonly imported: string; readonly undone: string }
  readonly sheet: Sheet
  readonly list: ListKind<Item>
  /** The thing as a batch keeps it. */
  readonly kept: z.ZodType<Item>
  /** All of them as they stand, held until the transaction ends. */
  readonly standing: (tx: Tx) => Promise<readonly Item[]>
  /** What is wrong with the list as it would be, beside its single rows. */
  readonly faults?: (rows: readonly Row[], after: readonly Item[]) => readonly CellFault[]
  readonly add: (tx: Tx, items: readonly Item[]) => Promise<unknown>
  readonly set: (tx: Tx, items: readonly Item[]) => Promise<unknown>
  readonly drop: (tx: Tx, ids: readonly string[]) => Promise<unknown>
}

type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }

export const plainImport = <Item extends PlainItem>(
  { company, actor, clock }: Acting,
  { kind, actions, sheet, list, standing, faults, add, set }: PlainList<Item>,
): SheetKind<ListPlan<Item>, Kept<Item>> => ({
  kind,
  sheet,
  async judge(tx, rows) {
    const known = await standing(tx)
    const plan = planList(rows, known, list)
    const changed = new Map(plan.changed.map(({ after }) => [after.id, after]))
    const after = [...known.map((one) => changed.get(one.id) ?? one), ...plan.made]
    return { faults: [...plan.faults, ...(faults?.(rows, after) ?? [])], notes: [], plan }
  },
  created: ({ made, changed }) => ({ made, changed }),
  async store(tx, { made, changed }, batchId) {
    // What is changed makes room first for what is new.
    const after = changed.map((change) => change.after)
    await set(tx, after)
    await add(tx, made)
    const happened = imported(actions.imported, { batchId, list: kind, made, changed })
    await record(tx, company.companyId, [happened], { actor, now: clock.now() })
  },
})

export const plainUndo = <Item extends PlainItem>({
  kind,
  actions,
  kept,
  standing,
  set,
  drop,
}: Omit<PlainList<Item>, 'sheet' | 'list'>) => ({
  kind,
  action: actions.undone,
  read: (stored: unknown): Kept<Item> =>
    z.object({ made: z.array(kept), changed: z.array(z.object({ before: kept, after: kept })) }).parse(stored),
  now: async (tx: Tx, states: readonly Item[]) => {
    const wanted = new Set(states.map(({ id }) => id))
    return (await standing(tx)).filter(({ id }) => wanted.has(id))
  },
  async restore(tx: Tx, { made, changed }: Kept<Item>) {
    const gone = made.map(({ id }) => id)
    await drop(tx, gone)
    const before = changed.map((change) => change.before)
    await set(tx, before)
  },
})
