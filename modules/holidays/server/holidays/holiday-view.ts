import { plainDateOf } from '#kernel/plain-date.ts'
import type { Language } from '#platform/http/server/say.ts'
import { dayTypeOf } from '../../model/day-types.ts'
import { holidayName } from '../../model/holiday-name.ts'
import type { HolidayRow } from './holiday-store.ts'

/** As its reader calls it, and with what the day counts as, together with the other holidays that fall on it in the same place. */
export function holidayView(row: HolidayRow, sameDay: readonly HolidayRow[], language: Language) {
  const here = sameDay.filter(({ region }) => region === null || row.region === null || region === row.region)
  const kinds = here.map(({ kind }) => kind)
  const title = holidayName(language, { name: row.name, nameLocal: row.name_local })
  return { ...row, title, day_type: dayTypeOf({ date: plainDateOf(row.date), kinds, works: true }) }
}

export function holidayViews(rows: readonly HolidayRow[], language: Language) {
  const byDate = new Map<string, HolidayRow[]>()
  for (const row of rows) byDate.set(row.date, [...(byDate.get(row.date) ?? []), row])
  return rows.map((row) => holidayView(row, byDate.get(row.date) ?? [], language))
}
