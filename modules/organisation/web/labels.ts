/** Words for what arrives as a name: kinds of things and columns of the sheets, steps of the scale. */
import { say, wordOr } from '#platform/words/web/words.ts'
import './words.ts'

export const fieldWord = (name: string): string => wordOr(`organisation.field.${name}`, name.replaceAll('_', ' '))
/** `3 · Independent` */
export const levelWord = (level: number): string => `${level} · ${say(`organisation.scale.${level}`)}`
