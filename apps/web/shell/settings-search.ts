/** Which areas of settings a search means: by their name, or by what can be set there (`shell.find.<path>`). */
import type { Screen } from '#platform/contract/screen.ts'
import { say } from '#platform/words/web/words.ts'

export type FoundArea = { readonly screen: Screen; readonly terms: readonly string[] }

const SHOWN = 2

export function areasFor(search: string, areas: readonly Screen[]): readonly FoundArea[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return areas.map((screen) => ({ screen, terms: [] }))
  return areas.flatMap((screen) => {
    const terms = termsOf(screen).filter((term) => term.toLowerCase().includes(wanted))
    const isNamed = say(screen.word).toLowerCase().includes(wanted)
    return isNamed || terms.length > 0 ? [{ screen, terms: terms.slice(0, SHOWN) }] : []
  })
}

function termsOf({ path }: Screen): readonly string[] {
  const key = `shell.find.${path}`
  const told = say(key)
  return told === key ? [] : told.split(/,\s*/)
}
