/** What was done in the company: found by time, part, person and word on the server, read entry by entry beside it. */
import { Button, Group, Text } from '@mantine/core'
import { IconDownload, IconShieldCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { DateField } from '#design/fields/date-field.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { activityLog, activityParts, exportActivityLog } from '../contract.ts'
import { activityColumns, partFilter } from './activity-columns.tsx'
import { ChainDialog } from './chain-dialog.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { useWords } from './words.ts'

export function ActivityScreen() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const address = useListAddress()
  const [checking, setChecking] = useState(false)
  const wanted = {
    search: useSettledSearch(address),
    action: address.filter('part'),
    from: address.filter('from'),
    to: address.filter('to'),
  }
  const { reading, rows, total } = useReadOn([activityLog.id, wanted], (page, signal) =>
    callWhole(activityLog, { query: { ...wanted, ...page }, signal }),
  )
  const parts = useCall(activityParts, {})
  const columns = useMemo(() => activityColumns(t, language, zone), [t, language, zone])
  const filters = useMemo(() => partFilter(t, parts.data ?? []), [t, parts.data])
  return (
    <Page
      full
      title={t('activity.title')}
      crumb={t('activity.crumb')}
      actions={
        <>
          <Period address={address} />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(exportActivityLog, { query: wanted })}
          >
            {t('activity.export')}
          </Button>
          <Button variant="default" leftSection={<IconShieldCheck size={16} />} onClick={() => setChecking(true)}>
            {t('activity.verify')}
          </Button>
        </>
      }
    >
      <DataList
        id="activity"
        label={t('activity.title')}
        reading={reading}
        rows={rows}
        rowId={({ seq }) => String(seq)}
        rowName={({ title }) => title}
        columns={columns}
        filters={filters}
        empty={<Empty title={t('activity.none')} hint={t('activity.noneHint')} />}
        peek={(row, close) => <EntryPanel entry={row} onClose={close} />}
      />
      {reading.hasNextPage && (
        <Group justify="center" gap="md" py="xs">
          <Text size="sm" c="dimmed">
            {t('activity.shown', { shown: rows.length, total: total })}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={reading.isFetchingNextPage}
            onClick={() => void reading.fetchNextPage()}
          >
            {t('activity.older')}
          </Button>
        </Group>
      )}
      {checking && <ChainDialog onClose={() => setChecking(false)} />}
    </Page>
  )
}

function Period({ address }: { readonly address: ReturnType<typeof useListAddress> }) {
  const t = useWords()
  const from = address.filter('from')
  const to = address.filter('to')
  return (
    <Group gap="xs" wrap="nowrap">
      <DateField
        aria-label={t('activity.from')}
        value={from ?? ''}
        latest={to}
        onChange={(day) => address.change({ 'f.from': day || undefined })}
      />
      <DateField
        aria-label={t('activity.to')}
        value={to ?? ''}
        earliest={from}
        onChange={(day) => address.change({ 'f.to': day || undefined })}
      />
    </Group>
  )
}
