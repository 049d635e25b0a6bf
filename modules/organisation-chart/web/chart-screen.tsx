/** Who works for whom: drawn, or as a list for keyboard and screen reader; searched, folded, moved, taken away. */

import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Page } from '#design/page.tsx'
import { usePrinting } from '#design/print.ts'
import { Empty, Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { chart } from '../contract.ts'
import { chartOf, lineOf } from '../model/chart.ts'
import { drawingOf } from '../model/layout.ts'
import classes from './chart.module.css'
import { ChartList } from './chart-list.tsx'
import { Drawing, MARGIN, READABLE } from './drawing.tsx'
import { ExportMenu } from './export-menu.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PersonCard } from './person-card.tsx'
import type { Moving, Person, PersonChart } from './person-node.ts'
import { useWords } from './words.ts'

/** Beside the drawing: navigation and the page's own edges. */
const BESIDE = 290
const DEEPEST = 5
const NONE: ReadonlySet<string> = new Set()

export function ChartScreen() {
  const t = useWords()
  const reading = useCall(chart, {})
  if (reading.data && reading.data.length > 0) return <ChartOf people={reading.data} />
  return (
    <Page title={t('chart.title')} crumb={t('chart.crumb')}>
      <Loaded reading={reading} rows={10}>
        {() => <Empty title={t('chart.nobody')} hint={t('chart.nobodyHint')} />}
      </Loaded>
    </Page>
  )
}

function ChartOf({ people }: { readonly people: readonly Person[] }) {
  const t = useWords()
  const mayMove = mayEnter(useSession(), 'organisationChart.write')
  const navigate = useNavigate()
  const address: { readonly view?: string; readonly open?: string } = useSearch({ strict: false })
  // On paper there is no window to move about in: who works for whom is read as the list.
  const printing = usePrinting()
  const whole = useMemo(() => chartOf(people), [people])
  const [folded, setFolded] = useState(() => foldedAtFirst(whole))
  const [search, setSearch] = useState('')
  const [moving, setMoving] = useState<Moving>()
  const found = useMemo(() => matches(people, search), [people, search])
  const chosen = whole.byId.get(address.open ?? '')
  const set = (patch: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      search: (before: Record<string, string>) => ({ ...before, ...patch }),
      replace: true,
      resetScroll: false,
    })
  /** Whoever is looked for is unfolded down to. */
  const show = (id: string) => {
    const node = whole.byId.get(id)
    if (!node) return
    const line = new Set(lineOf(node).map(({ person }) => person.id))
    setFolded((before) => new Set([...before].filter((one) => !line.has(one))))
    set({ open: id })
  }
  const fold = (id: string) =>
    setFolded((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const next = () => {
    const at = found.findIndex(({ id }) => id === address.open)
    const one = found[(at + 1) % Math.max(1, found.length)]
    if (one) show(one.id)
  }
  const shared = { whole, folded, chosen, onFold: fold, onChoose: (id: string) => set({ open: id }) }
  return (
    <Page
      full
      title={t('chart.title')}
      crumb={t('chart.crumb')}
      meta={t('chart.people', { count: people.length })}
      actions={<ExportMenu whole={whole} folded={folded} />}
    >
      <div className={classes.bar}>
        <TextInput
          aria-label={t('chart.search')}
          placeholder={t('chart.search')}
          leftSection={<IconSearch size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && next()}
        />
        <span className="muted" role="status">
          {search.trim() !== '' && t('chart.found', { count: found.length })}
        </span>
        <span className={classes.push} />
        <Button variant="default" onClick={() => setFolded(new Set())}>
          {t('chart.unfoldAll')}
        </Button>
        <Button variant="default" onClick={() => setFolded(allFolded(whole))}>
          {t('chart.foldAll')}
        </Button>
        <SegmentedControl
          aria-label={t('chart.view')}
          value={address.view === 'list' ? 'list' : 'drawing'}
          onChange={(view) => set({ view: view === 'list' ? 'list' : undefined })}
          data={[
            { value: 'drawing', label: t('chart.drawing') },
            { value: 'list', label: t('chart.list') },
          ]}
        />
      </div>
      <div className={classes.body}>
        {address.view === 'list' || printing ? (
          <ChartList
            {...shared}
            folded={printing ? NONE : folded}
            found={new Set(search.trim() === '' ? [] : found.map(({ id }) => id))}
          />
        ) : (
          <Drawing
            {...shared}
            found={new Set(search.trim() === '' ? [] : found.map(({ id }) => id))}
            onMove={mayMove ? (person, manager) => setMoving({ person, manager }) : undefined}
          />
        )}
        {chosen && (
          <PersonCard
            node={chosen}
            folded={folded.has(chosen.person.id)}
            onFold={() => fold(chosen.person.id)}
            onMove={mayMove ? () => setMoving({ person: chosen }) : undefined}
            onClose={() => set({ open: undefined })}
          />
        )}
      </div>
      {moving && <MoveDialog whole={whole} moving={moving} onClose={() => setMoving(undefined)} />}
    </Page>
  )
}

function matches(people: readonly Person[], search: string): readonly Person[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return people.filter((one) => {
    const text = [one.full_name, one.preferred_name, one.staff_id, one.position, one.department]
      .join('\n')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const allFolded = (whole: PersonChart): ReadonlySet<string> =>
  new Set([...whole.byId.values()].filter(({ children }) => children.length > 0).map(({ person }) => person.id))

/** As many levels as fit the width and can be read; the people below are counted and come on a click. */
function foldedAtFirst(whole: PersonChart): ReadonlySet<string> {
  const room = (Math.max(360, window.innerWidth - BESIDE) - 2 * MARGIN) / READABLE
  for (let level = DEEPEST; level > 1; level -= 1) {
    const folded = foldedFrom(whole, level)
    if (drawingOf(whole.roots, folded).width <= room) return folded
  }
  return foldedFrom(whole, 1)
}

const foldedFrom = (whole: PersonChart, level: number): ReadonlySet<string> =>
  new Set(
    [...whole.byId.values()]
      .filter((node) => node.children.length > 0 && lineOf(node).length >= level)
      .map(({ person }) => person.id),
  )
