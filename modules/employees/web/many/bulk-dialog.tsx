/** One change for all chosen people: what is wanted, then what it will do to whom, then doing it. */

import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { callWhole, type Whole } from '#platform/http/web/client.ts'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { type bulkManager, undoMany } from '../../contract/many.ts'
import { fieldWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { BulkFields, sendBulk } from './bulk-fields.tsx'
import type { BulkPart, Wanted } from './bulk-part.ts'
import { STALE } from './sheet-dialogs.tsx'
import { valueText } from './value-text.ts'

type Told = DataOf<typeof bulkManager>

type BulkDialogProps = {
  readonly part: BulkPart
  readonly employeeIds: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

const SHOWN = 200

export function BulkDialog({ part, employeeIds, onClose, onDone }: BulkDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const kept = useQueryClient()
  const [wanted, setWanted] = useState<Wanted>()
  const refresh = () => Promise.all(STALE.map(({ id }) => kept.invalidateQueries({ queryKey: [id] })))
  const look = useMutation({
    mutationFn: (given: Wanted) => sendBulk(part, employeeIds, given, true),
    onError: showProblem,
  })
  const act = useMutation({
    mutationFn: () => sendBulk(part, employeeIds, wanted, false),
    onSuccess: async (done: Whole<Told>) => {
      await refresh()
      const { batch_id: x } = done.data
      const undo = x === null ? undefined : () => callWhole(undoMany, { params: { x } }).then(refresh)
      showDone(done.message, undo)
      onDone()
      onClose()
    },
    onError: showProblem,
  })
  const choose = (given: Wanted) => {
    setWanted(given)
    look.reset()
    if (given) look.mutate(given)
  }
  const told = wanted ? look.data?.data : undefined
  return (
    <Dialog opened onClose={onClose} title={t(`employees.many.kind.${part}`)} size="lg">
      <Stack gap="md">
        <Text c="dimmed">{t('employees.many.chosen', { count: employeeIds.length })}</Text>
        <BulkFields part={part} onChange={choose} />
        {told && <Preview told={told} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {d('design.cancel')}
          </Button>
          <Button
            loading={act.isPending}
            disabled={!told || told.changed === 0}
            title={
              told ? (told.changed === 0 ? t('employees.many.nothing') : undefined) : t('employees.many.chooseFirst')
            }
            onClick={() => act.mutate()}
          >
            {t('employees.many.apply', { count: told?.changed ?? 0 })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function Preview({ told }: { readonly told: Told }) {
  const t = useWords()
  if (told.changed === 0) return <Notice tone="info">{t('employees.many.nothing')}</Notice>
  const shown = told.changes.slice(0, SHOWN)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('employees.many.will', { changed: told.changed, people: told.people })}</Text>
      <SimpleTable
        label={t('employees.many.preview')}
        rows={shown.map((change, at) => ({ ...change, at }))}
        rowId={({ at }) => String(at)}
        columns={[
          { id: 'name', header: t('employees.name'), cell: ({ name }) => name },
          { id: 'field', header: t('employees.many.field'), cell: ({ field }) => fieldWord(field ?? '') },
          { id: 'before', header: t('employees.many.before'), cell: ({ field, before }) => valueText(field, before) },
          { id: 'after', header: t('employees.many.after'), cell: ({ field, after }) => valueText(field, after) },
        ]}
      />
      {told.changes.length > shown.length && (
        <Text c="dimmed">{t('employees.many.more', { count: told.changes.length - shown.length })}</Text>
      )}
    </Stack>
  )
}
