/** Exit reasons by a sheet: this module's side of the one way sheets are taken. */
import { sql } from 'kysely'
import { z } from 'zod'
import { lockCompany } from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { type ListPlan, planList } from '#platform/sheets/model/list-plan.ts'
import type { BatchContext } from '#platform/sheets/server/batch-store.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { imported } from '#platform/sheets/server/imported.ts'
import type { Kept } from '#platform/sheets/server/undo-import.ts'
import { reasonKinds } from '../../model/exit-types.ts'
import { namesTwice, reasonList, reasonSheet, type SheetReason } from '../../model/reason-sheet.ts'
import { exitReasonsOf } from '../exit-reason-store.ts'
import { codeOf, nameOf } from '../reason-name.ts'

const REASON_IMPORT = 'exit_reasons'

type Acting = BatchContext & { readonly actor: Actor; readonly clock: Clock }

export const reasonImport = (acting: Acting): SheetKind<ListPlan<SheetReason>, Kept<SheetReason>> => ({
  kind: REASON_IMPORT,
  sheet: reasonSheet,

  async judge(tx, rows) {
    const { company, say } = acting
    await lockCompany(tx, company.companyId)
    const known = await exitReasonsOf(tx, company.companyId)
    const read = (reason: SheetReason) => nameOf(reason, acting)
    const namesOf = (reason: SheetReason) =>
      (['en', 'zh-Hant'] as const).map((language) => nameOf(reason, { say, language }))
    const plan = planList(rows, known, reasonList(known, { nameOf: read, namesOf, codeOf, newId }))
    const changed = new Map(plan.changed.map(({ after }) => [after.id, after]))
    const after = [...known.map((one) => changed.get(one.id) ?? one), ...plan.made]
    return { faults: [...plan.faults, ...namesTwice(rows, after, read)], notes: [], plan }
  },

  created: ({ made, changed }) => ({ made, changed }),

  async store(tx, { made, changed }, batchId) {
    const { companyId } = acting.company
    await set(
      tx,
      companyId,
      changed.map(({ after }) => after),
    )
    await bulkInsert(
      tx,
      'exit_reasons',
      made.map((reason) => ({ company_id: companyId, ...reason })),
    )
    const happened = imported('exit.imported', { batchId, list: 'exit_reasons', made, changed })
    await record(tx, companyId, [happened], { actor: acting.actor, now: acting.clock.now() })
  },
})

export const reasonUndo = (companyId: string) => ({
  kind: REASON_IMPORT,
  action: 'exit.import-undone',
  read: (stored: unknown): Kept<SheetReason> => Stored.parse(stored),
  now: async (tx: Tx, states: readonly SheetReason[]) => {
    const wanted = new Set(states.map(({ id }) => id))
    return (await exitReasonsOf(tx, companyId)).filter(({ id }) => wanted.has(id))
  },
  async restore(tx: Tx, { made, changed }: Kept<SheetReason>) {
    const ids = made.map(({ id }) => id)
    await sql`delete from exit_reasons where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx)
    await set(
      tx,
      companyId,
      changed.map(({ before }) => before),
    )
  },
})

/** Names are taken away first: two reasons may change theirs for each other's. */
async function set(tx: Tx, companyId: string, reasons: readonly SheetReason[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb) as g(id uuid, name text, kind text, active boolean)`
  const mine = sql`r.company_id = ${companyId} and r.id = g.id`
  await sql`update exit_reasons r set name = r.id::text from ${given} where ${mine}`.execute(tx)
  await sql`
    update exit_reasons r set name = g.name, kind = g.kind, active = g.active from ${given} where ${mine}`.execute(tx)
}

const Reason = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  exit_type_id: z.number(),
  kind: z.enum(reasonKinds),
  is_default: z.boolean(),
  active: z.boolean(),
})
const Stored = z.object({ made: z.array(Reason), changed: z.array(z.object({ before: Reason, after: Reason })) })
