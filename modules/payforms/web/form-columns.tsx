/** Who, each box of the form with its total, and whether the person has it. */
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { StatusBadge } from '#design/status-badge.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { useBoxText } from './box-text.ts'
import type { FormShown, PersonShown } from './shown.ts'
import { useWords } from './words.ts'

/** Beyond these a form is read in the panel beside; they can be shown. */
const AT_FIRST = 6

export function useFormColumns(form: FormShown | undefined): readonly Column<PersonShown>[] {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const boxText = useBoxText(currency)
  return useMemo(() => {
    if (!form) return []
    const used = form.columns.filter(({ key, kind }) => kind !== 'money' || form.totals[key] !== '0.00')
    const first = new Set(used.slice(0, AT_FIRST).map(({ key }) => key))
    for (const { key, sum } of form.columns) if (sum) first.add(key)
    return [
      { id: 'name', header: t('payforms.name'), always: true, phone: true, least: 170, text: (row) => row.full_name },
      { id: 'staff_id', header: t('payforms.staffId'), width: 110, goes: 2, text: (row) => row.staff_id },
      ...form.columns.map(({ key, label, kind, sum }): Column<PersonShown> => {
        const money = kind === 'money'
        const total = form.totals[key]
        return {
          id: key,
          header: /^[A-F]?\d+[A-Za-z]?$/.test(key) ? `${key} ${label}` : label,
          short: /^[A-F]?\d+[A-Za-z]?$/.test(key) ? key : label,
          least: money ? 110 : 100,
          number: kind !== 'text',
          ...(!first.has(key) && { atFirst: 'hidden' as const }),
          ...(sum && { phone: true }),
          text: ({ figures }) => boxText(kind, figures[key]),
          ...(money && { sort: ({ figures }: PersonShown) => BigInt((figures[key] ?? '0.00').replace('.', '')) }),
          ...(money && total !== undefined && { total: moneyText(total, currency) }),
        }
      }),
      {
        id: 'missing',
        header: t('payforms.missing'),
        least: 160,
        goes: 3,
        text: ({ missing }) => missing.map(({ text }) => text).join('; '),
      },
      ...(form.handed_out
        ? [
            {
              id: 'released',
              header: t('payforms.state'),
              width: 130,
              text: (row: PersonShown) => t(`payforms.state.${stateOf(row)}`),
              cell: (row: PersonShown) => <ReleaseBadge of={row} />,
            },
          ]
        : []),
    ]
  }, [t, form, currency, boxText])
}

export const stateOf = ({ released_at, withdrawn }: PersonShown) =>
  withdrawn ? 'withdrawn' : released_at ? 'released' : 'waiting'

export function ReleaseBadge({ of }: { readonly of: PersonShown }) {
  const t = useWords()
  const state = stateOf(of)
  const tone = state === 'released' ? 'good' : state === 'withdrawn' ? 'warn' : 'plain'
  return <StatusBadge tone={tone}>{t(`payforms.state.${state}`)}</StatusBadge>
}
