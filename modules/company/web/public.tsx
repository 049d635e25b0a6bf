/** What other modules' screens take from here: what the employer's numbers are called, and the frame of an area of settings. */
import { say } from '#platform/words/web/words.ts'
import './words.ts'

export { CardFace } from './card/card-face.tsx'
export { SettingsPage } from './settings/settings-page.tsx'

export function employerNumberWord(name: string): string {
  const key = `company.${name}`
  const word = say(key)
  return word === key ? name : word
}
