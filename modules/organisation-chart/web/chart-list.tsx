/** The same chart as a tree of lines: walked by arrows, read aloud with level and place. Only lines in sight are drawn. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { usePrinting } from '#design/print.ts'
import { PersonPhoto } from '#modules/employees/web/public.tsx'
import classes from './chart.module.css'
import type { PersonChart, PersonNode } from './person-node.ts'
import { StartsOn } from './starts-on.tsx'
import { useWords } from './words.ts'

type ChartListProps = {
  readonly whole: PersonChart
  readonly folded: ReadonlySet<string>
  readonly found: ReadonlySet<string>
  readonly chosen: PersonNode | undefined
  readonly onFold: (id: string) => void
  readonly onChoose: (id: string) => void
}
type Line = { readonly node: PersonNode; readonly level: number; readonly place: number; readonly of: number }

const ROW = 40
const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

export function ChartList({ whole, folded, found, chosen, onFold, onChoose }: ChartListProps) {
  const t = useWords()
  const lines = useMemo(() => linesOf(whole, folded), [whole, folded])
  const scroller = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    // On paper all of them.
    overscan: printing ? lines.length : 12,
  })
  const at = lines.findIndex(({ node }) => node.person.id === chosen?.person.id)
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at)
  }, [at, rows])
  const go = (to: number) => {
    const line = lines[Math.min(lines.length - 1, Math.max(0, to))]
    if (line) onChoose(line.node.person.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!KEYS.includes(event.key)) return
    event.preventDefault()
    const node = lines[at]?.node
    const open = node && node.children.length > 0 && !folded.has(node.person.id)
    if (event.key === 'ArrowDown') go(at + 1)
    else if (event.key === 'ArrowUp') go(at - 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(lines.length - 1)
    else if (!node) go(0)
    else if (event.key === 'ArrowRight') {
      if (open) go(at + 1)
      else if (node.children.length > 0) onFold(node.person.id)
    } else if (open) onFold(node.person.id)
    else if (node.parent) onChoose(node.parent.person.id)
  }
  return (
    <div
      className={`card ${classes.list}`}
      ref={scroller}
      role="tree"
      tabIndex={0}
      aria-label={t('chart.title')}
      aria-activedescendant={at >= 0 ? `chart-${lines[at]?.node.person.id}` : undefined}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const line = lines[index]
          if (!line) return null
          const { person, children, below } = line.node
          const open = children.length > 0 ? !folded.has(person.id) : undefined
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree itself hears the keys
            <div
              key={person.id}
              id={`chart-${person.id}`}
              role="treeitem"
              tabIndex={-1}
              aria-level={line.level}
              aria-posinset={line.place}
              aria-setsize={line.of}
              aria-expanded={open}
              aria-selected={index === at}
              className={classes.row}
              data-found={found.has(person.id) || undefined}
              style={{ top: start, height: ROW, paddingLeft: 14 + (line.level - 1) * 22 }}
              onClick={() => (index === at && children.length > 0 ? onFold(person.id) : onChoose(person.id))}
            >
              <span className={classes.mark} aria-hidden>
                {open === undefined ? '' : open ? '▾' : '▸'}
              </span>
              {person.photo_id && <PersonPhoto person={person} size={22} />}
              <span className={classes.name}>{person.full_name}</span>
              <span className="muted">{[person.position, person.department].filter(Boolean).join(' · ')}</span>
              {person.starts_on && <StartsOn day={person.starts_on} />}
              {below > 0 && <span className="muted">{t('chart.below', { count: below })}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function linesOf(whole: PersonChart, folded: ReadonlySet<string>): Line[] {
  const lines: Line[] = []
  const waiting: Line[] = []
  const put = (nodes: readonly PersonNode[], level: number) => {
    for (let at = nodes.length - 1; at >= 0; at -= 1) {
      const node = nodes[at]
      if (node) waiting.push({ node, level, place: at + 1, of: nodes.length })
    }
  }
  put(whole.roots, 1)
  for (let line = waiting.pop(); line; line = waiting.pop()) {
    lines.push(line)
    if (!folded.has(line.node.person.id)) put(line.node.children, line.level + 1)
  }
  return lines
}
