/** Who asked for a reviewer. The list says nothing of what was told; whoever opens one is named in its book. */
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { alerts } from '../contract/reviewing.ts'
import { AlertPanel } from './alert-panel.tsx'
import { levelTones, tones } from './tones.ts'
import { useWords } from './words.ts'

type Row = DataOf<typeof alerts>[number]
const NONE: readonly Row[] = []

export function AlertsScreen() {
  const t = useWords()
  const columns = useColumns()
  const list = useCall(alerts, { query: {} })
  return (
    <Page full title={t('wellbeing.alerts')} crumb={t('wellbeing.crumb')}>
      <DataList
        id="wellbeing-alerts"
        label={t('wellbeing.alerts')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ person }) => person}
        columns={columns}
        noFile
        tabs={(['new', 'taken', 'closed'] as const).map((id) => ({
          id,
          label: t(`wellbeing.status.${id}`),
          matches: ({ status }: Row) => status === id,
        }))}
        empty={<Empty title={t('wellbeing.none')} hint={t('wellbeing.noneHint')} />}
        peek={(row, close) => <AlertPanel key={row.id} id={row.id} onClose={close} />}
      />
    </Page>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return useMemo(
    () => [
      {
        ...{ id: 'person', header: t('wellbeing.person'), always: true, phone: true, least: 140 },
        text: (row) => row.person,
      },
      {
        ...{ id: 'level', header: t('wellbeing.level'), width: 190, phone: true },
        text: (row) => t(`wellbeing.level.${row.level}`),
        cell: (row) => <StatusBadge tone={levelTones[row.level]}>{t(`wellbeing.level.${row.level}`)}</StatusBadge>,
      },
      {
        ...{ id: 'at', header: t('wellbeing.at'), width: 170, goes: 1 },
        text: (row) => momentText(row.created_at, language, zone),
        sort: (row) => row.created_at,
      },
      {
        ...{ id: 'taken', header: t('wellbeing.takenBy'), width: 170, goes: 2 },
        text: (row) => row.taken_by ?? '',
      },
      {
        ...{ id: 'status', header: t('wellbeing.status'), width: 150 },
        text: (row) => t(`wellbeing.status.${row.status}`),
        cell: (row) => (
          <StatusBadge tone={tones[row.status]}>
            {t(
              row.close_asked_at && row.status === 'taken' ? 'wellbeing.closeAsked' : `wellbeing.status.${row.status}`,
            )}
          </StatusBadge>
        ),
      },
    ],
    [t, language, zone],
  )
}
