/** Days and people as cells of files. */
import type { Language, Say } from '#platform/http/server/say.ts'
import { minutesText } from '../../model/days/minutes-text.ts'
import type { NamedPerson } from './day-people-store.ts'
import { daysText, timeText } from './day-view.ts'
import type { DayFigures } from './kept-days.ts'

export type Cells = readonly (string | null)[]
type Saying = { readonly say: Say; readonly language: Language }

/** Of hundreds of thousands of rows: what is said again and again is said once. */
export function once({ say, language }: Saying): Saying {
  const known = new Map<string, string>()
  const saying = (_: Language, key: string) => {
    const text = known.get(key) ?? say(language, key)
    known.set(key, text)
    return text
  }
  return { say: saying, language }
}

export function dayCells(one: NamedPerson, day: DayFigures, { say, language }: Saying): Cells {
  return [
    ...nameCells(one),
    day.date,
    day.firstIn === null ? null : timeText(day.firstIn),
    day.lastOut === null ? null : timeText(day.lastOut),
    ...[day.scheduled, day.present, day.worked, day.extra, day.night, day.late, day.early].map(minutesText),
    daysText(day.absentHalves),
    say(language, `attendance.status-${day.status}`),
    day.approval === null ? null : say(language, `attendance.approval-${day.approval}`),
    flagsText(day.flags, { say, language }),
  ]
}

export const nameCells = ({ staff_id, full_name, department }: NamedPerson): Cells => [staff_id, full_name, department]

export const flagsText = (flags: readonly string[], { say, language }: Saying): string =>
  flags.map((flag) => say(language, `attendance.flag-${flag}`)).join(', ')
