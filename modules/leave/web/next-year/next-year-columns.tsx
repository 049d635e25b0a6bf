import type { Column, Filter } from '#design/data-list/column.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import type { carryForwardPreview } from '../../contract/next-year.ts'
import { numberText } from '../amounts.ts'
import type { useWords } from '../words.ts'
import { outcomes } from './use-next-year.ts'

type Say = ReturnType<typeof useWords>
type Row = DataOf<typeof carryForwardPreview>[number]

const amounts = ['left', 'carried', 'paid_out', 'forfeited', 'granted'] as const

export const nextYearColumns = (t: Say, language: Language): readonly Column<Row>[] => [
  { id: 'name', header: t('leave.person'), always: true, least: 180, text: ({ full_name }) => full_name },
  { id: 'staff', header: t('leave.staffId'), width: 96, goes: 9, text: ({ staff_id }) => staff_id },
  { id: 'department', header: t('leave.department'), width: 150, goes: 8, text: ({ department }) => department ?? '' },
  { id: 'type', header: t('leave.type'), least: 150, phone: true, text: ({ label }) => label },
  ...amounts.map((id, at) => ({
    id,
    header: t(`leave.year.${id}`),
    width: 100,
    number: true,
    phone: at === 0,
    goes: at === 0 ? 3 : 2,
    text: (row: Row) => numberText(row[id]),
    sort: (row: Row) => row[id],
    searched: false as const,
  })),
  {
    id: 'until',
    header: t('leave.carriedUntil'),
    width: 120,
    goes: 6,
    text: ({ carried_until }) => dayText(carried_until, language),
    sort: ({ carried_until }) => carried_until ?? '',
  },
  { id: 'why', header: t('leave.why'), width: 220, goes: 7, text: ({ why }) => why.join(' ') },
]

/** The server filters by the same choice; here the rows already fit. */
export const nextYearFilters = (t: Say): readonly Filter<Row>[] => [
  {
    id: 'only',
    label: t('leave.only'),
    options: outcomes.map((value) => ({ value, label: t(`leave.year.${value}`) })),
    matches: () => true,
  },
]
