/** People by a sheet: take the template, drop the filled sheet, look at what would happen, take it or take it back. */

import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { DropZone } from '#design/drop-zone.tsx'
import { Notice } from '#design/notice.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { positions } from '#modules/organisation/contract/positions.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { Problem } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { jobs } from '#platform/jobs/contract.ts'
import { PasteField } from '#platform/sheets/web/paste-field.tsx'
import { usePasted } from '#platform/sheets/web/use-pasted.ts'
import { batchTemplate, batchUpload, undoBatch } from '../../contract/batch.ts'
import { activeEmployees, employees } from '../../contract/lists.ts'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import { useWords } from '../words.ts'
import type { Answer } from './answer.ts'
import { BatchPreview } from './batch-preview.tsx'

const KINDS = ['.xlsx', '.csv']
const STALE = [employees, activeEmployees, departments, positions, jobs]

type BatchDialogProps = {
  /** The import belongs to the wizard of moving in, and goes with its step. */
  readonly fromWizard?: boolean
  /** Further calls whose kept answers the import makes out of date. */
  readonly refreshes?: readonly Endpoint[]
  /** Rows that were pasted into the list. */
  readonly pasted?: File | undefined
  readonly onClose: () => void
}

export function BatchDialog({ fromWizard = false, refreshes = [], pasted, onClose }: BatchDialogProps) {
  const params = { x: fromWizard ? '1' : '0' } as const
  const stale = [...STALE, ...refreshes]
  const t = useWords()
  const [file, setFile] = useState<File>()
  const [seen, setSeen] = useState<Answer>()
  const [inviting, setInviting] = useState(false)
  const invites = mayEnter(useSession(), 'access')
  const look = useAct(batchUpload, { quiet: true, silentWhenDone: true, after: ({ data }) => setSeen(data) })
  const take = useAct(batchUpload, { quiet: true, refreshes: stale })
  const undo = useAct(undoBatch, { refreshes: stale, after: onClose })
  const refused = (reason: unknown) => {
    const answer = answerIn(reason)
    setSeen(answer)
    if (!answer) showProblem(reason)
  }
  const onFile = (given: File) => {
    setFile(given)
    setSeen(undefined)
    take.reset()
    look.mutate({ params, query: { preview: '1' }, body: {}, file: given }, { onError: refused })
  }
  usePasted(pasted, onFile)
  const stored = take.data?.data
  return (
    <Dialog opened onClose={onClose} title={t('employees.batchTitle')} size="xl">
      {stored ? (
        <Stack>
          <Notice tone="good" role="status">
            {stored.job_id ? t('employees.batchJob') : t('employees.batchDone', { count: stored.accepted })}
          </Notice>
          <Group justify="flex-end">
            {stored.batch_id && !stored.job_id && (
              <Button
                variant="default"
                loading={undo.isPending}
                onClick={() => undo.mutate({ params: { x: stored.batch_id ?? '' } })}
              >
                {t('employees.batchUndo')}
              </Button>
            )}
            {invites && stored.batch_id && !stored.job_id && (
              <Button variant="default" onClick={() => setInviting(true)}>
                {t('employees.inviteImport')}
              </Button>
            )}
            <Button onClick={onClose}>{t('employees.toList')}</Button>
          </Group>
          {inviting && stored.batch_id && <InviteDialog of={{ import_batch_id: stored.batch_id }} onClose={onClose} />}
        </Stack>
      ) : (
        <Stack gap="lg">
          <Group justify="space-between">
            <div>
              <Text fw={600}>{t('employees.batchStep1')}</Text>
              <Text c="dimmed">{t('employees.batchStep1Hint')}</Text>
            </div>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => void download(batchTemplate, {})}
            >
              {t('employees.takeTemplate')}
            </Button>
          </Group>
          <div>
            <Text fw={600} mb={6}>
              {t('employees.batchStep2')}
            </Text>
            <DropZone kinds={KINDS} file={file} onFile={onFile} />
            <PasteField onFile={onFile} />
          </div>
          {look.isPending && <RowsSkeleton rows={3} />}
          {seen && file && (
            <BatchPreview
              seen={seen}
              working={take.isPending}
              onTake={() => take.mutate({ params, body: {}, file }, { onError: refused })}
            />
          )}
        </Stack>
      )}
    </Dialog>
  )
}

/** A refused sheet answers with the same shape: its cells under `errors`. */
function answerIn(reason: unknown): Answer | undefined {
  const data = reason instanceof Problem ? reason.data : undefined
  return typeof data === 'object' && data !== null && 'errors' in data && 'rejected' in data
    ? (data as Answer)
    : undefined
}
