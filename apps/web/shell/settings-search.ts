/**
 * Which areas of settings a search means, and which of their fields: an area by its name or by what can be set there
 * (`shell.find.<path>`), a field by its label, as the screens of the areas tell them.
 */
import type { FoundField } from '#design/fields/told-fields.ts'
import type { Screen } from '#platform/contract/screen.ts'
import { say } from '#platform/words/web/words.ts'

export type FoundArea = {
  readonly screen: Screen
  readonly fields: readonly FoundField[]
  readonly terms: readonly string[]
}
/** Of each area, by its path. */
export type KnownFields = Readonly<Record<string, readonly FoundField[]>>

/** Does each word that was typed stand in one of the texts? */
export const eachWordIn = (sought: string, texts: readonly string[]): boolean => {
  const all = texts.join('\n').toLowerCase()
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

const TERMS = 2
const FIELDS = 6

export function areasFor(search: string, areas: readonly Screen[], known: KnownFields): readonly FoundArea[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return areas.map((screen) => ({ screen, fields: [], terms: [] }))
  const fits = (text: string) => text.toLowerCase().includes(wanted)
  return areas.flatMap((screen) => {
    const fields = (known[screen.path] ?? []).filter(({ label }) => fits(label)).slice(0, FIELDS)
    const terms = fields.length > 0 ? [] : termsOf(screen.path).filter(fits).slice(0, TERMS)
    return fits(say(screen.word)) || fields.length > 0 || terms.length > 0 ? [{ screen, fields, terms }] : []
  })
}

/** What people call a screen besides its name. */
export function termsOf(path: string): readonly string[] {
  const key = `shell.find.${path}`
  const told = say(key)
  return told === key ? [] : told.split(/,\s*/)
}
