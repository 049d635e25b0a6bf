import type { Column, Filter } from '#design/data-list/column.ts'
import { PersonMark } from '#design/person-mark.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { dayText, momentText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { type Claim, dayTypeText, minutesText, rateText, type Say, spanText, statuses, tones } from './claims.ts'
import classes from './overtime.module.css'

type Named = { readonly id: string; readonly name: string }

export const claimColumns = (t: Say, language: Language, zone: string | undefined): readonly Column<Claim>[] => [
  {
    id: 'name',
    header: t('overtime.person'),
    always: true,
    least: 138,
    text: ({ full_name }) => full_name,
    cell: ({ full_name }) => (
      <span className={classes.person}>
        <PersonMark name={full_name} />
        <span className="strong">{full_name}</span>
      </span>
    ),
  },
  { id: 'staff', header: t('overtime.staffId'), width: 96, atFirst: 'hidden', text: ({ staff_id }) => staff_id },
  {
    id: 'date',
    header: t('overtime.date'),
    width: 108,
    phone: true,
    text: ({ date }) => dayText(date, language),
    sort: ({ date }) => date,
  },
  { id: 'span', header: t('overtime.time'), width: 124, goes: 2, text: spanText, searched: false },
  {
    id: 'minutes',
    header: t('overtime.counted'),
    width: 110,
    number: true,
    text: ({ minutes }) => minutesText(t, minutes),
    sort: ({ minutes }) => minutes,
    searched: false,
  },
  { id: 'type', header: t('overtime.type'), width: 150, goes: 3, text: ({ type }) => dayTypeText(t, type) },
  { id: 'rate', header: t('overtime.rate'), width: 110, goes: 4, text: rateText, searched: false },
  {
    id: 'status',
    header: t('overtime.state'),
    width: 106,
    phone: true,
    text: ({ status }) => t(`overtime.status.${status}`),
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{t(`overtime.status.${status}`)}</StatusBadge>,
  },
  {
    id: 'compensation',
    header: t('overtime.compensation'),
    width: 120,
    atFirst: 'hidden',
    text: ({ compensation }) => t(`overtime.compensation.${compensation}`),
  },
  {
    id: 'department',
    header: t('overtime.department'),
    width: 150,
    goes: 5,
    text: ({ department }) => department ?? '',
  },
  { id: 'reason', header: t('overtime.reason'), width: 200, atFirst: 'hidden', text: ({ reason }) => reason ?? '' },
  {
    id: 'sent',
    header: t('overtime.sentAt'),
    width: 150,
    atFirst: 'hidden',
    text: ({ created_at }) => momentText(created_at, language, zone),
    sort: ({ created_at }) => created_at,
    searched: false,
  },
]

/** The server filters by the same choices; here the rows already fit. */
export const claimFilters = (t: Say, departments: readonly Named[]): readonly Filter<Claim>[] => [
  {
    id: 'status',
    label: t('overtime.state'),
    options: statuses.map((value) => ({ value, label: t(`overtime.status.${value}`) })),
    matches: () => true,
  },
  {
    id: 'department',
    label: t('overtime.department'),
    options: departments.map(({ id, name }) => ({ value: id, label: name })),
    matches: () => true,
  },
]
