/** Positions: how many hold each, another name, removing what nobody holds. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { changePosition, createPosition, positions, removePosition } from '../contract/positions.ts'
import { NameDialog } from './name-dialog.tsx'
import { RowActions } from './row-actions.tsx'
import { useWords } from './words.ts'

type Position = DataOf<typeof positions>[number]
type Open = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly row: Position }
const NONE: readonly Position[] = []

export function PositionsScreen() {
  const t = useWords()
  const mayWrite = mayEnter(useSession(), 'organisation.write')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const list = useCall(positions, {})
  const add = useAct(createPosition, { refreshes: [positions], after: close })
  const rename = useAct(changePosition, { refreshes: [positions], after: close })
  const remove = useAct(removePosition, { refreshes: [positions], after: close })
  const columns = useMemo<readonly Column<Position>[]>(
    () => [
      { id: 'name', header: t('organisation.position'), always: true, text: ({ name }) => name },
      {
        id: 'people',
        header: t('organisation.people'),
        width: 110,
        number: true,
        phone: true,
        text: ({ employees_count }) => String(employees_count),
        sort: ({ employees_count }) => employees_count,
      },
      {
        id: 'actions',
        header: '',
        width: 60,
        always: true,
        text: () => '',
        cell: (row) =>
          mayWrite && (
            <RowActions
              name={row.name}
              people={row.employees_count}
              onRename={() => setOpen({ what: 'rename', row })}
              onRemove={() => setOpen({ what: 'remove', row })}
            />
          ),
      },
    ],
    [t, mayWrite],
  )
  return (
    <Page
      full
      title={t('organisation.positions')}
      crumb={t('organisation.crumb')}
      actions={
        mayWrite && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'add' })}>
            {t('organisation.addPosition')}
          </Button>
        )
      }
    >
      <DataList
        id="positions"
        label={t('organisation.positions')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        onOpen={(row) => mayWrite && setOpen({ what: 'rename', row })}
        empty={<Empty title={t('organisation.noPositions')} hint={t('organisation.noDepartmentsHint')} />}
      />
      {open?.what === 'add' && (
        <NameDialog
          title={t('organisation.addPosition')}
          action={t('organisation.add')}
          error={fieldErrors(add.error).name}
          working={add.isPending}
          onSend={(name) => add.mutate({ body: { name } })}
          onClose={close}
        />
      )}
      {open?.what === 'rename' && (
        <NameDialog
          title={t('organisation.renameTitle', { name: open.row.name })}
          start={open.row.name}
          action={t('organisation.save')}
          error={fieldErrors(rename.error).name}
          working={rename.isPending}
          onSend={(name) => rename.mutate({ params: { id: open.row.id }, body: { name } })}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          title={t('organisation.removeTitle', { name: open.row.name })}
          action={t('organisation.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: open.row.id } })}
          onClose={close}
        >
          {t('organisation.removeHint')}
        </ConfirmDialog>
      )}
    </Page>
  )
}
