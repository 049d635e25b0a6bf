/** The sheet of earlier pay as it is sent out: what is known of the year, and a row for whoever is still asked. */
import { parseYearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { personNames } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { FilledRow } from '#platform/sheets/server/export/template.ts'
import type { Period } from '../../model/period.ts'
import { openingsByPerson } from '../opening/opening-store.ts'
import { askedAbout } from './asked.ts'

export async function earlierSheetRows(
  tx: Tx,
  companyId: string,
  { year, next }: { readonly year: number; readonly next: Period },
): Promise<FilledRow[]> {
  const known = await openingsByPerson(tx, companyId, { year })
  const asked = new Map((await askedAbout(tx, companyId, { year, next })).map((one) => [one.employee_id, one]))
  const people = [...(await personNames(tx, companyId)).values()]
  return people.flatMap((person): FilledRow[] => {
    const staff = { staff_id: person.staffId, full_name: person.fullName }
    const rows = known.get(person.id)
    if (rows) {
      return rows.map(({ month, months, figures }) => ({
        ...staff,
        month: yearMonthText({ year, month }),
        months,
        ...figures,
      }))
    }
    const months = asked.get(person.id)?.open ?? []
    const last = months.at(-1)
    // What another employer paid before the first day stands in the person's record.
    if (last === undefined || last < person.joinedOn.slice(0, 7)) return []
    return [{ ...staff, month: last, months: run(months) }]
  })
}

/** How many of these months, counted back from the last, follow each other. */
function run(months: readonly string[]): number {
  const numbers = months.map((text) => parseYearMonth(text)?.month ?? 0)
  const last = numbers.at(-1) ?? 0
  const gap = numbers.findLastIndex((month, at) => month !== last - (numbers.length - 1 - at))
  return numbers.length - 1 - gap
}
