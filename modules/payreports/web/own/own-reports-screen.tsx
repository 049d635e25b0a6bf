/** Reports of own columns: the list, and beside it what each comes to in a month. */
import { Button, Group } from '@mantine/core'
import { IconFolders, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { wholeText } from '#platform/words/format.ts'
import { templates } from '../../contract/templates.ts'
import { useWords } from '../words.ts'
import { CategoriesDialog } from './categories-dialog.tsx'
import type { OwnReport } from './own-report.ts'
import { OwnReportDialog } from './own-report-dialog.tsx'
import { OwnReportPanel } from './own-report-panel.tsx'

const NONE: readonly OwnReport[] = []
type Open = { readonly what: 'edit'; readonly now: OwnReport | undefined } | { readonly what: 'categories' }

export function OwnReportsScreen() {
  const t = useWords()
  const list = useCall(templates, {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  // Categories are kept where the specification has them.
  const hasCategories = useMe().country === 'MY'
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'edit', now: undefined })}>
      {t('payreports.add')}
    </Button>
  )
  return (
    <Page
      full
      title={t('payreports.own')}
      crumb={t('payreports.title')}
      actions={
        <Group gap="xs">
          {hasCategories && (
            <Button
              variant="default"
              leftSection={<IconFolders size={16} />}
              onClick={() => setOpen({ what: 'categories' })}
            >
              {t('payreports.categories')}
            </Button>
          )}
          {add}
        </Group>
      }
    >
      <DataList
        id="own-pay-reports"
        label={t('payreports.own')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={useColumns(hasCategories)}
        empty={
          <Empty title={t('payreports.noOwn')} hint={t('payreports.noOwnHint')}>
            {add}
          </Empty>
        }
        peek={(row, onClose) => (
          <OwnReportPanel key={row.id} of={row} onEdit={() => setOpen({ what: 'edit', now: row })} onClose={onClose} />
        )}
      />
      {open?.what === 'edit' && <OwnReportDialog now={open.now} onClose={close} />}
      {open?.what === 'categories' && <CategoriesDialog onClose={close} />}
    </Page>
  )
}

function useColumns(hasCategories: boolean): readonly Column<OwnReport>[] {
  const t = useWords()
  return useMemo(
    () => [
      { id: 'name', header: t('payreports.name'), always: true, phone: true, least: 180, text: ({ name }) => name },
      {
        id: 'type',
        header: t('payreports.type'),
        width: 130,
        phone: true,
        text: ({ type }) => t(`payreports.type.${type}`),
      },
      ...(hasCategories
        ? [
            {
              id: 'category',
              header: t('payreports.category'),
              least: 140,
              goes: 1,
              text: ({ category_name }: OwnReport) => category_name ?? '',
            },
          ]
        : []),
      {
        id: 'columns',
        header: t('payreports.columnCount'),
        width: 110,
        number: true,
        goes: 2,
        text: ({ columns }: OwnReport) => wholeText(columns.length),
        sort: ({ columns }: OwnReport) => columns.length,
      },
    ],
    [t, hasCategories],
  )
}
