import type { Column } from '#design/data-list/column.ts'
import type { amountsOfReport } from '../../contract/reports.ts'
import { numberText } from '../amounts.ts'
import type { useWords } from '../words.ts'
import type { ReportName, ReportRow } from './use-report.ts'

type Say = ReturnType<typeof useWords>
export type Amount = (typeof amountsOfReport)[ReportName][number]

export function reportColumns(
  t: Say,
  by: 'person' | 'department',
  amounts: readonly Amount[],
): readonly Column<ReportRow>[] {
  const ofPerson: readonly Column<ReportRow>[] = [
    { id: 'name', header: t('leave.person'), always: true, least: 180, text: ({ full_name }) => full_name ?? '' },
    { id: 'staff', header: t('leave.staffId'), width: 96, goes: 9, text: ({ staff_id }) => staff_id ?? '' },
  ]
  const department: Column<ReportRow> = {
    id: 'department',
    header: t('leave.department'),
    text: (row) => row.department ?? t('leave.noDepartment'),
    ...(by === 'person' ? { width: 160, goes: 8 } : { always: true as const, least: 140 }),
  }
  return [
    ...(by === 'person' ? ofPerson : []),
    department,
    {
      id: 'people',
      header: t('leave.members'),
      width: 90,
      number: true,
      atFirst: by === 'person' ? 'hidden' : undefined,
      text: ({ people }) => String(people),
      sort: ({ people }) => people,
      searched: false,
    },
    { id: 'type', header: t('leave.type'), least: 150, phone: true, text: ({ label }) => label },
    ...amounts.map((id, at) => ({
      id,
      header: t(`leave.balance.${id === 'balance' ? 'left' : id}`),
      width: 100,
      number: true,
      phone: at === 0,
      ...(at > 0 && { goes: 1 + at }),
      text: (row: ReportRow) => numberText(row[id]),
      sort: (row: ReportRow) => row[id],
      searched: false as const,
    })),
    { id: 'unit', header: t('leave.measuredIn'), width: 106, goes: 7, text: ({ unit }) => t(`leave.unit.${unit}`) },
  ]
}
