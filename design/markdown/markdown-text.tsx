/** A text with marks as its readers see it: elements made of what the text says, never HTML of it. */
import { Fragment, type ReactNode } from 'react'
import type { Language } from '#platform/words/locales.ts'
import { type Block, blocksOf, type Inline } from '#platform/words/markdown.ts'

export type MarkdownTextProps = { readonly text: string; readonly lang?: Language }

export function MarkdownText({ text, lang }: MarkdownTextProps) {
  return <div lang={lang}>{keyed(blocksOf(text).map(block))}</div>
}

function block(one: Block): ReactNode {
  if (one.kind === 'heading') return <h3>{keyed(one.of.map(inline))}</h3>
  if (one.kind === 'paragraph') return <p>{keyed(one.of.map(inline))}</p>
  if (one.kind !== 'list') return null
  // biome-ignore lint/suspicious/noArrayIndexKey: they stand in their order and nothing else tells them apart
  const items = one.items.map((item, at) => <li key={at}>{keyed(item.map(inItem))}</li>)
  return one.from === undefined ? <ul>{items}</ul> : <ol start={one.from}>{items}</ol>
}

/** The first line of an item stands beside its dot. */
const inItem = (one: Block, at: number): ReactNode =>
  at === 0 && one.kind === 'paragraph' ? keyed(one.of.map(inline)) : block(one)

function inline(one: Inline): ReactNode {
  switch (one.kind) {
    case 'text':
      return one.text
    case 'break':
      return <br />
    case 'bold':
      return <strong>{keyed(one.of.map(inline))}</strong>
    case 'italic':
      return <em>{keyed(one.of.map(inline))}</em>
    case 'link':
      return (
        <a href={one.href} target="_blank" rel="noreferrer nofollow">
          {keyed(one.of.map(inline))}
        </a>
      )
  }
}

/** They stand in their order and nothing else tells them apart. */
// biome-ignore lint/suspicious/noArrayIndexKey: as said
const keyed = (parts: readonly ReactNode[]): ReactNode => parts.map((part, at) => <Fragment key={at}>{part}</Fragment>)
