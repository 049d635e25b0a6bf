/** Days that are worked instead of others. */
import { Button } from '@mantine/core'
import { IconCalendarDown, IconDownload, IconPlus, IconTableImport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { holidayChoices } from '../../contract/holidays.ts'
import { makeUpDays } from '../../contract/make-up-days.ts'
import { exportMakeUpDays, importMakeUpDays, undoMakeUpDays } from '../../contract/sheets.ts'
import { DaysSheet } from '../days-sheet.tsx'
import { weekdayText } from '../weekday.ts'
import { useWords } from '../words.ts'
import { useYear, YearChoice } from '../year-choice.tsx'
import { type MakeUpDay, MakeUpDialog } from './make-up-dialog.tsx'
import { MakeUpPanel } from './make-up-panel.tsx'
import { MakeUpPresetDialog } from './make-up-preset-dialog.tsx'

const NONE: readonly MakeUpDay[] = []
type Open =
  | { readonly what: 'add' | 'preset' }
  | { readonly what: 'import'; readonly pasted?: File | undefined }
  | { readonly what: 'edit'; readonly row: MakeUpDay }

export function MakeUpScreen() {
  const t = useWords()
  const language = useLanguage()
  const year = useYear()
  const [open, setOpen] = useState<Open>()
  const list = useCall(makeUpDays, { query: { year } })
  const known = useCall(holidayChoices, {}, { staleTime: 300_000 })
  const close = () => setOpen(undefined)
  const sheet = () => download(exportMakeUpDays, {})
  const columns = useMemo<readonly Column<MakeUpDay>[]>(() => {
    const day = (date: string) => `${dayText(date, language)} ${weekdayText(date, language)}`
    return [
      {
        id: 'worked',
        header: t('holidays.worked'),
        width: 160,
        always: true,
        phone: true,
        text: ({ date }) => day(date),
        sort: ({ date }) => date,
      },
      {
        id: 'off',
        header: t('holidays.off'),
        width: 160,
        phone: true,
        text: ({ for_date }) => day(for_date),
        sort: ({ for_date }) => for_date,
      },
      { id: 'name', header: t('holidays.name'), always: true, text: ({ name }) => name },
    ]
  }, [t, language])
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'add' })}>
      {t('holidays.addMakeUp')}
    </Button>
  )
  return (
    <Page
      full
      title={t('holidays.makeUpDays')}
      crumb={t('holidays.crumb')}
      actions={
        <>
          <YearChoice years={known.data?.years ?? []} />
          <Button
            variant="default"
            leftSection={<IconCalendarDown size={16} />}
            onClick={() => setOpen({ what: 'preset' })}
          >
            {t('holidays.fromCalendar')}
          </Button>
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
          {add}
        </>
      }
    >
      <DataList
        id="make-up-days"
        label={t('holidays.makeUpDays')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        onPaste={(text) => setOpen({ what: 'import', pasted: pastedRows(text) })}
        empty={
          <Empty title={t('holidays.noMakeUp', { year })} hint={t('holidays.noMakeUpHint')}>
            {add}
          </Empty>
        }
        peek={(row, done) => (
          <MakeUpPanel key={row.id} day={row} onEdit={() => setOpen({ what: 'edit', row })} onClose={done} />
        )}
      />
      {open?.what === 'preset' && <MakeUpPresetDialog year={year} onClose={close} />}
      {open?.what === 'import' && (
        <DaysSheet
          title={t('holidays.importMakeUpTitle')}
          onTake={sheet}
          upload={importMakeUpDays}
          undo={undoMakeUpDays}
          refreshes={[makeUpDays]}
          pasted={open.pasted}
          onClose={close}
        />
      )}
      {open && open.what !== 'preset' && open.what !== 'import' && (
        <MakeUpDialog now={open.what === 'edit' ? open.row : undefined} onClose={close} />
      )}
    </Page>
  )
}
