/** A list by a sheet: take it as it is, bring it back, look at every change, take it in or take it back. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import { DropZone } from '#design/drop-zone.tsx'
import { Notice } from '#design/notice.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import type { DataOf, Endpoint } from '#platform/contract/endpoint.ts'
import { Problem } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import type { SheetAnswer, SheetQuery, Undone } from '../contract-types.ts'
import { SheetPreview } from './sheet-preview.tsx'
import { useWords } from './words.ts'

type Upload = Endpoint & {
  readonly params?: undefined
  readonly body?: undefined
  readonly query: typeof SheetQuery
  readonly response: typeof SheetAnswer
}
type Undo = Endpoint & {
  readonly params: z.ZodObject<{ x: z.ZodUUID }>
  readonly body?: undefined
  readonly response: typeof Undone
}

type SheetDialogProps = {
  readonly title: string
  /** Gives the sheet as it is now. */
  readonly onTake: () => Promise<boolean>
  readonly upload: Upload
  readonly undo: Undo
  /** Calls whose kept answers the sheet makes out of date. */
  readonly refreshes: readonly Endpoint[]
  /** What a kind of thing and a column are called. */
  readonly wordOf: (name: string) => string
  readonly onClose: () => void
}

const KINDS = ['.xlsx', '.csv']

export function SheetDialog({ title, onTake, upload, undo, refreshes, wordOf, onClose }: SheetDialogProps) {
  const t = useWords()
  const [file, setFile] = useState<File>()
  const [seen, setSeen] = useState<DataOf<Upload>>()
  const look = useAct(upload, { quiet: true, silentWhenDone: true, after: ({ data }) => setSeen(data) })
  const take = useAct(upload, { quiet: true, silentWhenDone: true, refreshes })
  const takeBack = useAct(undo, { refreshes, after: onClose })
  const refused = (reason: unknown) => {
    const answer = answerIn(reason)
    setSeen(answer)
    if (!answer) showProblem(reason)
  }
  const onFile = (given: File) => {
    setFile(given)
    setSeen(undefined)
    look.mutate({ query: { preview: '1' }, file: given }, { onError: refused })
  }
  const stored = take.data?.data
  const batch = stored?.batch_id
  return (
    <Modal opened onClose={onClose} title={title} size="xl">
      {stored ? (
        <Stack>
          <Notice tone="good" role="status">
            {t('sheets.done', { created: stored.created, updated: stored.updated, removed: stored.removed })}
          </Notice>
          <Group justify="flex-end">
            {batch && (
              <Button
                variant="default"
                loading={takeBack.isPending}
                onClick={() => takeBack.mutate({ params: { x: batch } })}
              >
                {t('sheets.undo')}
              </Button>
            )}
            <Button onClick={onClose}>{t('sheets.close')}</Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="lg">
          <Group justify="space-between">
            <div>
              <Text fw={600}>{t('sheets.step1')}</Text>
              <Text c="dimmed">{t('sheets.step1Hint')}</Text>
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
          </div>
          {look.isPending && <RowsSkeleton rows={3} />}
          {seen && file && (
            <SheetPreview
              seen={seen}
              wordOf={wordOf}
              working={take.isPending}
              onApply={() => take.mutate({ query: {}, file }, { onError: refused })}
            />
          )}
        </Stack>
      )}
    </Modal>
  )
}

/** A refused sheet answers with the same shape: its cells under `errors`. */
function answerIn(reason: unknown): DataOf<Upload> | undefined {
  const data = reason instanceof Problem ? reason.data : undefined
  return typeof data === 'object' && data !== null && 'errors' in data && 'changes' in data
    ? (data as DataOf<Upload>)
    : undefined
}
