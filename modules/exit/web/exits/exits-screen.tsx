/** Who leaves: the list with its panel, and the same in numbers. */
import { Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Page } from '#design/page.tsx'
import { Empty, RowsSkeleton } from '#design/states.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { exits } from '../../contract/exits/exits.ts'
import { exitStatuses, isOpen } from '../../model/exit-states.ts'
import { exitTypes } from '../../model/exit-types.ts'
import { useWords } from '../words.ts'
import { ExitBadge } from './exit-badge.tsx'
import { ExitDialog } from './exit-dialog.tsx'
import { ExitPanel } from './exit-panel.tsx'
import { type ExitShown, typeWord } from './shown.ts'

const Dashboard = lazy(() => import('../dashboard/dashboard-part.tsx').then((m) => ({ default: m.DashboardPart })))
const NONE: readonly ExitShown[] = []

export function ExitsScreen() {
  const t = useWords()
  const mayWrite = mayEnter(useSession(), 'exit.write')
  const navigate = useNavigate()
  // Whom a profile sends here to record the leaving of.
  const search: { readonly view?: string; readonly enter?: string } = useSearch({ strict: false })
  const view = search.view === 'numbers' ? 'numbers' : 'list'
  const show = (chosen: string | null) =>
    void navigate({ to: '.', search: { view: chosen === 'numbers' ? chosen : undefined } as never })
  const [adding, setAdding] = useState(false)
  const close = () => {
    setAdding(false)
    if (search.enter !== undefined)
      void navigate({ to: '.', search: (before: object) => ({ ...before, enter: undefined }) as never, replace: true })
  }
  const columns = useColumns()
  const list = useCall(exits, {})
  const add = (
    <MayButton
      leftSection={<IconPlus size={16} />}
      closed={mayWrite ? undefined : t('exit.mayNotWrite')}
      onClick={() => setAdding(true)}
    >
      {t('exit.enter')}
    </MayButton>
  )
  const tabs = (
    <Tabs value={view} onChange={show}>
      <TabsList>
        <Tabs.Tab value="list">{t('exit.leavings')}</Tabs.Tab>
        <Tabs.Tab value="numbers">{t('exit.numbers')}</Tabs.Tab>
      </TabsList>
    </Tabs>
  )
  return (
    <Page full={view === 'list'} title={t('exit.title')} actions={view === 'list' ? add : undefined}>
      {tabs}
      {view === 'numbers' ? (
        <Suspense fallback={<RowsSkeleton rows={8} />}>
          <Dashboard />
        </Suspense>
      ) : (
        <DataList
          id="exits"
          label={t('exit.leavings')}
          reading={list}
          rows={list.data ?? NONE}
          rowId={({ id }) => id}
          rowName={({ full_name }) => full_name}
          columns={columns}
          tabs={[
            { id: 'open', label: t('exit.open'), matches: ({ status }) => isOpen(status) },
            { id: 'all', label: t('exit.all'), matches: () => true },
            ...exitStatuses.map((id) => ({
              id,
              label: t(`exit.status.${id}`),
              matches: ({ status }: ExitShown) => status === id,
            })),
          ]}
          filters={[
            {
              id: 'type',
              label: t('exit.type'),
              options: [...exitTypes.map(({ name }) => name), 'withdrawn'].map((value) => ({
                value,
                label: typeWord(t, value),
              })),
              matches: ({ exit_type }, value) => exit_type === value,
            },
          ]}
          empty={
            <Empty title={t('exit.noLeavings')} hint={t('exit.noLeavingsHint')}>
              {add}
            </Empty>
          }
          peekWidth="wide"
          peek={(row, close) => <ExitPanel key={row.id} id={row.id} row={row} onClose={close} />}
        />
      )}
      {(adding || (search.enter !== undefined && mayWrite)) && (
        <ExitDialog now={undefined} who={search.enter} onClose={close} />
      )}
    </Page>
  )
}

function useColumns(): readonly Column<ExitShown>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(() => {
    const day = (text: string) => dayText(text, language)
    return [
      { id: 'person', header: t('exit.person'), always: true, phone: true, least: 170, text: (row) => row.full_name },
      { id: 'staff', header: t('exit.staffId'), width: 110, goes: 5, text: (row) => row.staff_id },
      { id: 'department', header: t('exit.department'), width: 150, goes: 4, text: (row) => row.department ?? '' },
      { id: 'type', header: t('exit.type'), width: 150, goes: 2, text: (row) => typeWord(t, row.exit_type) },
      { id: 'reason', header: t('exit.reason'), width: 180, goes: 3, text: (row) => row.reasons[0]?.name ?? '' },
      {
        id: 'last',
        header: t('exit.lastDay'),
        width: 130,
        phone: true,
        onPhone: { width: 102 },
        text: (row) => day(row.last_working_date),
        sort: (row) => row.last_working_date,
      },
      {
        id: 'short',
        header: t('exit.shortDays'),
        width: 130,
        number: true,
        goes: 1,
        text: (row) => (row.notice.short_days > 0 ? String(row.notice.short_days) : ''),
        sort: (row) => row.notice.short_days,
      },
      {
        id: 'status',
        header: t('exit.standing'),
        width: 140,
        phone: true,
        onPhone: { width: 118 },
        text: (row) => t(`exit.status.${row.status}`),
        cell: (row) => <ExitBadge status={row.status} />,
      },
    ]
  }, [t, language])
}
