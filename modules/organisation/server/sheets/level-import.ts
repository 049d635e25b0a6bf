/** Job levels by a sheet: this module's side of the one way sheets are taken. */
import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { PlainList } from '#platform/sheets/server/plain-list.ts'
import { arranged, levelFaults, levelList, levelSheet, type SheetLevel } from '../../model/sheets/level-sheet.ts'
import { unlessTaken } from '../acting.ts'
import { lockJobLevels, orderJobLevels } from '../job-levels/job-level-store.ts'
import { lockStructure } from '../looking.ts'
import { byName } from '../members.ts'

export const jobLevelList = (companyId: string): PlainList<SheetLevel> => ({
  kind: 'job_levels',
  actions: { imported: 'organisation.imported', undone: 'organisation.import-undone' },
  sheet: levelSheet,
  list: levelList(newId),
  kept: z.object({ id: z.string(), name: z.string(), order: z.number() }),
  async standing(tx) {
    await lockStructure(tx, companyId)
    await lockJobLevels(tx, companyId)
    return levelsOf(tx, companyId)
  },
  faults: levelFaults,
  async add(tx, items) {
    const rows = items.map(({ id, name }) => ({ company_id: companyId, id, name }))
    await unlessTaken(bulkInsert(tx, 'job_levels', rows))
    await arrange(tx, companyId, items)
  },
  set: (tx, items) => arrange(tx, companyId, items),
  drop: (tx, ids) =>
    sql`delete from job_levels where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`.execute(tx),
})

/** Places may have gaps; the order told has none. */
async function levelsOf(tx: Tx, companyId: string): Promise<SheetLevel[]> {
  const { rows } = await sql<SheetLevel>`
    select id, name, (row_number() over (order by place, ${byName(sql`name`)}))::int as "order" from job_levels
    where company_id = ${companyId} order by "order"`.execute(tx)
  return rows
}

const arrange = async (tx: Tx, companyId: string, placed: readonly SheetLevel[]): Promise<void> =>
  orderJobLevels(tx, companyId, arranged(await levelsOf(tx, companyId), placed))
