/** The structure is put right by the sheets that HR would upload: heads, levels, what positions demand. */
import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { changeJobLevel, jobLevels } from '#modules/organisation/contract/job-levels.ts'
import { importCompetencies, importDepartments, importPositions } from '#modules/organisation/contract/sheets.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { Act, DemoPerson } from './acting.ts'
import { csvOf, type Sheets, structureSheets } from './sheets.ts'

type Shaping = {
  readonly sheets: Sheets
  /** The highest first. */
  readonly levels: readonly string[]
  readonly at: Date
  readonly today: PlainDate
}

const calls = { departments: importDepartments, positions: importPositions, competencies: importCompetencies } as const

/** What was taken in already is left as it is. */
export async function shapeStructure(
  db: Database,
  act: Act,
  by: DemoPerson,
  { sheets, levels, ...when }: Shaping,
): Promise<void> {
  const { rows: done } = await db
    .forCompany(by.companyId)
    .read((tx) => sql<{ kind: string }>`select kind from import_batches where accepted > 0`.execute(tx))
  for (const name of structureSheets) {
    const rows = sheets.structure[name]
    if (rows.length === 0 || done.some(({ kind }) => kind === name)) continue
    const file = { name: `${name}.csv`, type: 'text/csv', bytes: csvOf(rows, Object.keys(rows[0] ?? {})) }
    await act(by, calls[name], { file, ...when })
  }
  for (const [at, name] of levels.entries()) {
    const now = jobLevels.response.parse(await act(by, jobLevels, when))
    const level = now.find((one) => one.name === name)
    if (level && level.order !== at + 1) {
      await act(by, changeJobLevel, { params: { id: level.id }, body: { order: at + 1 }, ...when })
    }
  }
}
