/** The columns and filters that lists of requests share: whose it is, where it stands, why and when it was sent. */
import type { Column, Filter } from '#design/data-list/column.ts'
import { PersonMark } from '#design/person-mark.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { momentText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { statuses, statusWord, toneOf } from './labels.ts'
import type { RequestInList } from './request.ts'
import classes from './requests.module.css'
import type { useWords } from './words.ts'

type Say = ReturnType<typeof useWords>
type Named = { readonly id: string; readonly name: string }

/** Below this width in pixels a name is not squeezed. */
const LEAST = 138

export const requestColumns = <Row extends RequestInList>(
  t: Say,
  language: Language,
  zone: string | undefined,
  own: readonly Column<Row>[],
): readonly Column<Row>[] => [
  {
    id: 'name',
    header: t('requests.person'),
    always: true,
    least: LEAST,
    text: ({ full_name }) => full_name,
    cell: ({ full_name }) => (
      <span className={classes.person}>
        <PersonMark name={full_name} />
        <span className="strong">{full_name}</span>
      </span>
    ),
  },
  { id: 'staff', header: t('requests.staffId'), width: 96, atFirst: 'hidden', text: ({ staff_id }) => staff_id },
  ...own,
  {
    id: 'status',
    header: t('requests.state'),
    width: 106,
    phone: true,
    text: ({ status }) => t(statusWord(status)),
    cell: ({ status }) => <StatusBadge tone={toneOf(status)}>{t(statusWord(status))}</StatusBadge>,
  },
  {
    id: 'department',
    header: t('requests.department'),
    width: 150,
    goes: 5,
    text: ({ department }) => department ?? '',
  },
  { id: 'reason', header: t('requests.reason'), width: 200, atFirst: 'hidden', text: ({ reason }) => reason ?? '' },
  {
    id: 'sent',
    header: t('requests.sentAt'),
    width: 150,
    atFirst: 'hidden',
    text: ({ created_at }) => momentText(created_at, language, zone),
    sort: ({ created_at }) => created_at,
    searched: false,
  },
]

/** The server filters by the same choices; here the rows already fit. */
export const requestFilters = <Row,>(t: Say, departments: readonly Named[]): readonly Filter<Row>[] => [
  {
    id: 'status',
    label: t('requests.state'),
    options: statuses.map((value) => ({ value, label: t(statusWord(value)) })),
    matches: () => true,
  },
  {
    id: 'department',
    label: t('requests.department'),
    options: departments.map(({ id, name }) => ({ value: id, label: name })),
    matches: () => true,
  },
]
