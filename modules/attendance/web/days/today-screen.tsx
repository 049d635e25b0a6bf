/** Today as it is: who is in, late, expected, absent or away; looked at again every half minute. */
import { useMemo } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { report } from '../../contract/days/reading.ts'
import { useWords } from '../words.ts'
import { minuteColumn, personColumns } from './columns.tsx'
import { DayFilters } from './day-filters.tsx'
import { DayPanel } from './day-panel.tsx'
import { clockText, shiftText, toneOfStatus } from './labels.ts'
import { asQuery, useDays } from './use-days.ts'

type Row = DataOf<typeof report>['employees'][number]
const states = ['in', 'left', 'late', 'expected', 'absent', 'away'] as const
const AGAIN_MS = 30_000
const MOST = 200

export function TodayScreen() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const address = useListAddress()
  const days = useDays(address)
  const status = states.find((one) => one === address.filter('status'))
  const reading = useCall(
    report,
    { query: { ...asQuery(days), status, per_page: MOST } },
    { refetchInterval: AGAIN_MS },
  )
  const columns = useMemo(() => todayColumns(t, zone), [t, zone])
  return (
    <Page
      title={t('attendance.days.today')}
      crumb={t('attendance.days.crumb')}
      meta={reading.data && dayText(reading.data.date, language)}
      actions={<DayFilters address={address} name="report" days={days} isToday />}
    >
      <StatCards>
        {states.map((state) => (
          <StatCard
            key={state}
            label={t(`attendance.live.${state}`)}
            value={reading.data?.counts[state] ?? '–'}
            onClick={() => address.change({ 'f.status': status === state ? undefined : state })}
          />
        ))}
      </StatCards>
      <DataList
        id="attendance-today"
        noFile
        label={t('attendance.days.today')}
        reading={reading}
        rows={reading.data?.employees ?? []}
        rowId={({ id }) => id}
        rowName={({ full_name }) => full_name}
        columns={columns}
        filters={[
          {
            id: 'status',
            label: t('attendance.days.status'),
            options: states.map((value) => ({ value, label: t(`attendance.live.${value}`) })),
            matches: () => true,
          },
        ]}
        empty={<Empty title={t('attendance.days.nobodyToday')} />}
        peek={(row, close) => <DayPanel key={row.id} day={row.day} name={row.full_name} onClose={close} />}
        peekWidth="wide"
      />
    </Page>
  )
}

const todayColumns = (t: ReturnType<typeof useWords>, zone: string | undefined): readonly Column<Row>[] => [
  ...personColumns<Row>(t, (row) => row),
  {
    id: 'state',
    header: t('attendance.days.now'),
    width: 110,
    phone: true,
    text: ({ state }) => t(`attendance.state.${state}`),
    cell: ({ state }) => (
      <StatusBadge tone={state === 'in' ? 'good' : state === 'break' ? 'info' : 'plain'}>
        {t(`attendance.state.${state}`)}
      </StatusBadge>
    ),
  },
  { id: 'schedule', header: t('attendance.days.schedule'), width: 140, goes: 3, text: ({ day }) => shiftText(day) },
  {
    id: 'in',
    header: t('attendance.type.in'),
    width: 80,
    phone: true,
    text: ({ day }) => clockText(day.first_in, zone),
  },
  { id: 'out', header: t('attendance.type.out'), width: 80, text: ({ day }) => clockText(day.last_out, zone) },
  minuteColumn('late', t('attendance.days.late'), ({ day }) => day.late_minutes, { goes: 2 }),
  {
    id: 'status',
    header: t('attendance.days.status'),
    width: 120,
    goes: 1,
    text: ({ day }) => t(`attendance.status.${day.status}`),
    cell: ({ day }) => (
      <StatusBadge tone={toneOfStatus(day.status)}>{t(`attendance.status.${day.status}`)}</StatusBadge>
    ),
  },
]
