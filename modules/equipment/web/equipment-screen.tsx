/** What the company hands to its people: who has it, what is free, what should come back. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage, wordOr } from '#platform/words/web/words.ts'
import { equipment, exportEquipment, importEquipment, undoEquipment } from '../contract/equipment.ts'
import { statuses } from '../model/holding.ts'
import { EquipmentDialog } from './equipment-dialog.tsx'
import { EquipmentPanel } from './equipment-panel.tsx'
import { EquipmentBadge, type EquipmentShown } from './shown.tsx'
import { useWords } from './words.ts'

const NONE: readonly EquipmentShown[] = []

export function EquipmentScreen() {
  const t = useWords()
  const columns = useColumns()
  const [open, setOpen] = useState<{ readonly row: EquipmentShown | undefined }>()
  const list = useCall(equipment, {})
  const rows = list.data ?? NONE
  const categories = useMemo(
    () => [...new Set(rows.flatMap(({ category }) => category ?? []))].toSorted((a, b) => a.localeCompare(b)),
    [rows],
  )
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('equipment.add')}
    </Button>
  )
  const actions = (
    <>
      <SheetButtons
        title={t('equipment.importTitle')}
        sheet={exportEquipment}
        upload={importEquipment}
        undo={undoEquipment}
        refreshes={[equipment]}
        wordOf={(name) => t(`equipment.field.${name}` as 'equipment.field.name')}
        choiceWord={(field, value) => (field === 'condition' ? wordOr(`equipment.status.${value}`, value) : value)}
      />
      {add}
    </>
  )
  return (
    <Page full title={t('equipment.title')} actions={actions}>
      <DataList
        id="equipment"
        label={t('equipment.title')}
        reading={list}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ asset_no, name }) => `${asset_no} · ${name}`}
        columns={columns}
        tabs={[
          { id: 'all', label: t('equipment.all'), matches: () => true },
          { id: 'due', label: t('equipment.due'), matches: ({ is_due }) => is_due },
          ...statuses.map((id) => ({
            id,
            label: t(`equipment.status.${id}`),
            matches: ({ status }: EquipmentShown) => status === id,
          })),
        ]}
        filters={[
          {
            id: 'category',
            label: t('equipment.field.category'),
            options: categories.map((value) => ({ value, label: value })),
            matches: ({ category }, value) => category === value,
          },
        ]}
        empty={
          <Empty title={t('equipment.none')} hint={t('equipment.noneHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <EquipmentPanel key={row.id} row={row} onEdit={() => setOpen({ row })} onClose={close} />}
      />
      {open && <EquipmentDialog now={open.row} known={categories} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

function useColumns(): readonly Column<EquipmentShown>[] {
  const t = useWords()
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'asset_no',
        header: t('equipment.field.asset_no'),
        width: 120,
        onPhone: { width: 80 },
        always: true,
        text: (row) => row.asset_no,
      },
      { id: 'name', header: t('equipment.field.name'), phone: true, least: 170, text: (row) => row.name },
      { id: 'category', header: t('equipment.field.category'), width: 140, goes: 4, text: (row) => row.category ?? '' },
      { id: 'serial', header: t('equipment.field.serial_no'), width: 150, goes: 5, text: (row) => row.serial_no ?? '' },
      {
        id: 'holder',
        header: t('equipment.holder'),
        least: 160,
        phone: true,
        text: (row) => row.holder?.full_name ?? '',
      },
      {
        id: 'department',
        header: t('equipment.department'),
        width: 150,
        goes: 3,
        text: (row) => row.holder?.department ?? '',
      },
      {
        id: 'since',
        header: t('equipment.since'),
        width: 130,
        goes: 2,
        text: (row) => dayText(row.holder?.given_on ?? null, language),
        sort: (row) => row.holder?.given_on ?? '',
      },
      {
        id: 'back',
        header: t('equipment.dueOn'),
        width: 130,
        goes: 1,
        text: (row) => dayText(row.holder?.due_on ?? null, language),
        sort: (row) => row.holder?.due_on ?? '',
      },
      {
        id: 'status',
        header: t('equipment.statusHead'),
        width: 120,
        phone: true,
        onPhone: { width: 98 },
        text: (row) => t(`equipment.status.${row.status}`),
        cell: (row) => <EquipmentBadge status={row.status} />,
      },
    ],
    [t, language],
  )
}
