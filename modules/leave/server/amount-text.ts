/** A quantity of leave in words: '1 day', '1.5 days', '4 hours'. */
import type { Language, Say } from '#platform/http/server/say.ts'
import { type Halves, halvesText } from '../model/halves.ts'

export function amountText(say: Say, language: Language, unit: 'day' | 'hour', halves: Halves): string {
  const key = halves === ONE ? `leave.amount-one-${unit}` : `leave.amount-${unit}`
  return say(language, key, { amount: halvesText(halves) })
}

const ONE: Halves = 2
