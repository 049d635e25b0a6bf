/**
 * The texts of advertisements: a small part of Markdown, read into plain data. `##` headings, lists, bold, italic and
 * links to https; everything else is text as it was typed. Whoever shows it makes elements of it and never HTML of it.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'bold' | 'italic'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly of: readonly Inline[] }

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }

export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let open: Open | undefined
  const close = () => {
    if (open) blocks.push(closed(open))
    open = undefined
  }
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const written = line.trim()
    const heading = /^#{1,6}\s+(.+)$/.exec(written)?.[1]
    const item = /^(?:[-*•]|(\d{1,3})[.)])\s+(.+)$/.exec(written)
    if (written === '') close()
    else if (heading !== undefined) {
      close()
      blocks.push({ kind: 'heading', of: inlinesOf(heading) })
    } else if (item?.[2] !== undefined) {
      const kind = item[1] === undefined ? 'list' : 'ordered'
      if (open?.kind !== kind) close()
      open = { kind, lines: [...(open?.lines ?? []), item[2]] }
    } else if (open && open.kind !== 'paragraph') {
      // A line that goes on below its item.
      open = { ...open, lines: [...open.lines.slice(0, -1), `${open.lines.at(-1)}\n${written}`] }
    } else open = { kind: 'paragraph', lines: [...(open?.lines ?? []), written] }
  }
  close()
  return blocks
}

type Open = { readonly kind: 'paragraph' | 'list' | 'ordered'; readonly lines: readonly string[] }

const closed = ({ kind, lines }: Open): Block =>
  kind === 'paragraph'
    ? { kind, of: inlinesOf(lines.join('\n')) }
    : { kind: 'list', ordered: kind === 'ordered', items: lines.map((line) => inlinesOf(line)) }

const MARK =
  /\*\*(?=\S)([^\n]+?)(?<=\S)\*\*(?!\*)|(?<!\*)\*(?=[^\s*])([^*\n]+?)(?<=\S)\*(?!\*)|(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]+?)_(?![\p{L}\p{N}_])|\[([^\]\n]+)\]\((https:\/\/[^\s()<>"']+)\)/u
/** Marks within marks; deeper ones stay as they were typed. */
const DEEPEST = 4

function inlinesOf(text: string, depth = 0): readonly Inline[] {
  const found = depth < DEEPEST ? MARK.exec(text) : null
  if (!found) return plain(text)
  const [all, bold, italic = found[3], , label, href] = found
  const within = (of: string) => inlinesOf(of, depth + 1)
  const marked: Inline =
    bold !== undefined
      ? { kind: 'bold', of: within(bold) }
      : italic !== undefined
        ? { kind: 'italic', of: within(italic) }
        : { kind: 'link', href: href ?? '', of: within(label ?? '') }
  return [...plain(text.slice(0, found.index)), marked, ...inlinesOf(text.slice(found.index + all.length), depth)]
}

const plain = (text: string): readonly Inline[] =>
  text
    .split('\n')
    .flatMap((line, at): Inline[] => [
      ...(at > 0 ? [{ kind: 'break' } as const] : []),
      ...(line === '' ? [] : [{ kind: 'text', text: line } as const]),
    ])

/** Without its marks, on one line: for descriptions in results and links. */
export function wordsOnly(text: string, most: number): string {
  const words = blocksOf(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.of]))
    .map((inlines) => inlines.map(spoken).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...words]
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

function spoken(one: Inline): string {
  if (one.kind === 'text') return one.text
  return one.kind === 'break' ? ' ' : one.of.map(spoken).join('')
}
