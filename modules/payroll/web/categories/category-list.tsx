/** Earning categories: what the law knows, in the company's order, and what the company calls by names of its own. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column, Filter, ListTab } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { wholeText } from '#platform/words/format.ts'
import { say } from '#platform/words/web/words.ts'
import { categories, exportCategories, importCategories, undoCategories } from '../../contract/earning-categories.ts'
import { months } from '../../contract/run.ts'
import { useWords } from '../words.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { type Category, treatedText } from './treated.tsx'

const NONE: readonly Category[] = []
const kinds = ['earning', 'benefit', 'deduction'] as const

/** The list, and what is done with it; where that stands is for the page around it. */
export function useCategoryList() {
  const t = useWords()
  const list = useCall(categories, {})
  const rows = list.data ?? NONE
  const [editing, setEditing] = useState<Category | 'new'>()
  const [pasted, setPasted] = useState<File>()
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('payroll.addCategory')}
    </Button>
  )
  // The law's own kind, as the list calls it.
  const treatmentName = (code: string) => rows.find(({ treatment }) => treatment === code)?.treatment_label ?? code
  return {
    actions: (
      <>
        <SheetButtons
          title={t('payroll.importCategories')}
          sheet={exportCategories}
          upload={importCategories}
          undo={undoCategories}
          refreshes={[categories, months]}
          wordOf={(name) => say(`payroll.field.${name}`)}
          choiceWord={(field, value) => (field === 'treatment' ? treatmentName(value) : value)}
          pasted={pasted}
          onPastedDone={() => setPasted(undefined)}
        />
        {add}
      </>
    ),
    list: (
      <>
        <DataList
          id="earning-categories"
          label={t('payroll.categories')}
          reading={list}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          columns={useColumns()}
          tabs={useTabs()}
          filters={useFilters()}
          onPaste={(text) => setPasted(pastedRows(text))}
          onOpen={setEditing}
          empty={<Empty title={t('payroll.noCategories')}>{add}</Empty>}
        />
        {editing && (
          <CategoryDialog
            now={editing === 'new' ? undefined : editing}
            all={rows}
            onClose={() => setEditing(undefined)}
          />
        )}
      </>
    ),
  }
}

function useColumns(): readonly Column<Category>[] {
  const t = useWords()
  return useMemo(
    () => [
      { id: 'name', header: t('payroll.category'), always: true, phone: true, least: 150, text: ({ name }) => name },
      { id: 'code', header: t('payroll.code'), width: 160, goes: 2, text: ({ code }) => code },
      { id: 'kind', header: t('payroll.kind'), width: 110, goes: 1, text: ({ kind }) => t(`payroll.kind.${kind}`) },
      {
        id: 'treatment',
        header: t('payroll.treatment'),
        least: 130,
        goes: 3,
        text: ({ is_default, treatment_label }) => (is_default ? '' : treatment_label),
      },
      {
        id: 'treated',
        header: t('payroll.countsFor'),
        least: 180,
        goes: 5,
        text: ({ treated }) => treatedText(treated),
      },
      {
        id: 'order',
        header: t('payroll.order'),
        width: 90,
        goes: 4,
        number: true,
        text: ({ position }) => wholeText(position),
        sort: ({ position }) => position,
      },
      {
        id: 'state',
        header: t('payroll.offered'),
        width: 120,
        phone: true,
        text: ({ is_active }) => t(is_active ? 'payroll.offeredYes' : 'payroll.offeredNo'),
        cell: ({ is_active }) => (
          <StatusBadge tone={is_active ? 'good' : 'plain'}>
            {t(is_active ? 'payroll.offeredYes' : 'payroll.offeredNo')}
          </StatusBadge>
        ),
      },
    ],
    [t],
  )
}

function useTabs(): readonly ListTab<Category>[] {
  const t = useWords()
  return useMemo(
    () => [
      { id: 'all', label: t('payroll.allCategories'), matches: () => true },
      { id: 'own', label: t('payroll.ownCategories'), matches: ({ is_default }: Category) => !is_default },
      { id: 'law', label: t('payroll.lawCategories'), matches: ({ is_default }: Category) => is_default },
    ],
    [t],
  )
}

function useFilters(): readonly Filter<Category>[] {
  const t = useWords()
  return useMemo(
    () => [
      {
        id: 'kind',
        label: t('payroll.kind'),
        options: kinds.map((kind) => ({ value: kind, label: t(`payroll.kind.${kind}`) })),
        matches: ({ kind }, value) => kind === value,
      },
      {
        id: 'state',
        label: t('payroll.offered'),
        options: [
          { value: 'yes', label: t('payroll.offeredYes') },
          { value: 'no', label: t('payroll.offeredNo') },
        ],
        matches: ({ is_active }, value) => is_active === (value === 'yes'),
      },
    ],
    [t],
  )
}
