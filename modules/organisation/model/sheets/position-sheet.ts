/** The list of positions as a sheet: one row for each department of a position, one for a position without any. */
import type { Sheet } from '#platform/sheets/model/sheet.ts'

export const DESCRIPTION_MAX = 5_000

export const positionSheet: Sheet = {
  name: 'positions',
  columns: [
    { name: 'position', word: 'organisation.sheet.position', kind: 'text', required: true, example: 'Accountant' },
    { name: 'job_level', word: 'organisation.sheet.job-level', kind: 'text', example: 'Executive' },
    { name: 'description', word: 'organisation.sheet.description', kind: 'text', max: DESCRIPTION_MAX },
    { name: 'department', word: 'organisation.sheet.position-department', kind: 'text', example: 'Finance' },
  ],
}

type ListedPosition = {
  readonly name: string
  readonly job_level: string | null
  readonly description: string | null
  readonly departments: readonly { readonly name: string }[]
}

export function positionRows(list: readonly ListedPosition[]): Record<string, string | null>[] {
  return list.flatMap(({ name, job_level, description, departments }) => {
    const own = { position: name, job_level, description }
    return departments.length === 0 ? [own] : departments.map((one) => ({ ...own, department: one.name }))
  })
}
