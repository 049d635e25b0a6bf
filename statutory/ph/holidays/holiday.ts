/** What kind of day a date is, nationwide. Calendars: holidays.table-*.csv, one a year. */
import { reader } from '../../core/given.ts'
import { day } from '../../core/given-kinds.ts'
import { lawFile } from '../../core/law-file.ts'
import { scheme } from '../../core/scheme.ts'
import rates from './holidays.rates.yaml'

const given = reader({ date: day })

export const holidayScheme = scheme('ph.holiday', given, ['holiday', 'day_type', 'name'], ({ date }, _on, sheet) => {
  const { law, id: source } = calendar.on(date, 'date')
  const found = law.get(date)
  const dayType = found?.type ?? 'ordinary'
  if (sheet) {
    const parts = [['date', date]] as const
    sheet.result('holiday', found !== undefined, { parts, source })
    sheet.note('table', 'day_type', dayType, {
      figure: 'day_type',
      parts,
      ...(found && { row: [['proclamation', found.proclamation]] }),
      source,
    })
    if (found) sheet.result('name', found.name, { parts, source })
  }
  return { holiday: found !== undefined, day_type: dayType, ...(found && { name: found.name }) }
})

export const holidaysFile = lawFile(rates)

export type Holiday = { readonly name: string; readonly type: string; readonly proclamation: string }

/** For the calendar of holidays too: every day of a year by its date. */
export const calendar = holidaysFile.history(
  'calendar',
  (block): ReadonlyMap<string, Holiday> =>
    new Map(
      block
        .lines(['date', 'name', 'type', 'proclamation'])
        .map(([date = '', name = '', type = '', proclamation = '']) => [date, { name, type, proclamation }]),
    ),
)
