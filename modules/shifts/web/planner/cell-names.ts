/** Cells as they are typed and copied: short names, several of a day parted by a slash. */
import type { Day, Person, Shift } from './roster-types.ts'

export const namesOf = ({ shifts }: Pick<Day, 'shifts'>): string => shifts.map(({ short_name }) => short_name).join('/')

const namesIn = (text: string): string[] =>
  text
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '-')

/** As they were written, each once, however large the range that was pasted. */
export function unknownNames(texts: readonly string[], shifts: readonly Shift[]): string[] {
  const known = new Set(shifts.map(({ short_name }) => short_name.toLowerCase()))
  return [...new Set(texts.flatMap(namesIn))].filter((name) => !known.has(name.toLowerCase())).slice(0, TOLD)
}
const TOLD = 5

/** Undefined where a name is none of the shifts'. */
export function idsNamed(text: string, shifts: readonly Shift[]): string[] | undefined {
  const names = namesIn(text).map((name) => name.toLowerCase())
  const found = names.map((name) => shifts.find(({ short_name }) => short_name.toLowerCase() === name)?.id)
  const ids = found.filter((id) => id !== undefined)
  return ids.length === found.length ? ids : undefined
}

/** What a spreadsheet puts on the clipboard, and takes from it. */
export const gridOfText = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t'))
export const textOfGrid = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.join('\t')).join('\n')

/** Paid minutes of what somebody is planned for on the days shown. */
export function minutesPlanned({ days }: Person, shifts: readonly Shift[]): number {
  const minutes = new Map(shifts.map(({ id, total_hours }) => [id, Math.round(Number(total_hours) * 60)]))
  return days
    .flatMap((day) => day.shifts)
    .filter(({ kind }) => kind === 'work')
    .reduce((sum, { id }) => sum + (minutes.get(id) ?? 0), 0)
}
