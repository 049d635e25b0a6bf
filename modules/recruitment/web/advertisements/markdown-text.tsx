/** A text of an advertisement as its readers see it: elements made of what the text says, never HTML of it. */
import { Fragment, type ReactNode } from 'react'
import type { Language } from '#platform/words/locales.ts'
import { type Block, blocksOf, type Inline } from '../../model/markdown.ts'

type MarkdownTextProps = { readonly text: string; readonly lang?: Language }

export function MarkdownText({ text, lang }: MarkdownTextProps) {
  return <div lang={lang}>{keyed(blocksOf(text).map(block))}</div>
}

function block(one: Block): ReactNode {
  if (one.kind === 'heading') return <h3>{keyed(one.of.map(inline))}</h3>
  if (one.kind === 'paragraph') return <p>{keyed(one.of.map(inline))}</p>
  if (one.kind !== 'list') return null
  // biome-ignore lint/suspicious/noArrayIndexKey: they stand in their order and nothing else tells them apart
  const items = one.items.map((item, at) => <li key={at}>{keyed(item.map(inline))}</li>)
  return one.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

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
