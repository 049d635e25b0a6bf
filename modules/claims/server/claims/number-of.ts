import type { PlainDate } from '#kernel/plain-date.ts'

/** C261123-7F3KQ: its day, and letters that are read out without mistakes. */
export function numberOf(letter: 'C' | 'P', id: string, today: PlainDate): string {
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(-12)}`)
  let text = ''
  for (let at = 0; at < LENGTH; at += 1) {
    text = LETTERS.charAt(Number(rest % BigInt(LETTERS.length))) + text
    rest /= BigInt(LETTERS.length)
  }
  return `${letter}${today.slice(2).replaceAll('-', '')}-${text}`
}
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 5
