/** What other modules' screens take from here: what the employer's numbers are called. */
import { say } from '#platform/words/web/words.ts'
import './words.ts'

export function employerNumberWord(name: string): string {
  const key = `company.${name}`
  const word = say(key)
  return word === key ? name : word
}
