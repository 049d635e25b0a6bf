/** A roster from a sheet: what is wrong is listed cell by cell, and nothing of it stored. */
import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CellErrors } from '#design/cell-errors.tsx'
import { FileField } from '#design/fields/file-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { download } from '#platform/http/web/download.ts'
import { Problem } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { showRoster } from '../../contract/roster.ts'
import { importRms, importRoster, rosterTemplate } from '../../contract/sheets.ts'
import { useWords } from '../words.ts'

type ImportDialogProps = {
  readonly from: PlainDate
  readonly to: PlainDate
  /** Rosters of another program are taken as well. */
  readonly takesOthers: boolean
  readonly onClose: () => void
}
const SOURCES = ['planner', 'other'] as const
type Fault = { readonly row: number; readonly column: string; readonly message: string }

export function ImportDialog({ from, to, takesOthers, onClose }: ImportDialogProps) {
  const t = useWords()
  const [file, setFile] = useState<File | null>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [source, setSource] = useState<(typeof SOURCES)[number]>('planner')
  const doing = { refreshes: [showRoster], after: onClose }
  const take = useAct(importRoster, doing)
  const takeOther = useAct(importRms, doing)
  const told = { onError: (reason: unknown) => setFaults(faultsIn(reason)) }
  return (
    <Dialog opened onClose={onClose} title={t('shifts.import')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (file && source === 'other') takeOther.mutate({ file, body: {} }, told)
          else if (file) take.mutate({ file, body: { from, to } }, told)
        }}
      >
        <Stack gap="md">
          {takesOthers && (
            <SegmentedControl
              aria-label={t('shifts.source')}
              value={source}
              onChange={(chosen) => setSource(chosen === 'other' ? 'other' : 'planner')}
              data={SOURCES.map((value) => ({ value, label: t(`shifts.source.${value}`) }))}
            />
          )}
          <Text size="sm">{t(source === 'other' ? 'shifts.otherHint' : 'shifts.importHint')}</Text>
          {source === 'planner' && (
            <Anchor
              component="button"
              type="button"
              onClick={() => void download(rosterTemplate, { params: { a: from, b: to, c: '0' } })}
            >
              {t('shifts.template')}
            </Anchor>
          )}
          <FileField label={t('shifts.file')} accept=".xlsx,.csv" required value={file} onChange={setFile} />
          {faults.length > 0 && <CellErrors label={t('shifts.wrongCells')} errors={faults} />}
          <FormFoot working={take.isPending || takeOther.isPending} onCancel={onClose} action={t('shifts.take')} />
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
