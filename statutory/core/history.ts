/**
 * The law of one table over time. A block knows only its first day; it ends where the next one begins, so that
 * gaps and overlaps cannot be written. A block without figures ("unpublished") ends the law until someone fills it.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import { refuse } from './refusal.ts'

export type Standing = 'confirmed' | 'single source' | 'inferred'

export type Source = {
  readonly id: string
  readonly scheme: string
  readonly table: string
  readonly from: PlainDate
  readonly standing: Standing
  readonly checked: PlainDate
  readonly title: string
  readonly citation?: string
  readonly url?: string
  readonly note?: string
}

export type Block<Law> = {
  readonly id: string
  readonly from: PlainDate
  readonly source: Source
  /** Undefined where the law of these days is not published yet. */
  readonly law: Law | undefined
}

/** The block found: its figures and the id of its source. */
export type Found<Law> = { readonly id: string; readonly law: Law }

export type History<Law> = {
  readonly blocks: readonly Block<Law>[]
  /** The block in force; refused where there is none, under the key the day came with. */
  on(day: PlainDate, key?: string): Found<Law>
  /** The block in force, or undefined before the first one; refused where it is not published. */
  since(day: PlainDate, key?: string): Found<Law> | undefined
}

export function history<Law>(place: string, blocks: readonly Block<Law>[]): History<Law> {
  blocks.forEach((block, index) => {
    const before = blocks[index - 1]
    if (before && before.from >= block.from) throw new Error(`${place}: ${block.from} must come after ${before.from}`)
  })
  // A pay run asks for one and the same day thousands of times.
  let lastDay: PlainDate | undefined
  let lastFound: Found<Law> | undefined

  function since(day: PlainDate, key = 'on'): Found<Law> | undefined {
    if (day === lastDay) return lastFound
    const block = blocks.findLast(({ from }) => from <= day)
    if (block && block.law === undefined) refuse(key, 'not_published', `${place} is not published for ${day}`)
    lastFound = block && { id: block.id, law: block.law as Law }
    lastDay = day
    return lastFound
  }

  return {
    blocks,
    since,
    on(day, key = 'on') {
      return since(day, key) ?? refuse(key, 'no_law_on_day', `${place} has no law for ${day}`)
    },
  }
}
