/** The company's places of work: where people clock in, and who may at which. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { metresText, say } from '#platform/words/web/words.ts'
import { exportCoordinates, importCoordinates, undoCoordinates } from '../../contract/coordinate-sheets.ts'
import { coordinates } from '../../contract/coordinates.ts'
import { useWords } from '../words.ts'
import { LocationDialog } from './location-dialog.tsx'
import { LocationPanel } from './location-panel.tsx'
import type { Place } from './place.ts'

const NONE: readonly Place[] = []

export function LocationsScreen() {
  const t = useWords()
  const list = useCall(coordinates, {})
  const rows = list.data ?? NONE
  const [editing, setEditing] = useState<Place | 'new'>()
  const [pasted, setPasted] = useState<File>()
  const columns = useColumns()
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('company.addLocation')}
    </Button>
  )
  return (
    <Page
      full
      title={t('company.locations')}
      crumb={t('company.crumb')}
      actions={
        <>
          <SheetButtons
            title={t('company.importLocations')}
            sheet={exportCoordinates}
            upload={importCoordinates}
            undo={undoCoordinates}
            refreshes={[coordinates]}
            wordOf={(name) => say(`company.field.${name}`)}
            pasted={pasted}
            onPastedDone={() => setPasted(undefined)}
          />
          {add}
        </>
      }
    >
      <DataList
        id="locations"
        label={t('company.locations')}
        reading={list}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        onPaste={(text) => setPasted(pastedRows(text))}
        filters={[
          {
            id: 'for',
            label: t('company.locationFor'),
            options: [
              { value: 'everybody', label: t('company.locationEverybody') },
              { value: 'limited', label: t('company.locationLimited') },
            ],
            matches: ({ is_limited }, value) => is_limited === (value === 'limited'),
          },
        ]}
        empty={
          <Empty title={t('company.noLocations')} hint={t('company.noLocationsHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => (
          <LocationPanel
            key={row.id}
            place={row}
            others={rows.filter(({ id }) => id !== row.id)}
            onEdit={() => setEditing(row)}
            onClose={close}
          />
        )}
      />
      {editing && (
        <LocationDialog
          now={editing === 'new' ? undefined : editing}
          others={rows.filter((one) => one !== editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Page>
  )
}

function useColumns(): readonly Column<Place>[] {
  const t = useWords()
  const forWhom = (row: Place) =>
    row.is_limited ? t('company.locationPeople', { count: row.employee_count }) : t('company.locationEverybody')
  return [
    { id: 'name', header: t('company.locationName'), text: ({ name }) => name, always: true, least: 160, phone: true },
    { id: 'address', header: t('company.locationAddress'), text: ({ address }) => address ?? '', least: 180, goes: 2 },
    {
      id: 'point',
      header: t('company.locationPoint'),
      text: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
      width: 190,
      goes: 3,
    },
    {
      id: 'radius',
      header: t('company.locationRadius'),
      text: ({ radius }) => metresText(radius),
      sort: ({ radius }) => radius,
      number: true,
      width: 110,
      goes: 1,
      phone: true,
    },
    {
      id: 'for',
      header: t('company.locationFor'),
      text: forWhom,
      cell: (row) => (
        <StatusBadge tone={!row.is_limited ? 'plain' : row.employee_count === 0 ? 'warn' : 'info'}>
          {forWhom(row)}
        </StatusBadge>
      ),
      width: 170,
    },
  ]
}
