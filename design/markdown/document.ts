/** A text with marks between what is kept, Markdown, and what an editor holds, its tree of nodes. Pure, both ways. */
import { type Block, blocksOf, type Inline } from '#platform/words/markdown.ts'

type Mark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }
/** As the editor gives and takes it. */
export type Node = {
  readonly type?: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly Mark[]
  readonly content?: readonly Node[]
}

export const documentOf = (text: string): Node => {
  const content = blocksOf(text).map(nodeOf)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function nodeOf(block: Block): Node {
  if (block.kind === 'list') {
    const content = block.items.map((item) => ({ type: 'listItem', content: beginsWithLine(item.map(nodeOf)) }))
    return block.from === undefined
      ? { type: 'bulletList', content }
      : { type: 'orderedList', attrs: { start: block.from }, content }
  }
  const content = block.of.flatMap((inline) => inlineNodes(inline, []))
  const type = block.kind === 'heading' ? { type: 'heading', attrs: { level: 2 } } : { type: 'paragraph' }
  return content.length > 0 ? { ...type, content } : type
}

/** An item of an editor's list begins with a line, be it an empty one. */
const beginsWithLine = (nodes: readonly Node[]): readonly Node[] =>
  nodes[0]?.type === 'paragraph' ? nodes : [{ type: 'paragraph' }, ...nodes]

function inlineNodes(inline: Inline, marks: readonly Mark[]): Node[] {
  if (inline.kind === 'break') return [{ type: 'hardBreak' }]
  if (inline.kind === 'text') return [{ type: 'text', text: inline.text, ...(marks.length > 0 && { marks }) }]
  const mark = inline.kind === 'link' ? { type: 'link', attrs: { href: inline.href } } : { type: inline.kind }
  return inline.of.flatMap((one) => inlineNodes(one, [...marks, mark]))
}

export const markdownOf = (document: Node): string => blocksText(document.content ?? []).trim()

const blocksText = (nodes: readonly Node[]): string =>
  nodes
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n')

function blockText(node: Node): string {
  if (node.type === 'bulletList') return itemsText(node, () => '- ')
  if (node.type === 'orderedList') {
    const from = Number(node.attrs?.start ?? 1)
    return itemsText(node, (at) => `${from + at}. `)
  }
  const line = marked(node.content ?? [])
  if (node.type === 'heading') return line.trim() === '' ? '' : `## ${line.replaceAll('\n', ' ').trim()}`
  return line.split('\n').map(plainStart).join('\n').trim()
}

const itemsText = (list: Node, begin: (at: number) => string): string =>
  (list.content ?? [])
    .map((item) => (item.content ?? []).map(blockText).filter((text) => text !== ''))
    .filter((parts) => parts.length > 0)
    .map((parts, at) => begin(at) + parts.join('\n').replaceAll('\n', `\n${' '.repeat(begin(at).length)}`))
    .join('\n')

/** What would begin a heading or a list, where a line of text begins with it. */
const plainStart = (line: string): string =>
  line.replace(/^(\s*)(#{1,6}(?=\s|$)|[-+•](?=\s|$))/, '$1\\$2').replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2')

const SIGNS = { bold: '**', italic: '*' } as const

/** The mark that goes on furthest is written around the others. */
function marked(nodes: readonly Node[], within: readonly string[] = []): string {
  const [first] = nodes
  if (!first) return ''
  const open = (first.marks ?? []).filter(({ type }) => !within.includes(type))
  const spans = open.map((mark) => ({ mark, count: spanOf(nodes, mark) })).sort((a, b) => b.count - a.count)
  const [widest] = spans
  if (!widest) return plainText(first) + marked(nodes.slice(1), within)
  const inside = marked(nodes.slice(0, widest.count), [...within, widest.mark.type])
  return around(inside, widest.mark) + marked(nodes.slice(widest.count), within)
}

function spanOf(nodes: readonly Node[], mark: Mark): number {
  const end = nodes.findIndex(({ marks = [] }) => !marks.some((one) => isSame(one, mark)))
  return end < 0 ? nodes.length : end
}
const isSame = (one: Mark, other: Mark): boolean => one.type === other.type && one.attrs?.href === other.attrs?.href

/** Blanks at its ends stand outside of a mark, else it were none. */
function around(text: string, { type, attrs }: Mark): string {
  const [, before = '', inside = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (inside === '') return text
  if (type === 'link') return `${before}[${inside}](${String(attrs?.href)})${after}`
  const sign = type === 'bold' || type === 'italic' ? SIGNS[type] : ''
  return before + sign + inside + sign + after
}

function plainText(node: Node): string {
  if (node.type === 'hardBreak') return '\n'
  return (node.text ?? '')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replaceAll(/(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[[\]]/gu, '\\$&')
}
