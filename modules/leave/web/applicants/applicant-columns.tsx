import type { Column, Filter } from '#design/data-list/column.ts'
import { StatusBadge } from '#design/status-badge.tsx'
import { briefSpanText, dayText, momentText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { amountText } from '../amounts.ts'
import { type Application, leaveWord, statuses, toneOf } from '../labels.ts'
import { personColumns } from '../person-columns.tsx'
import type { useWords } from '../words.ts'

type Say = ReturnType<typeof useWords>
type Named = { readonly id: string; readonly name: string }

export const daysText = ({ from, to }: Pick<Application, 'from' | 'to'>, language: Language): string =>
  from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`

export const applicantColumns = (
  t: Say,
  language: Language,
  zone: string | undefined,
  today: string,
): readonly Column<Application>[] => [
  ...personColumns<Application>(t, 170),
  { id: 'type', header: t('leave.type'), width: 170, goes: 1, text: ({ label }) => label },
  {
    id: 'days',
    header: t('leave.when'),
    width: 210,
    phone: true,
    onPhone: { width: 132, cell: (row) => briefSpanText(row, language, today) },
    goes: 2,
    text: (row) => daysText(row, language),
    sort: ({ from }) => from,
  },
  { id: 'part', header: t('leave.part'), width: 120, goes: 6, text: ({ part_label }) => part_label ?? '' },
  {
    id: 'total',
    header: t('leave.amount'),
    width: 96,
    number: true,
    goes: 3,
    text: ({ total, unit }) => amountText(total, unit),
    sort: ({ total }) => total,
    searched: false,
  },
  { id: 'department', header: t('leave.department'), width: 150, goes: 5, text: ({ department }) => department ?? '' },
  {
    id: 'status',
    header: t('leave.state'),
    width: 116,
    phone: true,
    onPhone: { width: 106 },
    text: ({ status }) => t(leaveWord(status)),
    cell: ({ status }) => <StatusBadge tone={toneOf(status)}>{t(leaveWord(status))}</StatusBadge>,
  },
  {
    id: 'proofs',
    header: t('leave.attachments'),
    width: 90,
    number: true,
    atFirst: 'hidden',
    text: ({ attachments }) => (attachments > 0 ? String(attachments) : ''),
    sort: ({ attachments }) => attachments,
  },
  { id: 'reason', header: t('leave.reason'), width: 200, atFirst: 'hidden', text: ({ reason }) => reason ?? '' },
  {
    id: 'sent',
    header: t('leave.sentAt'),
    width: 150,
    goes: 7,
    text: ({ created_at }) => momentText(created_at, language, zone),
    sort: ({ created_at }) => created_at,
    searched: false,
  },
]

/** The server filters by the same choices; here the rows already fit. */
export function applicantFilters(
  t: Say,
  types: readonly { readonly id: string; readonly label: string }[],
  departments: readonly Named[],
): readonly Filter<Application>[] {
  const matches = () => true
  return [
    {
      id: 'status',
      label: t('leave.state'),
      options: statuses.map((value) => ({ value, label: t(leaveWord(value)) })),
      matches,
    },
    { id: 'type', label: t('leave.type'), options: types.map(({ id, label }) => ({ value: id, label })), matches },
    {
      id: 'department',
      label: t('leave.department'),
      options: departments.map(({ id, name }) => ({ value: id, label: name })),
      matches,
    },
  ]
}
