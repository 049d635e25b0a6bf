/** A year of the country's calendar: what it would add and take away is shown as it is chosen. */
import { Button, Group, MultiSelect, Select, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { holidays, importPreset } from '../../contract/holidays.ts'
import { TouchedDays } from '../touched-days.tsx'
import { useWords, wordFor } from '../words.ts'
import type { Choices } from './holiday-dialog.tsx'

type Seen = DataOf<typeof importPreset>
type PresetDialogProps = { readonly choices: Choices; readonly year: string; readonly onClose: () => void }

export function PresetDialog({ choices, year: start, onClose }: PresetDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const { years, regions: known, own_region } = choices
  const [year, setYear] = useState(years.includes(Number(start)) ? Number(start) : (years.at(-1) ?? 0))
  const [regions, setRegions] = useState<readonly string[]>(own_region ? [own_region] : [])
  const [replace, setReplace] = useState(false)
  const wanted = { year, regions: [...regions], replace }
  const seen = useQuery({
    queryKey: [importPreset.id, wanted],
    queryFn: () => call(importPreset, { body: { ...wanted, preview: true } }),
  })
  const take = useAct(importPreset, { refreshes: [holidays], after: onClose })
  const changes = seen.data ? seen.data.added.length + seen.data.removed.length : 0
  return (
    <Dialog opened onClose={onClose} title={t('holidays.presetTitle')} size="lg">
      <Stack gap="md">
        <Select
          label={t('holidays.year')}
          data={years.map(String)}
          value={String(year)}
          allowDeselect={false}
          onChange={(chosen) => setYear(Number(chosen))}
        />
        {known.length > 0 && (
          <>
            <MultiSelect
              label={t('holidays.presetRegions')}
              description={t('holidays.presetRegionsHint')}
              data={known.map((region) => ({ value: region, label: wordFor('region', region) }))}
              value={[...regions]}
              onChange={setRegions}
              searchable
            />
            <Switch
              label={t('holidays.presetReplace')}
              description={t('holidays.presetReplaceHint')}
              checked={replace}
              onChange={(event) => setReplace(event.currentTarget.checked)}
            />
          </>
        )}
        <Loaded reading={seen} rows={3}>
          {(found) => <PresetSeen seen={found} />}
        </Loaded>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <Button disabled={changes === 0} loading={take.isPending} onClick={() => take.mutate({ body: wanted })}>
            {t('holidays.presetTake')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function PresetSeen({ seen }: { readonly seen: Seen }) {
  const t = useWords()
  const language = useLanguage()
  const rows = [
    ...seen.added.map((day) => ({ ...day, adds: true })),
    ...seen.removed.map((day) => ({ ...day, adds: false })),
  ].sort((one, other) => one.date.localeCompare(other.date))
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <StatusBadge tone="good">{t('holidays.presetAdds', { count: seen.added.length })}</StatusBadge>
        {seen.removed.length > 0 && (
          <StatusBadge tone="bad">{t('holidays.presetRemoves', { count: seen.removed.length })}</StatusBadge>
        )}
        <StatusBadge>{t('holidays.presetThere', { count: seen.there })}</StatusBadge>
      </Group>
      {rows.length === 0 ? (
        <Text c="dimmed">{t('holidays.presetNothing')}</Text>
      ) : (
        <SimpleTable
          label={t('holidays.holidays')}
          rows={rows}
          rowId={({ date, name, region }) => `${date} ${name} ${region}`}
          columns={[
            {
              id: 'what',
              header: '',
              cell: ({ adds }) => <StatusBadge tone={adds ? 'good' : 'bad'}>{adds ? '+' : '−'}</StatusBadge>,
            },
            { id: 'date', header: t('holidays.date'), cell: ({ date }) => dayText(date, language) },
            { id: 'name', header: t('holidays.name'), cell: ({ title }) => title },
            {
              id: 'region',
              header: t('holidays.region'),
              cell: ({ region }) => (region === null ? t('holidays.wholeCountry') : wordFor('region', region)),
            },
          ]}
        />
      )}
      <TouchedDays dates={rows.map(({ date }) => date)} />
    </Stack>
  )
}
