/** Columns that lists of attendance share. */
import type { Column } from '#design/data-list/column.ts'
import { PersonMark } from '#design/person-mark.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { comma } from '#platform/words/web/words.ts'
import { minutesText } from '../../model/days/minutes-text.ts'
import type { useWords } from '../words.ts'
import classes from './days.module.css'
import { clockText, type PersonDay, shiftText, toneOfApproval, toneOfStatus } from './labels.ts'

type Say = ReturnType<typeof useWords>
type Named = { readonly full_name: string; readonly staff_id: string; readonly department: string | null }

export const personColumns = <Row,>(t: Say, personOf: (row: Row) => Named): readonly Column<Row>[] => [
  {
    id: 'name',
    header: t('attendance.days.person'),
    always: true,
    least: 170,
    text: (row) => personOf(row).full_name,
    cell: (row) => (
      <span className={classes.person}>
        <PersonMark name={personOf(row).full_name} />
        <span className="strong">{personOf(row).full_name}</span>
      </span>
    ),
  },
  {
    id: 'staff',
    header: t('attendance.days.staffId'),
    width: 96,
    atFirst: 'hidden',
    text: (row) => personOf(row).staff_id,
  },
  {
    id: 'department',
    header: t('attendance.days.department'),
    width: 140,
    goes: 9,
    text: (row) => personOf(row).department ?? '',
  },
]

export const minuteColumn = <Row,>(
  id: string,
  header: string,
  minutes: (row: Row) => number,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  id,
  header,
  width: 92,
  number: true,
  text: (row) => minutesText(minutes(row)),
  sort: minutes,
  searched: false,
  ...more,
})

export const dayColumns = (t: Say, language: Language, zone: string | undefined): readonly Column<PersonDay>[] => [
  ...personColumns<PersonDay>(t, ({ employee }) => employee),
  {
    id: 'date',
    header: t('attendance.days.date'),
    width: 110,
    phone: true,
    text: ({ date }) => dayText(date, language),
    sort: ({ date }) => date,
  },
  { id: 'schedule', header: t('attendance.days.schedule'), width: 130, goes: 6, text: shiftText },
  {
    id: 'in',
    header: t('attendance.type.in'),
    width: 72,
    text: ({ first_in }) => clockText(first_in, zone),
    searched: false,
  },
  {
    id: 'out',
    header: t('attendance.type.out'),
    width: 72,
    text: ({ last_out }) => clockText(last_out, zone),
    searched: false,
  },
  minuteColumn('present', t('attendance.days.present'), ({ present_minutes }) => present_minutes, { goes: 4 }),
  minuteColumn('extra', t('attendance.days.extra'), ({ extra_minutes }) => extra_minutes, { goes: 5 }),
  minuteColumn('late', t('attendance.days.late'), ({ late_minutes }) => late_minutes, { goes: 3 }),
  minuteColumn('early', t('attendance.days.early'), ({ early_minutes }) => early_minutes, { goes: 7 }),
  {
    id: 'status',
    header: t('attendance.days.status'),
    width: 120,
    phone: true,
    text: ({ status }) => t(`attendance.status.${status}`),
    cell: ({ status }) => <StatusBadge tone={toneOfStatus(status)}>{t(`attendance.status.${status}`)}</StatusBadge>,
  },
  {
    id: 'approval',
    header: t('attendance.days.approval'),
    width: 150,
    goes: 2,
    text: ({ approval }) => (approval ? t(`attendance.approval.${approval}`) : ''),
    cell: ({ approval }) =>
      approval && <StatusBadge tone={toneOfApproval(approval)}>{t(`attendance.approval.${approval}`)}</StatusBadge>,
  },
  {
    id: 'flags',
    header: t('attendance.days.flags'),
    width: 180,
    goes: 8,
    text: ({ flags, stale }) =>
      [
        ...flags.map((flag) => t(`attendance.flag.${flag}` as 'attendance.flag.offline')),
        ...(stale ? [t('attendance.days.stale')] : []),
      ].join(comma()),
  },
]
