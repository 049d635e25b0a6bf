/** A file of a terminal, or a sheet: looked at first, with what it would bring; a wrong line stops the whole of it. */
import { Group, NumberInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FileField } from '#design/fields/file-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors, Problem } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { importLogs, terminalLayout } from '../../contract/clocking/terminals.ts'
import { STALE } from '../days/stale.ts'
import { useWords } from '../words.ts'

type Counts = DataOf<typeof importLogs>
type Column = 'code_column' | 'time_column' | 'type_column'
const columns = ['code_column', 'time_column', 'type_column'] as const

export function ImportLogsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const kept = useCall(terminalLayout, {}).data
  const [file, setFile] = useState<File | null>(null)
  const [chosen, setChosen] = useState<Partial<Record<Column, number | undefined>>>({})
  const [seen, setSeen] = useState<Counts>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const look = useAct(importLogs, { quiet: true, silentWhenDone: true })
  const take = useAct(importLogs, { refreshes: STALE, quiet: true, after: onClose })
  const isOfTerminal = /\.(dat|txt)$/i.test(file?.name ?? '')
  const layout = { ...kept, ...chosen }
  const body = isOfTerminal
    ? Object.fromEntries(columns.flatMap((name) => (layout[name] ? [[name, layout[name]]] : [])))
    : {}
  // What was looked at is what is taken in: another file or column is looked at anew.
  const anew = () => {
    setSeen(undefined)
    setFaults([])
  }
  const onError = (cause: unknown) => setFaults(faultsIn(cause))
  const send = () => {
    if (!file) return
    if (seen) take.mutate({ file, body }, { onError })
    else look.mutate({ file, body, query: { preview: '1' } }, { onError, onSuccess: ({ data }) => setSeen(data) })
  }
  return (
    <Dialog opened onClose={onClose} title={t('attendance.raw.importTitle')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Stack gap="md">
          <Text size="sm">{t('attendance.raw.importHint')}</Text>
          <FileField
            label={t('attendance.raw.file')}
            accept=".dat,.txt,.csv,.xlsx"
            required
            value={file}
            onChange={(next) => {
              setFile(next)
              anew()
            }}
          />
          {isOfTerminal && (
            <>
              <Text size="sm">{t('attendance.raw.columnsHint')}</Text>
              <Group grow align="flex-start">
                {columns.map((name) => (
                  <NumberInput
                    key={name}
                    label={t(`attendance.raw.${name}`)}
                    min={1}
                    max={50}
                    allowDecimal={false}
                    required={name !== 'type_column'}
                    value={layout[name] ?? ''}
                    onChange={(value) => {
                      setChosen({ ...chosen, [name]: typeof value === 'number' ? value : undefined })
                      anew()
                    }}
                  />
                ))}
              </Group>
            </>
          )}
          {seen && (
            <Notice tone={seen.unmatched > 0 ? 'warn' : 'good'} role="status">
              <p>{t('attendance.raw.accepted', { count: seen.accepted })}</p>
              {seen.duplicates > 0 && <p>{t('attendance.raw.duplicates', { count: seen.duplicates })}</p>}
              {seen.unmatched > 0 && <p>{t('attendance.raw.unmatched', { count: seen.unmatched })}</p>}
            </Notice>
          )}
          {faults.length > 0 && (
            <Notice tone="bad" role="alert">
              {faults.map((fault) => (
                <p key={fault}>{fault}</p>
              ))}
            </Notice>
          )}
          <FormFoot
            working={look.isPending || take.isPending}
            onCancel={onClose}
            action={t(seen ? 'attendance.raw.take' : 'attendance.raw.look')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

/** The sentence of the refusal, and the lines that are wrong. */
function faultsIn(cause: unknown): readonly string[] {
  const lines = cause instanceof Problem && Array.isArray(cause.data) ? cause.data : []
  const said = Object.values(fieldErrors(cause)).map(String)
  return [...(said.length > 0 ? said : [cause instanceof Error ? cause.message : '']), ...lines.map(String)]
}
