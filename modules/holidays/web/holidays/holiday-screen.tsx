/** The company's holidays of a year: its country's calendar, its state's, and its own. */
import { Button } from '@mantine/core'
import { IconCalendarDown, IconDownload, IconPlus, IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { holidayChoices, holidays } from '../../contract/holidays.ts'
import { exportHolidays, importHolidays, undoHolidays } from '../../contract/sheets.ts'
import { DaysSheet } from '../days-sheet.tsx'
import { useWords, wordFor } from '../words.ts'
import { useYear, YearChoice } from '../year-choice.tsx'
import { useHolidayColumns } from './holiday-columns.tsx'
import { type Choices, type Holiday, HolidayDialog } from './holiday-dialog.tsx'
import { HolidayPanel } from './holiday-panel.tsx'
import { PresetDialog } from './preset-dialog.tsx'

const NONE: readonly Holiday[] = []
const UNKNOWN: Choices = { kinds: [], day_types: [], regions: [], years: [], own_region: null }
type Open =
  | { readonly what: 'add' | 'preset' }
  | { readonly what: 'import'; readonly pasted?: File | undefined }
  | { readonly what: 'edit'; readonly row: Holiday }

export function HolidayScreen() {
  const t = useWords()
  const year = useYear()
  const [open, setOpen] = useState<Open>()
  const list = useCall(holidays, { query: { year } })
  const known = useCall(holidayChoices, {}, { staleTime: 300_000 })
  const choices = known.data ?? UNKNOWN
  const own = choices.own_region
  const columns = useHolidayColumns(choices.regions.length > 0)
  const close = () => setOpen(undefined)
  const sheet = () => download(exportHolidays, { query: { year } })
  const take = (
    <Button
      variant="default"
      leftSection={<IconCalendarDown size={16} />}
      disabled={!known.data}
      onClick={() => setOpen({ what: 'preset' })}
    >
      {t('holidays.fromCalendar')}
    </Button>
  )
  return (
    <Page
      full
      title={t('holidays.holidays')}
      crumb={t('holidays.crumb')}
      actions={
        <>
          <YearChoice years={choices.years} />
          {take}
          <Button
            variant="default"
            leftSection={<IconTableImport size={16} />}
            onClick={() => setOpen({ what: 'import' })}
          >
            {t('holidays.import')}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void sheet()}>
            {t('holidays.export')}
          </Button>
          <Button leftSection={<IconPlus size={16} />} disabled={!known.data} onClick={() => setOpen({ what: 'add' })}>
            {t('holidays.add')}
          </Button>
        </>
      }
    >
      <DataList
        id="holidays"
        label={t('holidays.holidays')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        onPaste={(text) => setOpen({ what: 'import', pasted: pastedRows(text) })}
        tabs={
          own
            ? [
                {
                  id: 'ours',
                  label: t('holidays.ours'),
                  matches: ({ region }) => region === null || region === own,
                },
                { id: 'all', label: t('holidays.allStates'), matches: () => true },
              ]
            : undefined
        }
        filters={[
          ...(choices.regions.length > 0
            ? [
                {
                  id: 'region',
                  label: t('holidays.region'),
                  options: [
                    { value: 'country', label: t('holidays.wholeCountry') },
                    ...choices.regions.map((region) => ({ value: region, label: wordFor('region', region) })),
                  ],
                  matches: ({ region }: Holiday, value: string) => (region ?? 'country') === value,
                },
              ]
            : []),
          {
            id: 'kind',
            label: t('holidays.kind'),
            options: choices.kinds.map((kind) => ({ value: kind, label: wordFor('kind', kind) })),
            matches: ({ kind }, value) => kind === value,
          },
          {
            id: 'standing',
            label: t('holidays.standing'),
            options: ['confirmed', 'unconfirmed', 'estimated'].map((standing) => ({
              value: standing,
              label: wordFor('standing', standing),
            })),
            matches: ({ standing }, value) => standing === value,
          },
          {
            id: 'origin',
            label: t('holidays.origin'),
            options: ['calendar', 'company'].map((origin) => ({ value: origin, label: wordFor('origin', origin) })),
            matches: ({ origin }, value) => origin === value,
          },
        ]}
        empty={
          <Empty title={t('holidays.none', { year })} hint={t('holidays.noneHint')}>
            {take}
          </Empty>
        }
        peek={(row, done) => (
          <HolidayPanel key={row.id} holiday={row} onEdit={() => setOpen({ what: 'edit', row })} onClose={done} />
        )}
      />
      {open?.what === 'preset' && <PresetDialog choices={choices} year={year} onClose={close} />}
      {open?.what === 'import' && (
        <DaysSheet
          title={t('holidays.importTitle')}
          onTake={sheet}
          upload={importHolidays}
          undo={undoHolidays}
          refreshes={[holidays]}
          pasted={open.pasted}
          onClose={close}
        />
      )}
      {open && open.what !== 'preset' && open.what !== 'import' && (
        <HolidayDialog
          now={open.what === 'edit' ? open.row : undefined}
          choices={choices}
          year={year}
          onClose={close}
        />
      )}
    </Page>
  )
}
