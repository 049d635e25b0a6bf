/**
 * Who is a resident for income tax: someone with a domicile, or with 183 days of presence in the calendar year. The
 * day of entry does not count, the day of departure does; a day within two stays counts once.
 */
import { dayNumber, type PlainDate, plainDate, yearOf } from '#kernel/plain-date.ts'
import { anyNumberOf, type Facts, optional, reader } from '../../core/given.ts'
import { count, day, flag } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import { method } from './withholding-law.ts'

const stayFields = { entered_on: day, left_on: optional(day) }
type Stay = Facts<typeof stayFields>

const given = reader({ stays: anyNumberOf(reader(stayFields)), domicile: flag, expected_days: optional(count) })

export const taxResidencyScheme = scheme(
  'tw.tax_residency',
  given,
  ['days_present', 'resident', 'withhold_as_resident'],
  ({ stays, domicile, expected_days: expected }, on, sheet) => {
    const { law, id: source } = method.on(on)
    const days = daysPresent(stays, on)
    const resident = domicile || days >= law.residentFromDays
    const asResident = resident || (expected ?? 0) >= law.residentFromDays
    if (sheet) {
      sheet.note('sum', 'days_present', days, {
        figure: 'days_present',
        parts: stays.flatMap((stay) => [
          ['entered_on', stay.entered_on] as const,
          ['left_on', stay.left_on ?? on] as const,
        ]),
        source,
      })
      const limit = ['resident_from_days', law.residentFromDays] as const
      sheet.result('resident', resident, { parts: [['domicile', domicile], ['days_present', days], limit], source })
      sheet.result('withhold_as_resident', asResident, {
        parts: [
          ['resident', resident],
          ...(expected === undefined ? [] : [['expected_days', expected] as const]),
          limit,
        ],
        source,
      })
    }
    return { days_present: days, resident, withhold_as_resident: asResident }
  },
)

/** Stays as half-open spans of days, walked in order of entry so that a day is counted once. */
function daysPresent(stays: readonly Stay[], on: PlainDate): number {
  const newYear = dayNumber(plainDate(yearOf(on), 1, 1)) - 1
  const today = dayNumber(on)
  const spans = stays.map((stay, index) => spanOf(stay, index, today)).sort(([left], [right]) => left - right)
  let days = 0
  let counted = newYear
  for (const [entered, left] of spans) {
    const after = Math.max(entered, counted)
    if (left <= after) continue
    days += left - after
    counted = left
  }
  return days
}

function spanOf({ entered_on, left_on }: Stay, index: number, today: number): readonly [entered: number, left: number] {
  if (left_on !== undefined && left_on < entered_on) {
    refuse(`stays[${index}].left_on`, 'contradiction', 'is before entered_on')
  }
  return [dayNumber(entered_on), Math.min(left_on === undefined ? today : dayNumber(left_on), today)]
}
