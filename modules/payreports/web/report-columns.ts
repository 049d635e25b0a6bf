import type { Column } from '#design/data-list/column.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { moneyText, wholeText } from '#platform/words/format.ts'
import type { report } from '../contract/reports.ts'
import type { Grouping } from '../model/table.ts'
import type { useWords } from './words.ts'

type Report = DataOf<typeof report>
type Row = Report['rows'][number]
type Words = ReturnType<typeof useWords>

/** Who a row is about, then the report's own columns with their totals. */
export function reportColumns(
  t: Words,
  data: Report | undefined,
  group: Grouping | undefined,
  currency: string,
): readonly Column<Row>[] {
  return [
    ...(group ? ofGroups(t, group) : ofPeople(t)),
    ...(data?.columns ?? []).map(({ key, label, kind }, at): Column<Row> => {
      const money = kind === 'money'
      const total = data?.totals[key]
      return {
        id: key,
        header: label,
        least: money ? 120 : 150,
        number: money,
        // On a phone the first amount and the last one.
        ...((at === 0 || at === (data?.columns.length ?? 0) - 1) && { phone: true }),
        text: ({ values }) => (money ? moneyText(values[key] ?? '0.00', currency) : (values[key] ?? '')),
        ...(money && { sort: ({ values }) => BigInt((values[key] ?? '0.00').replace('.', '')) }),
        ...(money && total !== undefined && { total: moneyText(total, currency) }),
      }
    }),
  ]
}

const ofPeople = (t: Words): readonly Column<Row>[] => [
  {
    id: 'name',
    header: t('payreports.name'),
    always: true,
    phone: true,
    least: 160,
    text: ({ full_name }) => full_name,
  },
  { id: 'staff_id', header: t('payreports.staffId'), width: 110, goes: 1, text: ({ staff_id }) => staff_id },
  {
    id: 'department',
    header: t('payreports.department'),
    least: 140,
    goes: 2,
    text: ({ department }) => department ?? '',
  },
]

const ofGroups = (t: Words, group: Grouping): readonly Column<Row>[] => [
  {
    id: 'group',
    header: t(`payreports.${group}`),
    always: true,
    phone: true,
    least: 180,
    text: (row) => row[group] ?? (row.full_name || t('payreports.none')),
  },
  {
    id: 'people',
    header: t('payreports.people'),
    width: 110,
    number: true,
    text: ({ people }) => wholeText(people),
    sort: ({ people }) => people,
  },
]
