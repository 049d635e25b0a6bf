/** Job levels by a sheet: these are put into their places, the others keep their order around them. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { sheetHandlers, tableOf } from '#platform/records/server/list-sheets.ts'
import { exportJobLevels, importJobLevels, undoJobLevels } from '../../contract/sheets.ts'
import { arranged, levelColumns, levelFaults, type SheetLevel } from '../../model/sheets/level-sheet.ts'
import { levels, lockJobLevels, orderJobLevels } from '../job-levels/job-level-store.ts'
import { lockStructure } from '../looking.ts'
import { byName } from '../members.ts'

const calls = { take: exportJobLevels, bring: importJobLevels, undo: undoJobLevels }

export const levelSheetHandlers = sheetHandlers<SheetLevel>(
  calls,
  'job-levels.xlsx',
  (_, { company: { companyId } }) => {
    const table = tableOf(levels)
    const arrange = async (tx: Tx, placed: readonly SheetLevel[]) =>
      orderJobLevels(tx, companyId, arranged(await levelsOf(tx, companyId), placed))
    return {
      kind: 'job_levels',
      actions: { imported: 'organisation.imported', undone: 'organisation.import-undone' },
      columns: levelColumns,
      rows: (tx) => levelsOf(tx, companyId),
      async hold(tx) {
        await lockStructure(tx, companyId)
        await lockJobLevels(tx, companyId)
      },
      faults: levelFaults,
      table: {
        ...table,
        async add(tx, items) {
          await table.add(tx, items)
          await arrange(tx, items)
        },
        set: arrange,
      },
    }
  },
)

/** Places may have gaps; the order told has none. */
async function levelsOf(tx: Tx, companyId: string): Promise<SheetLevel[]> {
  const { rows } = await sql<SheetLevel>`
    select id, name, (row_number() over (order by place, ${byName(sql`name`)}))::int as "order" from job_levels
    where company_id = ${companyId} order by "order"`.execute(tx)
  return rows
}
