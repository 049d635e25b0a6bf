/** What is told of a clocking as it came. */

import type { Column } from '#design/data-list/column.ts'
import { PersonMark } from '#design/person-mark.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { momentText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { comma } from '#platform/words/web/words.ts'
import type { rawLogs } from '../../contract/clocking/raw-logs.ts'
import classes from '../days/days.module.css'
import type { useWords } from '../words.ts'

export type RawLog = DataOf<typeof rawLogs>[number]
type Say = ReturnType<typeof useWords>

export const nameOf = (t: Say, { full_name, clock_code }: RawLog): string =>
  full_name ?? t('attendance.raw.unknown', { code: clock_code ?? '' })

export const marksOf = (t: Say, { flags, is_set_aside }: RawLog): string =>
  [
    ...flags.map((flag) => t(`attendance.flag.${flag}` as 'attendance.flag.offline')),
    ...(is_set_aside ? [t('attendance.days.setAside')] : []),
  ].join(comma())

export const methodText = (t: Say, { method }: RawLog): string =>
  t(`attendance.method.${method}` as 'attendance.method.gps')

export const typeText = (t: Say, { type }: RawLog): string =>
  type ? t(`attendance.type.${type}`) : t('attendance.days.noType')

export const rawLogColumns = (t: Say, language: Language, zone: string | undefined): readonly Column<RawLog>[] => [
  {
    id: 'name',
    header: t('attendance.days.person'),
    always: true,
    least: 180,
    text: (row) => nameOf(t, row),
    cell: (row) =>
      row.full_name === null ? (
        <StatusBadge tone="warn">{nameOf(t, row)}</StatusBadge>
      ) : (
        <span className={classes.person}>
          <PersonMark name={row.full_name} />
          <span className="strong">{row.full_name}</span>
        </span>
      ),
  },
  {
    id: 'staff',
    header: t('attendance.days.staffId'),
    width: 96,
    goes: 6,
    text: ({ staff_id }) => staff_id ?? '',
  },
  {
    id: 'at',
    header: t('attendance.days.time'),
    width: 150,
    phone: true,
    text: ({ occurred_at }) => momentText(occurred_at, language, zone),
    sort: ({ occurred_at }) => occurred_at,
  },
  { id: 'type', header: t('attendance.days.type'), width: 110, phone: true, text: (row) => typeText(t, row) },
  { id: 'method', header: t('attendance.days.method'), width: 110, goes: 3, text: (row) => methodText(t, row) },
  {
    id: 'code',
    header: t('attendance.raw.code'),
    width: 110,
    goes: 5,
    text: ({ clock_code }) => clock_code ?? '',
  },
  { id: 'source', header: t('attendance.raw.source'), width: 150, goes: 4, text: ({ source }) => source ?? '' },
  { id: 'flags', header: t('attendance.days.flags'), width: 180, goes: 2, text: (row) => marksOf(t, row) },
]
