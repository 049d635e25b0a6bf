import type { Column, Filter } from '#design/data-list/column.ts'
import { PersonMark } from '#design/person-mark.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { statusWord, toneOf } from '#platform/requests/web/labels.ts'
import type { useWords as useRequestWords } from '#platform/requests/web/words.ts'
import { dayText, momentText, moneyText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import classes from '../claims.module.css'
import { type Claim, type Say, spentText, statuses } from './claims.ts'

/** The words of all kinds of requests. */
type SayOfAll = ReturnType<typeof useRequestWords>
type Named = { readonly id: string; readonly name: string }
type Reading = { readonly language: Language; readonly zone: string | undefined; readonly currency: string }

export const claimColumns = (t: Say, r: SayOfAll, { language, zone, currency }: Reading): readonly Column<Claim>[] => [
  {
    id: 'name',
    header: t('claims.person'),
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
  { id: 'staff', header: t('claims.staffId'), width: 96, atFirst: 'hidden', text: ({ staff_id }) => staff_id },
  { id: 'no', header: t('claims.number'), width: 130, atFirst: 'hidden', text: ({ claim_no }) => claim_no },
  {
    id: 'date',
    header: t('claims.day'),
    width: 108,
    phone: 'room',
    text: ({ expense_date }) => dayText(expense_date, language),
    sort: ({ expense_date }) => expense_date,
  },
  { id: 'type', header: t('claims.type'), width: 140, goes: 2, text: ({ type }) => type },
  { id: 'merchant', header: t('claims.merchant'), width: 150, goes: 4, text: ({ merchant }) => merchant ?? '' },
  {
    id: 'spent',
    header: t('claims.spent'),
    width: 130,
    number: true,
    goes: 5,
    text: spentText,
    searched: false,
  },
  {
    id: 'claimable',
    header: t('claims.claimableIn', { currency }),
    width: 130,
    number: true,
    phone: true,
    onPhone: { width: 104 },
    text: ({ claimable_amount }) => moneyText(claimable_amount, currency),
    sort: ({ claimable_amount }) => Number(claimable_amount),
    searched: false,
  },
  {
    id: 'papers',
    header: t('claims.papers'),
    width: 84,
    number: true,
    goes: 6,
    text: ({ papers }) => String(papers),
    searched: false,
  },
  {
    id: 'status',
    header: t('claims.state'),
    width: 110,
    phone: true,
    text: ({ status }) => r(statusWord(status)),
    cell: ({ status }) => <StatusBadge tone={toneOf(status)}>{r(statusWord(status))}</StatusBadge>,
  },
  { id: 'department', header: t('claims.department'), width: 150, goes: 7, text: ({ department }) => department ?? '' },
  {
    id: 'sent',
    header: t('claims.sentAt'),
    width: 150,
    atFirst: 'hidden',
    text: ({ created_at }) => momentText(created_at, language, zone),
    sort: ({ created_at }) => created_at,
    searched: false,
  },
]

type Choices = {
  readonly types: readonly Named[]
  /** Without those of travels: they are claimed with the travel. */
  readonly categories: readonly Named[]
  readonly departments: readonly Named[]
}

/** The server filters by the same choices; here the rows already fit. */
export const claimFilters = (
  t: Say,
  r: SayOfAll,
  { types, categories, departments }: Choices,
): readonly Filter<Claim>[] => {
  const named = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: id, label: name }))
  return [
    {
      id: 'status',
      label: t('claims.state'),
      options: statuses.map((value) => ({ value, label: r(statusWord(value)) })),
      matches: () => true,
    },
    { id: 'category', label: t('claims.category'), options: named(categories), matches: () => true },
    { id: 'type', label: t('claims.type'), options: named(types), matches: () => true },
    { id: 'department', label: t('claims.department'), options: named(departments), matches: () => true },
  ]
}
