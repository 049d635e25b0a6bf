/** Clockings as they came, of people and of codes that nobody has; files of terminals are taken in here. */
import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { exportRawLogs, rawLogs } from '../../contract/clocking/raw-logs.ts'
import { DayFilters } from '../days/day-filters.tsx'
import { asQuery, useDays } from '../days/use-days.ts'
import { useWords } from '../words.ts'
import { ImportLogsDialog } from './import-logs-dialog.tsx'
import { rawLogColumns } from './raw-log-columns.tsx'
import { RawLogPanel } from './raw-log-panel.tsx'
import { WaitingCodes } from './waiting-codes.tsx'

export function RawLogsScreen() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const maySet = mayEnter(useSession(), 'attendance.write')
  const address = useListAddress()
  const days = useDays(address)
  const [isImporting, setImporting] = useState(false)
  const waiting = address.filter('waiting') === '1' ? { waiting: '1' as const } : {}
  const { reading, rows, total } = useReadOn([rawLogs.id, days, waiting], (page, signal) =>
    callWhole(rawLogs, { query: { ...asQuery(days), ...waiting, ...page }, signal }),
  )
  const columns = useMemo(() => rawLogColumns(t, language, zone), [t, language, zone])
  const take = (format: 'xlsx' | 'csv') => {
    const { search: _, ...asked } = asQuery(days)
    void download(exportRawLogs, { body: { ...asked, ...waiting, format } })
  }
  return (
    <Page
      full
      title={t('attendance.raw.title')}
      crumb={t('attendance.days.crumb')}
      actions={
        <>
          <Button
            variant={waiting.waiting ? 'filled' : 'default'}
            aria-pressed={waiting.waiting !== undefined}
            onClick={() => address.change({ 'f.waiting': waiting.waiting ? undefined : '1' })}
          >
            {t('attendance.raw.waitingOnly')}
          </Button>
          <DayFilters address={address} days={days} onExport={take} />
          {maySet && (
            <Button leftSection={<IconUpload size={16} />} onClick={() => setImporting(true)}>
              {t('attendance.raw.import')}
            </Button>
          )}
        </>
      }
    >
      {maySet && <WaitingCodes />}
      <DataList
        id="attendance-raw-logs"
        noFile
        label={t('attendance.raw.title')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, clock_code, occurred_at }) => `${full_name ?? clock_code ?? ''}: ${occurred_at}`}
        columns={columns}
        empty={<Empty title={t('attendance.days.noClockings')} />}
        marked={({ employee_id }) => employee_id === null}
        peek={(row, close) => <RawLogPanel key={row.id} row={row} onClose={close} />}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {isImporting && <ImportLogsDialog onClose={() => setImporting(false)} />}
    </Page>
  )
}
