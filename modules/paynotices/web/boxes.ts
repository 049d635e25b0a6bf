/** Boxes under their headings, and what stands in them. */
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import type { WholeNotice } from './notice-badge.tsx'

export type BoxShown = WholeNotice['boxes'][number]
type Part = { readonly title: string | null; readonly boxes: BoxShown[] }

export function partsOf(boxes: readonly BoxShown[]): readonly Part[] {
  const parts: Part[] = []
  for (const box of boxes) {
    if (box.part !== null || parts.length === 0) parts.push({ title: box.part, boxes: [] })
    parts.at(-1)?.boxes.push(box)
  }
  return parts
}

export function useValue(): (box: BoxShown) => string {
  const currency = useMe().currency_code ?? ''
  return ({ kind, value, text }) => (kind === 'money' && value !== '' ? moneyText(value, currency) : text)
}
