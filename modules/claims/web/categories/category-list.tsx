/** Categories: types belong to one, and each is open to one group of people. */

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { say } from '#platform/words/web/words.ts'
import { categories, groups } from '../../contract/categories.ts'
import { exportCategories, importCategories, undoCategories } from '../../contract/sheets.ts'
import { types } from '../../contract/types.ts'
import { ActiveBadge } from '../active-badge.tsx'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import type { Category } from './category.ts'
import { CategoryDialog } from './category-dialog.tsx'

type Open = { readonly now: Category | undefined }

export function CategoryList() {
  const t = useWords()
  const [open, setOpen] = useState<Open>()
  const list = useCall(categories, {})
  const kept = useCall(groups, {}).data ?? []
  const all = useCall(types, {}).data ?? []
  const groupName = (id: string) => {
    const group = kept.find((one) => one.id === id)
    return group?.is_default ? t('claims.everybody') : group?.name
  }
  return (
    <Section
      title={t('claims.categories')}
      hint={t('claims.categoriesHint')}
      actions={
        <>
          <SheetButtons
            title={t('claims.importCategories')}
            sheet={exportCategories}
            upload={importCategories}
            undo={undoCategories}
            refreshes={[categories]}
            wordOf={(name) => say(`claims.field.${name}`)}
          />
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ now: undefined })}>
            {t('claims.addCategory')}
          </Button>
        </>
      }
    >
      <SimpleTable
        label={t('claims.categories')}
        reading={list}
        rows={list.data ?? []}
        rowId={({ id }) => id}
        empty={t('claims.noCategories')}
        columns={[
          {
            id: 'name',
            header: t('claims.category'),
            cell: (row) => (
              <button type="button" className={classes.open} onClick={() => setOpen({ now: row })}>
                {row.name}
              </button>
            ),
          },
          { id: 'group', header: t('claims.openTo'), cell: ({ claim_group_id }) => groupName(claim_group_id) },
          {
            id: 'types',
            header: t('claims.types'),
            number: true,
            cell: ({ id }) => all.filter(({ claim_category_id }) => claim_category_id === id).length,
          },
          { id: 'state', header: t('claims.state'), cell: ({ is_active }) => <ActiveBadge active={is_active} /> },
        ]}
      />
      {open && <CategoryDialog now={open.now} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}
