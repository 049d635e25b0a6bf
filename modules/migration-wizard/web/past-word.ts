/** Words for the columns of the wizard's sheets; those of people are the people's own. */
import { fieldWord } from '#modules/employees/web/public.tsx'
import { say, wordOr } from '#platform/words/web/words.ts'
import './words.ts'

export const pastWord = (name: string): string => wordOr(`migration.field.${name}`, fieldWord(name))

/** What an import of this kind is called. */
export const kindWord = (kind: string): string => say(`migration.kind.${kind}`)

/** How much of a kind of thing would be lost. */
export const lostWord = (kind: string, count: number): string => say(`migration.lost.${kind}`, { count })
