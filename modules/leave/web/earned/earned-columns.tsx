import type { Column } from '#design/data-list/column.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { amountText } from '../amounts.ts'
import type { useWords } from '../words.ts'
import type { EarnedDay } from './earned.ts'

type Say = ReturnType<typeof useWords>

/** Why the day earns something: the holiday by its name, else what the day is to the person. */
export const causeText = (t: Say, { day_kind: kind, holiday }: Pick<EarnedDay, 'day_kind' | 'holiday'>): string =>
  holiday ?? t(`leave.earned.day.${kind}`)

export const earnedColumns = (t: Say, language: Language): readonly Column<EarnedDay>[] => [
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
]
