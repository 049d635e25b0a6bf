/** The words of a letter as paragraphs and lists, the same on paper and on a page: an empty line parts, `- ` lists. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const ITEM = /^\s*[-•]\s+/

export function blocksOf(text: string): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => grouped(part.split('\n').filter((line) => line.trim() !== '')))
}

/** Lines that follow each other and are of one kind belong together. */
function grouped(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (ITEM.test(line)) {
      const item = line.replace(ITEM, '')
      if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] }
      else blocks.push({ kind: 'list', items: [item] })
    } else if (last?.kind === 'text') blocks[blocks.length - 1] = { kind: 'text', text: `${last.text}\n${line.trim()}` }
    else blocks.push({ kind: 'text', text: line.trim() })
  }
  return blocks
}
