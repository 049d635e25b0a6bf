/** Whether somebody else is named in a text: by the whole name, its first two words, or a first word that is rare enough. */
import { normalise } from './normalise.ts'

export function namesSomebody(text: string, people: readonly string[], own: string | undefined): boolean {
  const padded = ` ${text.replace(/'s\b/g, ' ').replace(/[^\p{L}\p{N}\u4e00-\u9fff]+/gu, ' ')} `
  const mine = own === undefined ? '' : normalise(own)
  return people.some((person) => {
    const name = normalise(person)
    if (name === mine) return false
    if (HAN.test(name)) return name.length > 1 && text.includes(name)
    return partsOf(name).some((part) => padded.includes(` ${part} `) && !partsOf(mine).includes(part))
  })
}

const HAN = /[\u4e00-\u9fff]/
const LEAST = 4

/** `nurul huda binti othman`: whole, `nurul huda`, `nurul`, and first with last as on a card. */
function partsOf(name: string): readonly string[] {
  const words = name.split(/[\s,.@/]+/).filter((word) => word !== '')
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  const pairs = words.length > 1 ? [`${first} ${second}`, `${first} ${last}`] : []
  return [words.join(' '), ...pairs, ...(first.length >= LEAST && !COMMON.has(first) ? [first] : [])]
}

/** First names that are words of questions as well. */
const COMMON = new Set([
  'april',
  'june',
  'july',
  'august',
  'grace',
  'hope',
  'faith',
  'mark',
  'will',
  'bill',
  'rich',
  'frank',
])
