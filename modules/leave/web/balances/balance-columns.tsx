import type { Column, Filter } from '#design/data-list/column.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { balances } from '../../contract/balances.ts'
import { numberText } from '../amounts.ts'
import type { useWords } from '../words.ts'

type Say = ReturnType<typeof useWords>
export type BalanceRow = DataOf<typeof balances>[number]
type Option = { readonly value: string; readonly label: string }

const amounts = [
  { id: 'entitled', goes: 4 },
  { id: 'carried', goes: 6 },
  { id: 'taken', goes: 2 },
  { id: 'booked', goes: 5 },
  { id: 'pending', goes: 3 },
  { id: 'forfeited', goes: 7 },
  { id: 'unsettled', goes: 10 },
] as const

export const balanceColumns = (t: Say): readonly Column<BalanceRow>[] => [
  {
    id: 'name',
    header: t('leave.person'),
    always: true,
    least: 180,
    text: ({ full_name }) => full_name,
    cell: ({ full_name }) => <span className="strong">{full_name}</span>,
  },
  { id: 'staff', header: t('leave.staffId'), width: 96, goes: 9, text: ({ staff_id }) => staff_id },
  { id: 'department', header: t('leave.department'), width: 150, goes: 8, text: ({ department }) => department ?? '' },
  { id: 'type', header: t('leave.type'), least: 150, phone: true, text: ({ label }) => label },
  ...amounts.map(({ id, goes }) => ({
    id,
    header: t(`leave.balance.${id}`),
    width: 96,
    number: true,
    goes,
    text: (row: BalanceRow) => numberText(row[id]),
    sort: (row: BalanceRow) => row[id],
    searched: false as const,
  })),
  {
    id: 'balance',
    header: t('leave.balance.left'),
    width: 88,
    number: true,
    phone: true,
    text: ({ balance }) => numberText(balance),
    cell: ({ balance }) => <b className={balance < 0 ? 'bad' : undefined}>{numberText(balance)}</b>,
    sort: ({ balance }) => balance,
    searched: false,
  },
  {
    id: 'unit',
    header: t('leave.measuredIn'),
    width: 90,
    atFirst: 'hidden',
    text: ({ unit }) => t(`leave.unit.${unit}`),
  },
]

/** The server filters by the same choices; here the rows already fit. */
export const balanceFilters = (
  t: Say,
  options: {
    readonly types: readonly Option[]
    readonly departments: readonly Option[]
    readonly groups: readonly Option[]
  },
): readonly Filter<BalanceRow>[] =>
  [
    { id: 'type', label: t('leave.type'), options: options.types, matches: () => true },
    { id: 'department', label: t('leave.department'), options: options.departments, matches: () => true },
    { id: 'group', label: t('leave.group'), options: options.groups, matches: () => true },
  ].filter((filter) => filter.options.length > 0)
