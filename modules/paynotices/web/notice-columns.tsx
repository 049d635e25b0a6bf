import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { NoticeBadge, type NoticeShown } from './notice-badge.tsx'
import { useWords } from './words.ts'

export function useNoticeColumns(): readonly Column<NoticeShown>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        ...{ id: 'due', header: t('paynotices.due'), width: 140, always: true, phone: true },
        text: ({ due_on }) => dayText(due_on, language),
        sort: ({ due_on }) => due_on,
      },
      { id: 'person', header: t('paynotices.person'), least: 170, phone: true, text: (row) => row.full_name },
      { id: 'staff', header: t('paynotices.staffId'), width: 110, goes: 4, text: (row) => row.staff_id },
      { id: 'form', header: t('paynotices.form'), width: 180, phone: true, text: (row) => row.form_label },
      { id: 'why', header: t('paynotices.why'), least: 200, goes: 2, text: (row) => row.why },
      {
        ...{ id: 'missing', header: t('paynotices.missing'), width: 110, number: true, goes: 3 },
        text: ({ missing }) => (missing.length === 0 ? '' : String(missing.length)),
        sort: ({ missing }) => missing.length,
      },
      {
        ...{ id: 'filed', header: t('paynotices.filedOn'), width: 140, goes: 5 },
        text: ({ filed_on }) => (filed_on === null ? '' : dayText(filed_on, language)),
        sort: ({ filed_on }) => filed_on ?? '',
      },
      { id: 'reference', header: t('paynotices.reference'), width: 140, goes: 6, text: (row) => row.reference ?? '' },
      {
        ...{ id: 'status', header: t('paynotices.state'), width: 130, goes: 1 },
        text: ({ status, late }) => t(late ? 'paynotices.late' : `paynotices.status.${status}`),
        cell: (row) => <NoticeBadge of={row} />,
      },
    ],
    [t, language],
  )
}
