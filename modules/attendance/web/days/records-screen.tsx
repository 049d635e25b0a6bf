/** Clockings with where they were made: on a plan without streets, with the photo, faked positions apart. */
import { Button, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { coordinates } from '#modules/company/contract/coordinates.ts'
import { LocationPlan } from '#modules/company/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { usePicture } from '#platform/http/web/use-picture.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { momentText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { clockingPhoto } from '../../contract/clocking/raw-logs.ts'
import { records } from '../../contract/days/reading.ts'
import { useWords } from '../words.ts'
import { personColumns } from './columns.tsx'
import { DayFilters } from './day-filters.tsx'
import classes from './days.module.css'
import { asQuery, useDays } from './use-days.ts'

type Row = DataOf<typeof records>[number]
/** Metres around a position whose accuracy nobody told. */
const AROUND = 20

export function RecordsScreen() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const address = useListAddress()
  const days = useDays(address)
  const mocked = address.filter('mocked') === '1'
  const { reading, rows, total } = useReadOn([records.id, days, mocked], (page, signal) =>
    callWhole(records, { query: { ...asQuery(days), ...(mocked ? { mocked: '1' as const } : {}), ...page }, signal }),
  )
  const columns = useMemo(() => recordColumns(t, language, zone), [t, language, zone])
  return (
    <Page
      full
      title={t('attendance.days.records')}
      crumb={t('attendance.days.crumb')}
      actions={
        <>
          <Button
            variant={mocked ? 'filled' : 'default'}
            aria-pressed={mocked}
            onClick={() => address.change({ 'f.mocked': mocked ? undefined : '1' })}
          >
            {t('attendance.days.mockedOnly')}
          </Button>
          <DayFilters address={address} name="records" days={days} more={{ mocked }} />
        </>
      }
    >
      <DataList
        id="attendance-records"
        noFile
        label={t('attendance.days.records')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, occurred_at }) => `${full_name}: ${occurred_at}`}
        columns={columns}
        empty={<Empty title={t('attendance.days.noClockings')} />}
        marked={({ is_mocked }) => is_mocked}
        peek={(row, close) => <RecordPanel key={row.id} row={row} onClose={close} />}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </Page>
  )
}

function RecordPanel({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const maySeePlaces = mayEnter(useSession(), 'location')
  const places = useCall(coordinates, {}, { enabled: maySeePlaces }).data ?? []
  const photo = usePicture(clockingPhoto, row.has_photo ? row.id : null, { params: { id: row.id } })
  const { latitude, longitude } = row
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <p>
            {[row.type ? t(`attendance.type.${row.type}`) : '', momentText(row.occurred_at, language, zone)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </>
      }
    >
      <Stack gap="md">
        {latitude !== null && longitude !== null ? (
          <LocationPlan
            key={row.id}
            name={row.full_name}
            point={{ latitude, longitude }}
            radius={row.accuracy ?? AROUND}
            others={places}
          />
        ) : (
          <p className="muted">{t('attendance.days.noPosition')}</p>
        )}
        {photo && <img className={classes.photo} src={photo} alt={t('attendance.days.photo')} />}
        <Facts
          facts={[
            [t('attendance.days.method'), t(`attendance.method.${row.method}` as 'attendance.method.gps')],
            [t('attendance.days.place'), row.location?.name],
            [t('attendance.days.distance'), row.distance_m === null ? null : `${row.distance_m} m`],
            [t('attendance.days.accuracy'), row.accuracy === null ? null : `${row.accuracy} m`],
            [t('attendance.days.received'), momentText(row.received_at, language, zone)],
            [t('attendance.days.flags'), flagsOf(row, t)],
            [t('attendance.days.note'), row.note],
          ]}
        />
      </Stack>
    </Panel>
  )
}

const flagsOf = ({ flags, is_set_aside }: Row, t: ReturnType<typeof useWords>): string =>
  [
    ...flags.map((flag) => t(`attendance.flag.${flag}` as 'attendance.flag.offline')),
    ...(is_set_aside ? [t('attendance.days.setAside')] : []),
  ].join(comma())

const recordColumns = (
  t: ReturnType<typeof useWords>,
  language: Language,
  zone: string | undefined,
): readonly Column<Row>[] => [
  ...personColumns<Row>(t, (row) => ({ ...row, department: null })).filter(({ id }) => id !== 'department'),
  {
    id: 'at',
    header: t('attendance.days.time'),
    width: 150,
    phone: true,
    text: ({ occurred_at }) => momentText(occurred_at, language, zone),
    sort: ({ occurred_at }) => occurred_at,
  },
  {
    id: 'type',
    header: t('attendance.days.type'),
    width: 110,
    phone: true,
    text: ({ type }) => (type ? t(`attendance.type.${type}`) : t('attendance.days.noType')),
  },
  {
    id: 'method',
    header: t('attendance.days.method'),
    width: 110,
    goes: 4,
    text: ({ method }) => t(`attendance.method.${method}` as 'attendance.method.gps'),
  },
  {
    id: 'place',
    header: t('attendance.days.place'),
    width: 150,
    goes: 3,
    text: ({ location }) => location?.name ?? '',
  },
  {
    id: 'distance',
    header: t('attendance.days.distance'),
    width: 100,
    number: true,
    goes: 5,
    text: ({ distance_m }) => (distance_m === null ? '' : `${distance_m} m`),
    sort: ({ distance_m }) => distance_m ?? -1,
    searched: false,
  },
  {
    id: 'flags',
    header: t('attendance.days.flags'),
    width: 200,
    goes: 2,
    text: (row) => flagsOf(row, t),
    cell: (row) => (row.flags.length > 0 ? <StatusBadge tone="warn">{flagsOf(row, t)}</StatusBadge> : flagsOf(row, t)),
  },
]
