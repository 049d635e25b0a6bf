/** The fields that a company adds to its people's records, and the sheet with what everybody has in them. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { customFields } from '../contract/fields.ts'
import { exportValues, importValues, personValues, undoValues } from '../contract/values.ts'
import { FieldDialog } from './field-dialog.tsx'
import { FieldPanel } from './field-panel.tsx'
import { type Field, useShown } from './shown.ts'
import { useWords } from './words.ts'

const NONE: readonly Field[] = []

export function CustomFieldsScreen() {
  const t = useWords()
  const { nameOf } = useShown()
  const columns = useColumns()
  const [open, setOpen] = useState<{ readonly row: Field | undefined }>()
  const reading = useCall(customFields, {})
  const rows = reading.data ?? NONE
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('customFields.add')}
    </Button>
  )
  return (
    <Page
      full
      title={t('customFields.title')}
      crumb={t('customFields.crumb')}
      actions={
        <>
          {rows.some(({ is_active }) => is_active) && (
            <SheetButtons
              title={t('customFields.import')}
              sheet={exportValues}
              upload={importValues}
              undo={undoValues}
              refreshes={[customFields, personValues]}
              // A column is a field, by the name the company gave it.
              wordOf={(name) => (name === 'custom_value' ? t('customFields.values') : name)}
            />
          )}
          {add}
        </>
      }
    >
      <DataList
        id="custom-fields"
        label={t('customFields.title')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={nameOf}
        columns={columns}
        tabs={[
          { id: 'on', label: t('customFields.state.on'), matches: ({ is_active }) => is_active },
          { id: 'off', label: t('customFields.state.off'), matches: ({ is_active }) => !is_active },
        ]}
        empty={
          <Empty title={t('customFields.none')} hint={t('customFields.noneHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => (
          <FieldPanel key={row.id} field={row} all={rows} onEdit={() => setOpen({ row })} onClose={close} />
        )}
      />
      {open && <FieldDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

function useColumns(): readonly Column<Field>[] {
  const t = useWords()
  const { nameOf, readersOf } = useShown()
  return useMemo(
    () => [
      { id: 'name', header: t('customFields.name'), always: true, phone: true, least: 180, text: nameOf },
      {
        ...{ id: 'kind', header: t('customFields.kind'), width: 170, phone: true },
        text: ({ kind }) => t(`customFields.kind.${kind}`),
      },
      { ...{ id: 'readers', header: t('customFields.seenBy'), width: 220, goes: 1 }, text: readersOf },
      {
        ...{ id: 'people', header: t('customFields.people'), width: 140, number: true, goes: 3 },
        text: ({ people }) => t('customFields.peopleOf', { count: people }),
        sort: ({ people }) => people,
      },
    ],
    [t, nameOf, readersOf],
  )
}
