/** A plan from a sheet: what is wrong is listed cell by cell, and nothing of it stored. */
import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CellErrors } from '#design/cell-errors.tsx'
import { FileField } from '#design/fields/file-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { download } from '#platform/http/web/download.ts'
import { Problem } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { showPlan } from '../contract/schedule.ts'
import { importPlan, planTemplate } from '../contract/sheets.ts'
import { useWords } from './words.ts'

type ImportDialogProps = { readonly from: PlainDate; readonly to: PlainDate; readonly onClose: () => void }
type Fault = { readonly row: number; readonly column: string; readonly message: string }

export function ImportDialog({ from, to, onClose }: ImportDialogProps) {
  const t = useWords()
  const [file, setFile] = useState<File | null>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const take = useAct(importPlan, { refreshes: [showPlan], after: onClose })
  return (
    <Dialog opened onClose={onClose} title={t('standby.import')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (file) take.mutate({ file, body: { from, to } }, { onError: (reason) => setFaults(faultsIn(reason)) })
        }}
      >
        <Stack gap="md">
          <Text size="sm">{t('standby.importHint')}</Text>
          <Anchor
            component="button"
            type="button"
            onClick={() => void download(planTemplate, { params: { a: from, b: to, c: '0' } })}
          >
            {t('standby.template')}
          </Anchor>
          <FileField label={t('standby.file')} accept=".xlsx,.csv" required value={file} onChange={setFile} />
          {faults.length > 0 && <CellErrors label={t('standby.wrongCells')} errors={faults} />}
          <FormFoot working={take.isPending} onCancel={onClose} action={t('standby.take')} />
        </Stack>
      </form>
    </Dialog>
  )
}

const faultsIn = (reason: unknown): readonly Fault[] => {
  const data = reason instanceof Problem ? reason.data : undefined
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : undefined
  return Array.isArray(errors) ? errors.filter(isFault) : []
}

const isFault = (one: unknown): one is Fault =>
  typeof one === 'object' && one !== null && 'row' in one && 'column' in one && 'message' in one
