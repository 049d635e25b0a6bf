/** Days one by one, the newest first; each with its why. */
import { useMemo } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { detail } from '../../contract/days/reading.ts'
import { useWords } from '../words.ts'
import { dayColumns } from './columns.tsx'
import { DayFilters } from './day-filters.tsx'
import { DayPanel } from './day-panel.tsx'
import { asQuery, useDays } from './use-days.ts'

export function DetailScreen() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const address = useListAddress()
  const days = useDays(address)
  const { reading, rows, total } = useReadOn([detail.id, days], (page, signal) =>
    callWhole(detail, { query: { ...asQuery(days), ...page }, signal }),
  )
  const columns = useMemo(() => dayColumns(t, language, zone), [t, language, zone])
  return (
    <Page
      full
      title={t('attendance.days.detail')}
      crumb={t('attendance.days.crumb')}
      actions={<DayFilters address={address} name="detail" days={days} />}
    >
      <DataList
        id="attendance-detail"
        noFile
        label={t('attendance.days.detail')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ employee, date }) => `${employee.full_name}: ${date}`}
        columns={columns}
        empty={<Empty title={t('attendance.days.none')} />}
        peekWidth="wide"
        peek={(row, close) => <DayPanel key={row.id} day={row} name={row.employee.full_name} onClose={close} />}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </Page>
  )
}
