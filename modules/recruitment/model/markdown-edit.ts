/** What the buttons above a text do: marks around what is chosen, or at the start of its lines; again takes them away. */
export const markings = ['heading', 'bold', 'italic', 'list', 'numbered', 'link'] as const
export type Marking = (typeof markings)[number]
export type Chosen = { readonly text: string; readonly start: number; readonly end: number }

const AROUND = { bold: '**', italic: '*' } as const
const BEFORE = { heading: '## ', list: '- ', numbered: '1. ' } as const
const LINK = 'https://'

export function marked(chosen: Chosen, marking: Marking): Chosen {
  if (marking === 'bold' || marking === 'italic') return around(chosen, AROUND[marking])
  if (marking !== 'link') return atLines(chosen, marking)
  const { text, start, end } = chosen
  const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  const from = before.length + inside.length + 3
  // The address is what is written next.
  return { text: `${before}[${inside}](${LINK})${after}`, start: from, end: from + LINK.length }
}

function around({ text, start, end }: Chosen, mark: string): Chosen {
  const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  const size = mark.length
  const isOn =
    before.endsWith(mark) && after.startsWith(mark) && !(size === 1 && before.endsWith('**') && !before.endsWith('***'))
  if (isOn) return { text: before.slice(0, -size) + inside + after.slice(size), start: start - size, end: end - size }
  return { text: before + mark + inside + mark + after, start: start + size, end: end + size }
}

function atLines({ text, start, end }: Chosen, marking: keyof typeof BEFORE): Chosen {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const lines = text.slice(from, to).split('\n')
  const bare = lines.map((line) => line.replace(/^(?:## |- |\d+\. )/, ''))
  const isOn = lines.every((line) =>
    (marking === 'numbered' ? /^\d+\. / : new RegExp(`^${BEFORE[marking]}`)).test(line),
  )
  const told = isOn ? bare : bare.map((line, at) => (marking === 'numbered' ? `${at + 1}. ` : BEFORE[marking]) + line)
  const now = told.join('\n')
  return { text: text.slice(0, from) + now + text.slice(to), start: from, end: from + now.length }
}
