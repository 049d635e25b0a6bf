/** The month by person, with a chart day by day. */
import { useNavigate } from '@tanstack/react-router'
import { lazy, useMemo } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { reportDays, reportV3 } from '../../contract/days/reading.ts'
import { useWords } from '../words.ts'
import { minuteColumn, personColumns } from './columns.tsx'
import { DayFilters } from './day-filters.tsx'
import { asQuery, type Days, useDays } from './use-days.ts'

const Drawing = lazy(() => import('./days-drawing.tsx').then((m) => ({ default: m.DaysDrawing })))
type Row = DataOf<typeof reportV3>['employees'][number]

export function ReportV3Screen() {
  const t = useWords()
  const navigate = useNavigate()
  const address = useListAddress()
  const days = useDays(address)
  const { reading, rows, total } = useReadOn([reportV3.id, days], (page, signal) =>
    callWhole(reportV3, { query: { ...asQuery(days), ...page }, signal }).then(({ data, meta }) => ({
      data: data.employees,
      meta,
    })),
  )
  const columns = useMemo(() => totalColumns(t), [t])
  return (
    <Page
      title={t('attendance.days.title')}
      crumb={t('attendance.days.crumb')}
      actions={<DayFilters address={address} name="reportV3" days={days} />}
    >
      <DaysChart days={days} />
      <DataList
        id="attendance-report"
        noFile
        label={t('attendance.days.title')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name }) => full_name}
        columns={columns}
        onOpen={({ id }) =>
          void navigate({
            to: '/app/attendance/detail',
            search: { 'f.person': id, 'f.month': address.filter('month') } as never,
          })
        }
        empty={<Empty title={t('attendance.days.nobody')} />}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </Page>
  )
}

function DaysChart({ days }: { readonly days: Days }) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(reportDays, { query: asQuery(days) })
  const series = (['present', 'late', 'incomplete', 'absent', 'leave'] as const).map((id) => ({
    id,
    label: t(`attendance.chart.${id}`),
  }))
  return (
    <Loaded reading={reading} rows={4}>
      {(found) => (
        <ChartCard
          title={t('attendance.days.byDay')}
          hint={t('attendance.days.byDayHint')}
          rows={found}
          rowId={({ date }) => date}
          columns={[
            { id: 'date', header: t('attendance.days.date'), cell: ({ date }) => dayText(date, language) },
            ...series.map(({ id, label }) => ({
              id,
              header: label,
              number: true,
              cell: (row: (typeof found)[number]) => String(row[id]),
            })),
          ]}
        >
          <Drawing rows={found} series={series.filter(({ id }) => id !== 'late')} />
        </ChartCard>
      )}
    </Loaded>
  )
}

const totalColumns = (t: ReturnType<typeof useWords>): readonly Column<Row>[] => [
  ...personColumns<Row>(t, (row) => row),
  countColumn('present_days', t('attendance.days.presentDays'), ({ totals }) => totals.present_days, { phone: true }),
  {
    ...countColumn('absent_days', t('attendance.days.absentDays'), ({ totals }) => Number(totals.absent_days)),
    text: ({ totals }) => totals.absent_days,
    phone: true,
  },
  countColumn('incomplete', t('attendance.days.incompleteDays'), ({ totals }) => totals.incomplete_days, { goes: 5 }),
  countColumn('leave', t('attendance.days.leaveDays'), ({ totals }) => totals.leave_days, { goes: 6 }),
  countColumn('late_days', t('attendance.days.lateDays'), ({ totals }) => totals.late_days, { goes: 4 }),
  minuteColumn('late', t('attendance.days.late'), ({ totals }) => totals.late_minutes, { goes: 3 }),
  minuteColumn('worked', t('attendance.days.worked'), ({ totals }) => totals.worked_minutes),
  minuteColumn('extra', t('attendance.days.extra'), ({ totals }) => totals.extra_minutes, { goes: 2 }),
  minuteColumn('night', t('attendance.days.night'), ({ totals }) => totals.night_minutes, { goes: 7 }),
  countColumn('waiting', t('attendance.days.waitingDays'), ({ totals }) => totals.waiting_days, { goes: 8 }),
]

const countColumn = (
  id: string,
  header: string,
  count: (row: Row) => number,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  id,
  header,
  width: 100,
  number: true,
  text: (row) => String(count(row)),
  sort: count,
  searched: false,
  ...more,
})
