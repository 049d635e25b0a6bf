/** The list of departments as a sheet: one row a division, one row for a department without any. */
import type { Sheet } from '#platform/sheets/model/sheet.ts'

export const departmentSheet: Sheet = {
  name: 'departments',
  columns: [
    { name: 'department', word: 'organisation.sheet.department', kind: 'text', required: true, example: 'Finance' },
    { name: 'code', word: 'organisation.sheet.code', kind: 'text', max: 60, example: 'FIN' },
    { name: 'head_staff_id', word: 'organisation.sheet.head', kind: 'text', example: 'KP-0001' },
    { name: 'division', word: 'organisation.sheet.division', kind: 'text', example: 'Payables' },
    { name: 'division_head_staff_id', word: 'organisation.sheet.division-head', kind: 'text', example: 'KP-0002' },
  ],
}

type Person = { readonly staff_id: string | null }
type Unit = { readonly name: string; readonly head: Person }
export type ListedDepartment = Unit & { readonly code: string | null; readonly divisions: readonly Unit[] }

export function departmentRows(list: readonly ListedDepartment[]): Record<string, string | null>[] {
  return list.flatMap(({ name, code, head, divisions }) => {
    const own = { department: name, code, head_staff_id: head.staff_id }
    if (divisions.length === 0) return [own]
    return divisions.map((division) => ({
      ...own,
      division: division.name,
      division_head_staff_id: division.head.staff_id,
    }))
  })
}
