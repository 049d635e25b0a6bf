/** The sheet of the company's structure: in each row whatever is to be there, a division with its department. */
import type { CellFault, Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { textAt } from '#platform/sheets/model/sheet.ts'

const column = (name: string, example: string) =>
  ({ name, word: `migration.column.${name}`, kind: 'text', example }) as const

export const structureSheet: Sheet = {
  name: 'structure',
  columns: [
    column('department', 'Finance'),
    column('division', 'Accounts payable'),
    column('position', 'Accountant'),
    column('job_level', 'Executive'),
  ],
}

export type StructureRow = {
  readonly row: number
  readonly department: string | null
  readonly division: string | null
  readonly position: string | null
  readonly jobLevel: string | null
}

export const structureRow = (row: Row): StructureRow => ({
  row: row.row,
  department: textAt(row, 'department'),
  division: textAt(row, 'division'),
  position: textAt(row, 'position'),
  jobLevel: textAt(row, 'job_level'),
})

/** A division without its department belongs nowhere. */
export const structureFaults = (rows: readonly StructureRow[]): readonly CellFault[] =>
  rows
    .filter(({ department, division }) => division !== null && department === null)
    .map(({ row, division }) => ({
      row,
      column: 'division',
      value: division ?? '',
      message: { key: 'migration.cell.division-alone' },
      expected: { key: 'migration.cell.department-expected' },
    }))
