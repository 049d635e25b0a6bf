/** Objectives of the company, its departments and its people, and how far they are. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { okrs } from '../contract/okrs.ts'
import { AGREED, CLOSED, owners, SUBMITTED, stageOf, stages } from '../model/okr.ts'
import { Distribution } from './distribution.tsx'
import { OkrDialog } from './okr-dialog.tsx'
import { OkrPanel } from './okr-panel.tsx'
import type { Row } from './row-shown.ts'
import { StageBadge, Sure, sureOf, useQuarter } from './standing.tsx'
import { useWords } from './words.ts'

const NONE: readonly Row[] = []

export function OkrsScreen() {
  const t = useWords()
  const quarterOf = useQuarter()
  const writes = mayEnter(useSession(), 'okr.write')
  const [adding, setAdding] = useState(false)
  const reading = useCall(okrs, {})
  const rows = reading.data ?? NONE
  const columns = useColumns()
  const quarters = [...new Map(rows.map(({ year, quarter }) => [`${year}-${quarter}`, { year, quarter }]))]
  const add = writes && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('okr.add')}
    </Button>
  )
  return (
    <Page full title={t('okr.title')} actions={add}>
      <Distribution rows={rows} />
      <DataList
        id="okr"
        label={t('okr.title')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ owner, year, quarter }) => `${owner ?? t('okr.owner.company')} · ${year} Q${quarter}`}
        columns={columns}
        tabs={[
          { id: 'open', label: t('okr.tab.open'), matches: ({ status }) => status <= AGREED },
          { id: 'agree', label: t('okr.tab.agree'), matches: ({ status }) => status === SUBMITTED },
          { id: 'closed', label: t('okr.tab.closed'), matches: ({ status }) => status === CLOSED },
        ]}
        filters={[
          {
            id: 'quarter',
            label: t('okr.quarter'),
            options: quarters.map(([value, of]) => ({ value, label: quarterOf(of) })),
            matches: ({ year, quarter }, value) => `${year}-${quarter}` === value,
          },
          {
            id: 'owner',
            label: t('okr.whose'),
            options: owners.map((value) => ({ value, label: t(`okr.owner.${value}`) })),
            matches: ({ owner_kind }, value) => owner_kind === value,
          },
          {
            id: 'status',
            label: t('okr.status'),
            options: stages.map((value) => ({ value, label: t(`okr.stage.${value}`) })),
            matches: ({ status }, value) => stageOf(status) === value,
          },
        ]}
        empty={
          <Empty title={t('okr.none')} hint={t(writes ? 'okr.noneHint' : 'okr.noneRead')}>
            {add}
          </Empty>
        }
        peekWidth="wide"
        peek={({ id }, close) => <OkrPanel key={id} id={id} onClose={close} />}
      />
      {adding && <OkrDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'owner',
        header: t('okr.whose'),
        always: true,
        phone: true,
        least: 160,
        text: ({ owner }) => owner ?? t('okr.owner.company'),
      },
      { id: 'kind', header: t('okr.kind'), width: 120, goes: 5, text: (row) => t(`okr.owner.${row.owner_kind}`) },
      {
        id: 'department',
        header: t('okr.department'),
        width: 140,
        goes: 4,
        text: ({ department }) => department ?? '',
      },
      {
        id: 'quarter',
        header: t('okr.quarter'),
        width: 120,
        goes: 3,
        text: ({ year, quarter }) => t('okr.quarterOf', { year, quarter }),
        sort: ({ year, quarter }) => year * 10 + quarter,
      },
      {
        id: 'status',
        header: t('okr.status'),
        width: 120,
        phone: true,
        onPhone: { width: 110 },
        text: ({ status }) => t(`okr.stage.${stageOf(status)}`),
        cell: (row) => <StageBadge {...row} />,
        sort: ({ status }) => status,
      },
      {
        id: 'progress',
        header: t('okr.progress'),
        width: 100,
        number: true,
        phone: true,
        onPhone: { width: 84 },
        text: ({ progress }) => t('okr.percent', { progress }),
        sort: ({ progress }) => Number(progress),
      },
      {
        id: 'confidence',
        header: t('okr.confidence'),
        width: 120,
        goes: 2,
        text: ({ confidence }) => (confidence === null ? '' : t(`okr.confidence.${sureOf(confidence)}`)),
        cell: ({ confidence }) => <Sure is={confidence} />,
      },
      {
        id: 'said',
        header: t('okr.lastCheckIn'),
        width: 130,
        goes: 1,
        text: ({ last_check_in }) => (last_check_in ? dayText(last_check_in.slice(0, 10), language) : ''),
        sort: ({ last_check_in }) => last_check_in ?? '',
      },
    ],
    [t, language],
  )
}
