/** Who is in probation, whose turn each review is, and how it ends. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { reviews } from '../contract/probation.ts'
import { COMPLETED, HR, LETTER, stages } from '../model/review.ts'
import { OpenDialog } from './open-dialog.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { StageBadge, stageOf } from './stage-badge.tsx'
import { useWords } from './words.ts'

type Row = DataOf<typeof reviews>[number]
const NONE: readonly Row[] = []

export function ReviewsScreen() {
  const t = useWords()
  const columns = useColumns()
  const [opening, setOpening] = useState(false)
  const list = useCall(reviews, {})
  const open = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpening(true)}>
      {t('probation.open')}
    </Button>
  )
  return (
    <Page full title={t('probation.title')} actions={open}>
      <DataList
        id="probation"
        label={t('probation.title')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ full_name }) => full_name}
        columns={columns}
        tabs={[
          { id: 'open', label: t('probation.tab.open'), matches: ({ status }) => status < COMPLETED },
          { id: 'hr', label: t('probation.tab.hr'), matches: ({ status }) => status === HR || status === LETTER },
          { id: 'completed', label: t('probation.tab.completed'), matches: ({ status }) => status === COMPLETED },
        ]}
        filters={[
          {
            id: 'stage',
            label: t('probation.stage'),
            options: stages.map((stage) => ({ value: stage, label: t(`probation.stage.${stage}`) })),
            matches: ({ status }, value) => stageOf(status) === value,
          },
        ]}
        empty={
          <Empty title={t('probation.none')} hint={t('probation.noneHint')}>
            {open}
          </Empty>
        }
        peekWidth="wide"
        peek={({ id }, close) => <ReviewPanel key={id} id={id} onClose={close} />}
      />
      {opening && <OpenDialog onClose={() => setOpening(false)} />}
    </Page>
  )
}

function useColumns(): readonly Column<Row>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('probation.person'),
        always: true,
        phone: true,
        least: 170,
        text: (row) => row.full_name,
      },
      { id: 'staff', header: t('probation.staffId'), width: 105, goes: 5, text: (row) => row.staff_id },
      { id: 'department', header: t('probation.department'), width: 150, goes: 4, text: (row) => row.department ?? '' },
      {
        id: 'end',
        header: t('probation.end'),
        width: 125,
        phone: true,
        onPhone: { width: 102 },
        text: (row) => dayText(row.probation_end_date, language),
        sort: (row) => row.probation_end_date,
      },
      {
        id: 'stage',
        header: t('probation.stage'),
        width: 170,
        phone: true,
        onPhone: { width: 132 },
        text: (row) => t(`probation.stage.${stageOf(row.status)}`),
        cell: (row) => <StageBadge {...row} />,
        sort: (row) => row.status,
      },
      { id: 'waits', header: t('probation.waitsFor'), width: 150, goes: 3, text: (row) => row.waits_for.join(comma()) },
      {
        id: 'due',
        header: t('probation.due'),
        width: 120,
        goes: 2,
        text: (row) => (row.due_on ? dayText(row.due_on, language) : ''),
        sort: (row) => row.due_on ?? '',
      },
      { id: 'grade', header: t('probation.grade'), width: 80, goes: 1, text: (row) => row.grade ?? '' },
    ],
    [t, language],
  )
}
