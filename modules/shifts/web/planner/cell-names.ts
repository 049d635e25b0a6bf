/** Cells as they are typed and copied: short names, several of a day parted by a slash. */
import { currentMe } from '#platform/identity/web/me.ts'
import { currentLanguage } from '#platform/words/web/words.ts'
import { namesIn, shiftNamed, signOf } from '../../model/named.ts'
import type { Day, Person, Shift } from './roster-types.ts'

type Called = { readonly short_name: string; readonly kind: 'work' | 'off' | 'rest' }

/** Days of rest by the signs of Taiwan for its companies' readers of Chinese; both are understood where one types. */
export const shortNameOf = (shift: Called): string =>
  currentLanguage() === 'zh-Hant' && currentMe()?.country === 'TW' ? signOf(shift) : shift.short_name

export const namesOf = ({ shifts }: Pick<Day, 'shifts'>): string => shifts.map(shortNameOf).join('/')

/** As they were written, each once, however large the range that was pasted. */
export function unknownNames(texts: readonly string[], shifts: readonly Shift[]): string[] {
  return [...new Set(texts.flatMap(namesIn))].filter((name) => !shiftNamed(name, shifts)).slice(0, TOLD)
}
const TOLD = 5

/** Undefined where a name is none of the shifts'. */
export function idsNamed(text: string, shifts: readonly Shift[]): string[] | undefined {
  const found = namesIn(text).map((name) => shiftNamed(name, shifts)?.id)
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
