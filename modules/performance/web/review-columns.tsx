/** The columns of the list of reviews, for HR and for managers. */
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import type { reviews } from '../contract/reviews.ts'
import { formStatuses } from '../model/stages.ts'
import { ExpectationBadge, StageBadge } from './named.tsx'
import { useWords } from './words.ts'

export type Row = DataOf<typeof reviews>[number]

export function useColumns(): readonly Column<Row>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('performance.person'),
        always: true,
        phone: true,
        least: 160,
        text: (row) => row.full_name,
      },
      { id: 'staff', header: t('performance.staffId'), width: 105, goes: 7, text: (row) => row.staff_id },
      {
        id: 'department',
        header: t('performance.department'),
        width: 140,
        goes: 6,
        text: (row) => row.department ?? '',
      },
      { id: 'cycle', header: t('performance.period'), width: 150, goes: 5, text: (row) => row.cycle },
      {
        id: 'stage',
        header: t('performance.stage'),
        width: 165,
        phone: true,
        onPhone: { width: 138 },
        text: (row) => t(`performance.stage.${row.form_status}`),
        cell: (row) => <StageBadge {...row} />,
        sort: (row) => formStatuses.indexOf(row.form_status),
      },
      {
        id: 'waits',
        header: t('performance.waitsFor'),
        width: 140,
        goes: 4,
        text: (row) => row.waits_for.join(comma()),
      },
      {
        id: 'due',
        header: t('performance.due'),
        width: 115,
        goes: 3,
        text: (row) => (row.due_on ? dayText(row.due_on, language) : ''),
        sort: (row) => row.due_on ?? '',
      },
      {
        id: 'points',
        header: t('performance.points'),
        width: 90,
        goes: 2,
        number: true,
        text: (row) => row.hod_points ?? row.manager_points ?? '',
        sort: (row) => Number(row.hod_points ?? row.manager_points ?? -1),
      },
      { id: 'grade', header: t('performance.grade'), width: 75, phone: 'room', text: (row) => row.grade ?? '' },
      {
        id: 'expectation',
        header: t('performance.expectation'),
        width: 130,
        goes: 1,
        text: (row) => (row.expectation ? t(`performance.expectation.${row.expectation}`) : ''),
        cell: (row) => row.expectation && <ExpectationBadge is={row.expectation} />,
      },
      {
        id: 'read',
        header: t('performance.read'),
        width: 110,
        atFirst: 'hidden',
        text: (row) => t(row.acknowledged_at ? 'performance.yes' : 'performance.no'),
      },
    ],
    [t, language],
  )
}
