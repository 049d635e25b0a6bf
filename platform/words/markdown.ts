/**
 * Texts with marks: a small part of Markdown, read by markdown-it into plain data. `##` headings, lists, bold, italic and
 * links to https; everything else is text as it was typed. Whoever shows it makes elements of it and never HTML of it.
 */
import MarkdownIt, { type StateInline, type Token } from 'markdown-it'

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'bold' | 'italic'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly of: readonly Inline[] }

/** A numbered list says from which number on. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly from?: number; readonly items: readonly (readonly Block[])[] }

/** Addresses that a link may lead to, as they are typed and as they are shown. */
export const isLink = (address: string): boolean => /^https:\/\/[^\s()<>"'\\]+$/.test(address)

const reader = new MarkdownIt('zero', { html: false, linkify: false })
reader.enable(['heading', 'list', 'emphasis', 'link', 'newline', 'escape'])
reader.validateLink = isLink
reader.normalizeLink = (address) => address

/** `**薪資：**四萬` is bold: Chinese has no blanks around its words, so that what stands beside a star decides nothing. */
const ofMarkdownIt = reader.inline.State
reader.inline.State = class extends ofMarkdownIt {
  override scanDelims(start: number, canSplitWord: boolean): ReturnType<StateInline['scanDelims']> {
    const found = super.scanDelims(start, canSplitWord)
    if (!canSplitWord) return found
    const [before, after] = [
      this.src[start - 1],
      start + found.length < this.posMax ? this.src[start + found.length] : '',
    ]
    return { ...found, can_open: isWritten(after), can_close: isWritten(before) }
  }
}
const isWritten = (letter: string | undefined): boolean => letter !== undefined && /\S/.test(letter)

export function blocksOf(text: string): readonly Block[] {
  // Papers from a word processor bring their own dots.
  const tokens = reader.parse(text.replace(/^(\s*)•\s+/gm, '$1- '), {})
  return blocksFrom({ tokens, at: 0 })
}

/** What is read of a list of tokens, up to where its part closes. */
type Reading = { readonly tokens: readonly Token[]; at: number }

function blocksFrom(reading: Reading, inItem = false): Block[] {
  const blocks: Block[] = []
  for (let token = next(reading); token && token.nesting !== -1; token = next(reading)) {
    if (token.type === 'bullet_list_open') blocks.push({ kind: 'list', items: itemsFrom(reading) })
    else if (token.type === 'ordered_list_open') {
      blocks.push({ kind: 'list', from: Number(token.attrGet('start') ?? 1), items: itemsFrom(reading) })
    } else {
      const kind = token.type === 'heading_open' && !inItem ? 'heading' : 'paragraph'
      const inline = next(reading)
      blocks.push({ kind, of: joined(inlinesFrom({ tokens: inline?.children ?? [], at: 0 })) })
      next(reading)
    }
  }
  return blocks
}

function itemsFrom(reading: Reading): (readonly Block[])[] {
  const items: (readonly Block[])[] = []
  while (next(reading)?.type === 'list_item_open') items.push(blocksFrom(reading, true))
  return items
}

function inlinesFrom(reading: Reading): Inline[] {
  const inlines: Inline[] = []
  for (let token = next(reading); token && token.nesting !== -1; token = next(reading)) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') inlines.push({ kind: 'break' })
    else if (token.type === 'strong_open') inlines.push({ kind: 'bold', of: joined(inlinesFrom(reading)) })
    else if (token.type === 'em_open') inlines.push({ kind: 'italic', of: joined(inlinesFrom(reading)) })
    else if (token.type === 'link_open') {
      inlines.push({ kind: 'link', href: String(token.attrGet('href')), of: joined(inlinesFrom(reading)) })
    } else if (token.content !== '') inlines.push({ kind: 'text', text: token.content })
  }
  return inlines
}

function next(reading: Reading): Token | undefined {
  const token = reading.tokens[reading.at]
  reading.at += 1
  return token
}

/** Pieces of text beside each other are one. */
const joined = (inlines: readonly Inline[]): readonly Inline[] =>
  inlines.reduce<Inline[]>((all, one) => {
    const last = all.at(-1)
    if (last?.kind === 'text' && one.kind === 'text') all[all.length - 1] = { kind: 'text', text: last.text + one.text }
    else all.push(one)
    return all
  }, [])

/** Without its marks, on one line: for descriptions in results and links. */
export function wordsOnly(text: string, most: number): string {
  const words = blocksOf(text).map(spokenBlock).join(' ').replace(/\s+/g, ' ').trim()
  const letters = [...words]
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

const spokenBlock = (block: Block): string =>
  block.kind === 'list'
    ? block.items.map((item) => item.map(spokenBlock).join(' ')).join(' ')
    : block.of.map(spoken).join('')

function spoken(one: Inline): string {
  if (one.kind === 'text') return one.text
  return one.kind === 'break' ? ' ' : one.of.map(spoken).join('')
}
