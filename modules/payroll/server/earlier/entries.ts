/** Rows of earlier pay as entries of their own, by an id that follows from whose they are and of which month. */
import { yearMonthText } from '#kernel/plain-date.ts'
import { personNames } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { derivedId } from '../derived-id.ts'
import { openingsByPerson, type StoredOpening } from '../opening/opening-store.ts'

export type Entry = ReturnType<typeof shownEntry> & {
  /** All rows of the person's year, which stand or fall together. */
  readonly ofYear: readonly StoredOpening[]
}

export const entryId = (companyId: string, { employeeId, year, month }: StoredOpening): string =>
  derivedId(companyId, 'earlier', employeeId, yearMonthText({ year, month }))

export const shownEntry = (
  companyId: string,
  row: StoredOpening,
  { staffId, fullName }: { readonly staffId: string; readonly fullName: string },
) => ({
  id: entryId(companyId, row),
  employee_id: row.employeeId,
  staff_id: staffId,
  full_name: fullName,
  year: row.year,
  month: yearMonthText(row),
  months: row.months,
  figures: { ...row.figures },
})

export async function entryNamed(tx: Tx, companyId: string, id: string): Promise<Entry | undefined> {
  for (const rows of (await openingsByPerson(tx, companyId)).values()) {
    const row = rows.find((one) => entryId(companyId, one) === id)
    if (!row) continue
    const person = [...(await personNames(tx, companyId)).values()].find((one) => one.id === row.employeeId)
    if (!person) return undefined
    return { ...shownEntry(companyId, row, person), ofYear: rows.filter(({ year }) => year === row.year) }
  }
  return undefined
}
