/** The reports there are: one's own, those that others share, and those that come with the product. */
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { markTemplate, templates } from '../contract/templates.ts'
import type { Template } from './draft.ts'
import { ReportPanel } from './report-panel.tsx'
import { useWords } from './words.ts'

const NONE: readonly Template[] = []

export function ReportsScreen() {
  const t = useWords()
  const list = useCall(templates, {})
  const rows = list.data ?? NONE
  const about = [...new Map(rows.map(({ subject, subject_name }) => [subject, subject_name]))]
  const add = (
    <Button component={Link} to="/app/reportGenerator/build/new" leftSection={<IconPlus size={16} />}>
      {t('reports.new')}
    </Button>
  )
  return (
    <Page full title={t('reports.title')} actions={add}>
      <DataList
        id="reports"
        label={t('reports.title')}
        reading={list}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={useColumns()}
        tabs={[
          { id: 'all', label: t('reports.tab.all'), matches: () => true },
          {
            id: 'favourites',
            label: t('reports.tab.favourites'),
            hint: t('reports.tab.favouritesHint'),
            matches: ({ is_favourite }) => is_favourite,
          },
          { id: 'mine', label: t('reports.tab.mine'), hint: t('reports.tab.mineHint'), matches: ({ mine }) => mine },
          {
            id: 'shared',
            label: t('reports.tab.shared'),
            hint: t('reports.tab.sharedHint'),
            matches: ({ mine, is_standard }) => !mine && !is_standard,
          },
          { id: 'standard', label: t('reports.tab.standard'), matches: ({ is_standard }) => is_standard },
        ]}
        filters={[
          {
            id: 'subject',
            label: t('reports.subject'),
            options: about.map(([value, label]) => ({ value, label })),
            matches: ({ subject }, value) => subject === value,
          },
        ]}
        empty={<Empty title={t('reports.none')}>{add}</Empty>}
        peek={(row, close) => <ReportPanel key={row.id} report={row} onClose={close} />}
      />
    </Page>
  )
}

function useColumns(): readonly Column<Template>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'favourite',
        header: t('reports.favourite'),
        width: 66,
        phone: true,
        searched: false,
        text: ({ is_favourite }) => (is_favourite ? '1' : ''),
        cell: (row) => <Star report={row} />,
      },
      { id: 'name', header: t('reports.name'), always: true, phone: true, least: 220, text: ({ name }) => name },
      { id: 'subject', header: t('reports.subject'), least: 130, goes: 1, text: ({ subject_name }) => subject_name },
      {
        id: 'owner',
        header: t('reports.owner'),
        least: 130,
        goes: 2,
        text: ({ mine, owner }) => (mine ? t('reports.me') : (owner ?? t('reports.product'))),
      },
      {
        id: 'shared',
        header: t('reports.visible'),
        width: 200,
        goes: 3,
        text: ({ is_shared }) => t(is_shared ? 'reports.visible.all' : 'reports.visible.me'),
      },
      {
        id: 'scheduled',
        header: t('reports.nextRun'),
        width: 130,
        goes: 4,
        text: ({ scheduled }) => scheduled?.next_on ?? (scheduled ? t('reports.stopped') : ''),
        cell: ({ scheduled }) => dayText(scheduled?.next_on, language) || (scheduled ? t('reports.stopped') : ''),
      },
    ],
    [t, language],
  )
}

function Star({ report: { id, name, is_favourite } }: { readonly report: Template }) {
  const t = useWords()
  const mark = useAct(markTemplate, { refreshes: [templates], silentWhenDone: true })
  return (
    <ActionIcon
      aria-label={t(is_favourite ? 'reports.unmark' : 'reports.mark', { name })}
      aria-pressed={is_favourite}
      loading={mark.isPending}
      onClick={(event) => {
        event.stopPropagation()
        mark.mutate({ params: { id }, body: { is_favourite: !is_favourite } })
      }}
    >
      {is_favourite ? <IconStarFilled size={16} /> : <IconStar size={16} />}
    </ActionIcon>
  )
}
