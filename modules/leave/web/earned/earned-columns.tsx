import type { Column, Filter } from '#design/data-list/column.ts'
import { StatusBadge } from '#design/status-badge.tsx'
import { dayText, momentText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { amountText } from '../amounts.ts'
import { leaveWord, statuses, toneOf } from '../labels.ts'
import { personColumns } from '../person-columns.tsx'
import type { useWords } from '../words.ts'
import type { EarnedDay } from './earned.ts'

type Say = ReturnType<typeof useWords>
type Named = { readonly id: string; readonly name: string }

/** Why the day earns something: the holiday by its name, else what the day is to the person. */
export const causeText = (t: Say, { day_kind: kind, holiday }: Pick<EarnedDay, 'day_kind' | 'holiday'>): string =>
  holiday ?? t(`leave.earned.day.${kind}`)

export const earnedColumns = (t: Say, language: Language, zone: string | undefined): readonly Column<EarnedDay>[] => [
  ...personColumns<EarnedDay>(t, 138),
  {
    id: 'date',
    header: t('leave.earned.date'),
    width: 108,
    phone: true,
    text: ({ date }) => dayText(date, language),
    sort: ({ date }) => date,
  },
  { id: 'cause', header: t('leave.earned.cause'), width: 150, goes: 3, text: (row) => causeText(t, row) },
  {
    id: 'amount',
    header: t('leave.earned.earned'),
    width: 92,
    number: true,
    goes: 2,
    text: ({ amount }) => amountText(amount, 'day'),
    sort: ({ amount }) => amount,
    searched: false,
  },
  {
    id: 'left',
    header: t('leave.earned.left'),
    width: 92,
    number: true,
    goes: 4,
    text: ({ left }) => (left === null ? '' : amountText(left, 'day')),
    sort: ({ left }) => left ?? -1,
    searched: false,
  },
  {
    id: 'until',
    header: t('leave.earned.until'),
    width: 124,
    goes: 1,
    text: ({ expires_on: day }) => (day === null ? '' : dayText(day, language)),
    sort: ({ expires_on }) => expires_on ?? '',
    searched: false,
  },
  {
    id: 'status',
    header: t('leave.state'),
    width: 106,
    phone: true,
    text: ({ status }) => t(leaveWord(status)),
    cell: ({ status }) => <StatusBadge tone={toneOf(status)}>{t(leaveWord(status))}</StatusBadge>,
  },
  { id: 'department', header: t('leave.department'), width: 150, goes: 5, text: ({ department }) => department ?? '' },
  { id: 'reason', header: t('leave.reason'), width: 200, atFirst: 'hidden', text: ({ reason }) => reason ?? '' },
  {
    id: 'sent',
    header: t('leave.sentAt'),
    width: 150,
    atFirst: 'hidden',
    text: ({ created_at }) => momentText(created_at, language, zone),
    sort: ({ created_at }) => created_at,
    searched: false,
  },
]

/** The server filters by the same choices; here the rows already fit. */
export const earnedFilters = (t: Say, departments: readonly Named[]): readonly Filter<EarnedDay>[] => [
  {
    id: 'status',
    label: t('leave.state'),
    options: statuses.map((value) => ({ value, label: t(leaveWord(value)) })),
    matches: () => true,
  },
  {
    id: 'department',
    label: t('leave.department'),
    options: departments.map(({ id, name }) => ({ value: id, label: name })),
    matches: () => true,
  },
]
