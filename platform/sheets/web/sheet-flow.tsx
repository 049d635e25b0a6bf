/** The way of a sheet: take it as it is, bring or paste it back, look at every change, take it in, take it back. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { DropZone } from '#design/drop-zone.tsx'
import { Notice } from '#design/notice.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Whole } from '#platform/http/web/client.ts'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { Problem } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { jobs } from '#platform/jobs/contract.ts'
import type { SheetAnswer } from '../contract-types.ts'
import { PasteField } from './paste-field.tsx'
import { type ChoiceWord, SheetPreview } from './sheet-preview.tsx'
import { usePasted } from './use-pasted.ts'
import { useWords } from './words.ts'

export type Answer = z.output<typeof SheetAnswer>
type Seen = { readonly answer: Answer; readonly message: string }

export type SheetFlowProps = {
  /** Gives the sheet as it is now. */
  readonly onTake: () => Promise<boolean>
  readonly send: (file: File, preview: boolean) => Promise<Whole<Answer>>
  /** Takes the import of this batch back. */
  readonly onUndo?: (batchId: string) => Promise<Whole<unknown>>
  /** Calls whose kept answers the sheet makes out of date. */
  readonly refreshes: readonly Endpoint[]
  /** What a kind of thing and a column are called. */
  readonly wordOf: (name: string) => string
  /** What a chosen value of a column is called, where it is not told as it was written. */
  readonly choiceWord?: ChoiceWord | undefined
  /** What else is to be seen before it is taken. */
  readonly beside?: (seen: Answer) => ReactNode
  /** Rows that were pasted into the list. */
  readonly pasted?: File | undefined
  readonly onClose: () => void
  readonly closeLabel?: string
  /** What is chosen before the sheet is taken. */
  readonly children?: ReactNode
}

const KINDS = ['.xlsx', '.csv']

export function SheetFlow(props: SheetFlowProps) {
  const { onTake, send, refreshes, wordOf, onClose, children } = props
  const t = useWords()
  const kept = useQueryClient()
  const [file, setFile] = useState<File>()
  const [seen, setSeen] = useState<Seen>()
  const refresh = () => Promise.all([...refreshes, jobs].map(({ id }) => kept.invalidateQueries({ queryKey: [id] })))
  const look = useMutation({
    mutationFn: (given: File) => send(given, true),
    onSuccess: ({ data, message }) => setSeen({ answer: data, message }),
    onError: (reason) => refused(reason),
  })
  const take = useMutation({
    mutationFn: (given: File) => send(given, false),
    onSuccess: refresh,
    onError: (reason) => refused(reason),
  })
  const refused = (reason: unknown) => {
    const answer = answerIn(reason)
    setSeen(answer && { answer, message: reason instanceof Problem ? reason.message : '' })
    if (!answer) showProblem(reason)
  }
  const onFile = (given: File) => {
    setFile(given)
    setSeen(undefined)
    look.mutate(given)
  }
  usePasted(props.pasted, onFile)
  const stored = take.data?.data
  if (stored) return <Stored {...props} stored={stored} refresh={refresh} onClose={onClose} />
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="end">
        <div>
          <Text fw={600}>{t('sheets.step1')}</Text>
          <Text c="dimmed">{t('sheets.step1Hint')}</Text>
          {children}
        </div>
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => void onTake()}>
          {t('sheets.take')}
        </Button>
      </Group>
      <div>
        <Text fw={600} mb={6}>
          {t('sheets.step2')}
        </Text>
        <DropZone kinds={KINDS} file={file} onFile={onFile} />
        <PasteField onFile={onFile} />
      </div>
      {look.isPending && <RowsSkeleton rows={3} />}
      {seen && file && (
        <SheetPreview
          seen={seen.answer}
          message={seen.message}
          wordOf={wordOf}
          choiceWord={props.choiceWord}
          working={take.isPending}
          beside={props.beside}
          onApply={() => take.mutate(file)}
        />
      )}
    </Stack>
  )
}

type StoredProps = SheetFlowProps & { readonly stored: Answer; readonly refresh: () => Promise<unknown> }

function Stored({ stored, onUndo, refresh, onClose, closeLabel }: StoredProps) {
  const t = useWords()
  const undo = useMutation({
    mutationFn: async (batch: string) => onUndo?.(batch),
    onSuccess: async (done) => {
      await refresh()
      showDone(done?.message ?? '')
      onClose()
    },
    onError: showProblem,
  })
  const batch = stored.job_id ? null : stored.batch_id
  return (
    <Stack>
      <Notice tone="good" role="status">
        {stored.job_id
          ? t('sheets.begun', { count: stored.rows })
          : t('sheets.done', { created: stored.created, updated: stored.updated, removed: stored.removed })}
      </Notice>
      <Group justify="flex-end">
        {batch && onUndo && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(batch)}>
            {t('sheets.undo')}
          </Button>
        )}
        <Button onClick={onClose}>{closeLabel ?? t('sheets.close')}</Button>
      </Group>
    </Stack>
  )
}

/** A refused sheet answers with the same shape: its cells under `errors`. */
function answerIn(reason: unknown): Answer | undefined {
  const data = reason instanceof Problem ? reason.data : undefined
  return typeof data === 'object' && data !== null && 'errors' in data && 'changes' in data
    ? (data as Answer)
    : undefined
}
