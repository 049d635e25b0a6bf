/** A list that operations keep: rows, one beside them, and a dialog to add and change. What is its own is given. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column, ListTab } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty, type Reading } from '#design/states.tsx'
import { useWords } from '../words.ts'

type KeptRow = { readonly id: string }
type KeptScreenProps<Row extends KeptRow> = {
  readonly id: string
  readonly title: string
  readonly reading: Reading & { readonly data?: readonly Row[] | undefined }
  readonly columns: readonly Column<Row>[]
  readonly tabs?: readonly ListTab<Row>[]
  readonly nameOf: (row: Row) => string
  readonly facts: (row: Row) => readonly (readonly [string, ReactNode])[]
  readonly badge?: (row: Row) => ReactNode
  readonly add: string
  readonly none: string
  readonly noneHint: string
  readonly removeHint: string
  readonly dialog: (now: Row | undefined, onClose: () => void) => ReactNode
  readonly remove: { readonly isPending: boolean; readonly mutate: (id: string, after: () => void) => void }
}

export function KeptScreen<Row extends KeptRow>(kept: KeptScreenProps<Row>) {
  const t = useWords()
  const [open, setOpen] = useState<{ readonly row: Row | undefined }>()
  const [removing, setRemoving] = useState<Row>()
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {kept.add}
    </Button>
  )
  return (
    <Page full title={kept.title} crumb={t('operations.title')} actions={add}>
      <DataList
        id={kept.id}
        label={kept.title}
        reading={kept.reading}
        rows={kept.reading.data ?? []}
        rowId={({ id }) => id}
        rowName={kept.nameOf}
        columns={kept.columns}
        {...(kept.tabs && { tabs: kept.tabs })}
        empty={
          <Empty title={kept.none} hint={kept.noneHint}>
            {add}
          </Empty>
        }
        peek={(row, close) => (
          <Panel
            key={row.id}
            onClose={close}
            head={
              <>
                <h2>{kept.nameOf(row)}</h2>
                {kept.badge?.(row)}
              </>
            }
            foot={
              <Group>
                <Button variant="default" onClick={() => setOpen({ row })}>
                  {t('operations.edit')}
                </Button>
                <Button variant="subtle" color="red" onClick={() => setRemoving(row)}>
                  {t('operations.remove')}
                </Button>
              </Group>
            }
          >
            <Facts facts={kept.facts(row)} />
            {removing && (
              <ConfirmDialog
                title={t('operations.removeTitle', { name: kept.nameOf(removing) })}
                action={t('operations.remove')}
                danger
                working={kept.remove.isPending}
                onConfirm={() =>
                  kept.remove.mutate(removing.id, () => {
                    setRemoving(undefined)
                    close()
                  })
                }
                onClose={() => setRemoving(undefined)}
              >
                {kept.removeHint}
              </ConfirmDialog>
            )}
          </Panel>
        )}
      />
      {open && kept.dialog(open.row, () => setOpen(undefined))}
    </Page>
  )
}
