/** Days as people type them: ISO, day/month/year, and years of the Republic of China (115 is 2026). */
import { type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'

type DayFault = 'sheets.not-a-day' | 'sheets.no-such-day' | 'sheets.unclear-day'

const ROC_OFFSET = 1911
const PARTS = /^(\d{1,4})([-/.年])(\d{1,2})([-/.月])(\d{1,4})日?$/
/** What spreadsheets add when a day is kept as an instant; a workbook tells the time of a day that has one. */
const MIDNIGHT = /([ T]0?0:00(:00(\.0+)?)?Z?|(?<=^\d{4}-\d\d-\d\d) \d\d:\d\d:\d\d)$/

export function readDay(typed: string): PlainDate | DayFault {
  const text = typed
    .trim()
    .replace(MIDNIGHT, '')
    .replace(/^(民國|民国)\s*/, '')
  const compact = /^(\d{3,4})(\d{2})(\d{2})$/.exec(text)
  if (compact) return dayOf(yearOf(compact[1] ?? ''), compact[2], compact[3])
  const found = PARTS.exec(text)
  if (!found) return 'sheets.not-a-day'
  const [, first = '', , second = '', , third = ''] = found
  if (first.length === 4 && third.length <= 2) return dayOf(first, second, third)
  if (third.length === 4 && first.length <= 2) return dayOf(third, second, first)
  if (first.length === 3 && third.length <= 2) return dayOf(yearOf(first), second, third)
  // Two digits in front: a day of the month when there can be one, else a ROC year before 100 (74 is 1985).
  if (first.length === 2 && third.length <= 2 && Number(first) > 31) return dayOf(yearOf(first), second, third)
  return third.length <= 2 ? 'sheets.unclear-day' : 'sheets.not-a-day'
}

const yearOf = (typed: string): string => (typed.length === 4 ? typed : String(Number(typed) + ROC_OFFSET))

function dayOf(year: string, month = '', day = ''): PlainDate | DayFault {
  const date = parsePlainDate(`${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  // A year before 1900 is a slip of the keys, never a day of somebody's employment.
  return date && date >= '1900-01-01' && date <= '2199-12-31' ? date : 'sheets.no-such-day'
}
