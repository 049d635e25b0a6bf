/** The month's items by a sheet: template, what would be stored and replaced, or the cells that are wrong. */

import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { download } from '#platform/http/web/download.ts'
import { Problem } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { PasteField } from '#platform/sheets/web/paste-field.tsx'
import { usePasted } from '#platform/sheets/web/use-pasted.ts'
import { items, itemsTemplate, itemsUpload } from '../../contract/items.ts'
import { view } from '../../contract/run.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import type { Answer } from './answer.ts'
import { SeenUpload } from './seen-upload.tsx'

const KINDS = ['.xlsx', '.csv']

type UploadProps = {
  readonly wanted: YearMonth
  readonly currency: string
  /** The sheet is of another month. */
  readonly onMonth: (month: YearMonth) => void
  /** Rows that were pasted into the list. */
  readonly pasted?: File | undefined
  readonly onClose: () => void
}

export function UploadDialog({ wanted, currency, pasted, onMonth, onClose }: UploadProps) {
  const t = useWords()
  const month = useMonthName().full(wanted)
  const params = paramsOf(wanted)
  const [file, setFile] = useState<File>()
  const [seen, setSeen] = useState<Answer>()
  const look = useAct(itemsUpload, { quiet: true, silentWhenDone: true, after: ({ data }) => setSeen(data) })
  const take = useAct(itemsUpload, { quiet: true, refreshes: [items, view], after: onClose })
  const refused = (reason: unknown) => {
    const answer = answerIn(reason)
    setSeen(answer)
    if (!answer) showProblem(reason)
  }
  const onFile = (given: File) => {
    setFile(given)
    setSeen(undefined)
    look.mutate({ params, query: { preview: '1' }, file: given, body: {} }, { onError: refused })
  }
  usePasted(pasted, onFile)
  return (
    <Dialog opened onClose={onClose} title={t('payroll.uploadTitle', { month })} size="lg">
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap" align="start">
          <Text c="dimmed">{t('payroll.uploadHint')}</Text>
          <Button
            variant="default"
            style={{ flex: 'none' }}
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(itemsTemplate, { params })}
          >
            {t('payroll.takeTemplate')}
          </Button>
        </Group>
        <div>
          <DropZone kinds={KINDS} file={file} onFile={onFile} />
          <PasteField onFile={onFile} />
        </div>
        {look.isPending && <RowsSkeleton rows={2} />}
        {seen && file && (
          <SeenUpload
            seen={seen}
            wanted={wanted}
            currency={currency}
            working={take.isPending}
            onTake={(confirm) => take.mutate({ params, file, body: confirm ? { confirm } : {} }, { onError: refused })}
            onMonth={onMonth}
          />
        )}
      </Stack>
    </Dialog>
  )
}

function answerIn(reason: unknown): Answer | undefined {
  const data = reason instanceof Problem ? reason.data : undefined
  return typeof data === 'object' && data !== null && 'errors' in data && 'rejected' in data
    ? (data as Answer)
    : undefined
}
