/** Words for the columns of the wizard's sheets; those of people are the people's own. */
import { fieldWord } from '#modules/employees/web/public.tsx'
import { say } from '#platform/words/web/words.ts'
import './words.ts'

export function pastWord(name: string): string {
  const key = `migration.field.${name}`
  const word = say(key)
  return word === key ? fieldWord(name) : word
}

/** What an import of this kind is called. */
export const kindWord = (kind: string): string => say(`migration.kind.${kind}`)

/** How much of a kind of thing would be lost. */
export const lostWord = (kind: string, count: number): string => say(`migration.lost.${kind}`, { count })
