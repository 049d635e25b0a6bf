/** Why people leave: what the company offers for each way of leaving. */
import { Button } from '@mantine/core'
import { IconDownload, IconPlus, IconTableImport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { pastedRows } from '#platform/sheets/web/pasted-rows.ts'
import { SheetDialog } from '#platform/sheets/web/sheet-dialog.tsx'
import { say } from '#platform/words/web/words.ts'
import { exitReasons } from '../contract/exit-reasons.ts'
import { exportReasons, importReasons, undoReasons } from '../contract/sheets.ts'
import { exitTypes, reasonKinds } from '../model/exit-types.ts'
import { type ExitReason, ExitReasonDialog } from './exit-reason-dialog.tsx'
import { ExitReasonPanel, OfferedBadge } from './exit-reason-panel.tsx'
import { useWords } from './words.ts'

const NONE: readonly ExitReason[] = []
type Open = { readonly row: ExitReason | undefined } | 'import' | File

export function ExitReasonsScreen() {
  const t = useWords()
  const mayWrite = mayEnter(useSession(), 'exitReason.write')
  const [open, setOpen] = useState<Open>()
  const list = useCall(exitReasons, {})
  const columns = useMemo<readonly Column<ExitReason>[]>(() => {
    const typeWord = (id: number) => {
      const type = exitTypes.find((one) => one.id === id)
      return type ? t(`exit.type.${type.name}`) : ''
    }
    return [
      { id: 'name', header: t('exit.reason'), always: true, phone: true, least: 200, text: ({ name }) => name },
      {
        id: 'type',
        header: t('exit.type'),
        width: 180,
        goes: 2,
        text: ({ exit_type_id }) => typeWord(exit_type_id),
        sort: ({ exit_type_id }) => exit_type_id,
      },
      { id: 'kind', header: t('exit.kind'), width: 130, goes: 1, text: ({ kind }) => t(`exit.kind.${kind}`) },
      {
        id: 'origin',
        header: t('exit.origin'),
        width: 190,
        goes: 3,
        text: ({ is_default }) => t(is_default ? 'exit.standard' : 'exit.own'),
      },
      {
        id: 'status',
        header: t('exit.status'),
        width: 130,
        phone: true,
        text: ({ status }) => t(status === 1 ? 'exit.offered' : 'exit.notOffered'),
        cell: ({ status }) => <OfferedBadge status={status} />,
      },
    ]
  }, [t])
  const add = (
    <MayButton
      leftSection={<IconPlus size={16} />}
      closed={mayWrite ? undefined : t('exit.mayNot')}
      onClick={() => setOpen({ row: undefined })}
    >
      {t('exit.add')}
    </MayButton>
  )
  const sheet = () => download(exportReasons, {})
  const actions = (
    <>
      {mayWrite && (
        <Button variant="default" leftSection={<IconTableImport size={16} />} onClick={() => setOpen('import')}>
          {t('exit.import')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void sheet()}>
        {t('exit.export')}
      </Button>
      {add}
    </>
  )
  return (
    <Page full title={t('exit.reasons')} crumb={t('exit.crumb')} actions={actions}>
      <DataList
        id="exit-reasons"
        label={t('exit.reasons')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        onPaste={mayWrite ? (text) => setOpen(pastedRows(text) ?? 'import') : undefined}
        tabs={[
          { id: 'all', label: t('exit.all'), matches: () => true },
          ...exitTypes.map(({ id, name }) => ({
            id: name,
            label: t(`exit.type.${name}`),
            matches: ({ exit_type_id }: ExitReason) => exit_type_id === id,
          })),
        ]}
        filters={[
          {
            id: 'kind',
            label: t('exit.kind'),
            options: reasonKinds.map((kind) => ({ value: kind, label: t(`exit.kind.${kind}`) })),
            matches: ({ kind }, value) => kind === value,
          },
          {
            id: 'status',
            label: t('exit.status'),
            options: [
              { value: '1', label: t('exit.offered') },
              { value: '0', label: t('exit.notOffered') },
            ],
            matches: ({ status }, value) => String(status) === value,
          },
        ]}
        empty={<Empty title={t('exit.none')}>{add}</Empty>}
        peek={(row, close) => (
          <ExitReasonPanel
            key={row.id}
            reason={row}
            mayWrite={mayWrite}
            onEdit={() => setOpen({ row })}
            onClose={close}
          />
        )}
      />
      {(open === 'import' || open instanceof File) && (
        <SheetDialog
          title={t('exit.importTitle')}
          onTake={sheet}
          upload={importReasons}
          undo={undoReasons}
          refreshes={[exitReasons]}
          wordOf={(name) => say(`exit.field.${name}`)}
          choiceWord={(field, value) => (field === 'kind' ? say(`exit.kind.${value}`) : value)}
          pasted={open instanceof File ? open : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open && typeof open === 'object' && 'row' in open && (
        <ExitReasonDialog now={open.row} onClose={() => setOpen(undefined)} />
      )}
    </Page>
  )
}
