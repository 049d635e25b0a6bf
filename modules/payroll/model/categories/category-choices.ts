/** What a sheet may call an item: by its code, or by a name that no other goes by. */
import type { Column } from '#platform/sheets/model/sheet.ts'
import type { EarningCategory } from './earning-category.ts'

/** Only what is offered. The law's own types are called by their codes: their names are the law's to change. */
export function choicesOf(categories: readonly EarningCategory[]): Pick<Column, 'choices' | 'aliases'> {
  const offered = categories.filter(({ isActive }) => isActive)
  const codes = new Set(offered.map(({ code }) => folded(code)))
  const spellings = offered.flatMap(({ code, names }) =>
    names ? [...new Set([names.en, names['zh-Hant']])].map((name) => [name, code] as const) : [],
  )
  const aliases = spellings.filter(
    ([name]) => !codes.has(folded(name)) && spellings.filter(([other]) => folded(other) === folded(name)).length === 1,
  )
  return { choices: offered.map(({ code }) => code), aliases: Object.fromEntries(aliases) }
}

const folded = (text: string): string => text.toLowerCase()
