/** Balances with a row a person: what is left of each type in a column of its own, in the type's unit. */
import type { Column } from '#design/data-list/column.ts'
import { inBrackets } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { numberText } from '../amounts.ts'
import type { useWords } from '../words.ts'
import type { BalanceRow } from './balance-columns.tsx'

type Say = ReturnType<typeof useWords>
export type PersonRow = Pick<BalanceRow, 'employee_id' | 'staff_id' | 'full_name' | 'department'> & {
  readonly types: ReadonlyMap<string, BalanceRow>
}

/** In the order they come. */
export function peopleOf(rows: readonly BalanceRow[]): readonly PersonRow[] {
  const people = new Map<string, PersonRow & { readonly types: Map<string, BalanceRow> }>()
  for (const row of rows) {
    const { employee_id, staff_id, full_name, department } = row
    const person = people.get(employee_id) ?? { employee_id, staff_id, full_name, department, types: new Map() }
    person.types.set(row.type_id, row)
    people.set(employee_id, person)
  }
  return [...people.values()]
}

const SHOWN = 6

export function peopleColumns(t: Say, rows: readonly BalanceRow[], language: Language): readonly Column<PersonRow>[] {
  // Of leave without an end nobody has anything left.
  const limited = rows.filter(({ entitled, carried, balance }) => entitled !== 0 || carried !== 0 || balance !== 0)
  const types = [...new Map(limited.map((row) => [row.type_id, row])).values()]
  return [
    {
      id: 'name',
      header: t('leave.person'),
      always: true,
      least: 180,
      text: ({ full_name }) => full_name,
      cell: ({ full_name }) => <span className="strong">{full_name}</span>,
    },
    { id: 'staff', header: t('leave.staffId'), width: 96, goes: 29, text: ({ staff_id }) => staff_id },
    {
      id: 'department',
      header: t('leave.department'),
      width: 150,
      goes: 28,
      text: ({ department }) => department ?? '',
    },
    ...types.map(
      ({ type_id, label, unit }, at): Column<PersonRow> => ({
        id: type_id,
        header: inBrackets(label, t(`leave.unit.${unit}`), language),
        width: 150,
        number: true,
        phone: at === 0,
        ...(at > 0 && { goes: at }),
        ...(at >= SHOWN && { atFirst: 'hidden' as const }),
        text: ({ types: own }) => leftText(own.get(type_id)),
        cell: ({ types: own }) => <Left row={own.get(type_id)} t={t} />,
        sort: ({ types: own }) => own.get(type_id)?.balance ?? Number.NEGATIVE_INFINITY,
        searched: false,
      }),
    ),
  ]
}

const leftText = (row: BalanceRow | undefined): string => (row ? numberText(row.balance) : '')

function Left({ row, t }: { readonly row: BalanceRow | undefined; readonly t: Say }) {
  if (!row) return null
  const of = t('leave.ofEntitled', {
    entitled: numberText(row.entitled + row.carried),
    taken: numberText(row.taken + row.booked),
  })
  return (
    <b className={row.balance < 0 ? 'bad' : undefined} title={of}>
      {numberText(row.balance)}
    </b>
  )
}
