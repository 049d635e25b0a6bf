/** Which help lines of a country are shown, whether one is open, and which are due to be checked again. */
import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { type Hours, type LineRecord, lineRecords } from './line-records.ts'

/** After so many days somebody has to look a line up again; it is shown all the same. */
const CHECK_EVERY = 180

export const linesOf = (country: string): readonly LineRecord[] =>
  Object.entries(lineRecords).find(([code]) => code === country)?.[1] ?? []

export const isShown = ({ standing, undisputed }: LineRecord): boolean => standing !== 'general' || undisputed === true

/** `minute`: of the day, where the line is. Null where its hours are not established. */
export const isOpen = (hours: Hours, minute: number): boolean | null =>
  hours === null ? null : hours === 'always' || (minute >= hours.from && minute < hours.to)

/** Lines shown whose record nobody confirmed for longer than they should. */
export const linesToCheck = (today: PlainDate): readonly (LineRecord & { readonly country: string })[] =>
  Object.entries(lineRecords).flatMap(([country, lines]) =>
    lines.filter((line) => isShown(line) && isToCheck(line, today)).map((line) => ({ ...line, country })),
  )

export const isToCheck = ({ checked_on }: LineRecord, today: PlainDate): boolean =>
  daysBetween(checked_on, today) > CHECK_EVERY
