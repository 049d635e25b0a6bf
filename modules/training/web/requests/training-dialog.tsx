/** Training asked for on behalf of one or many; or a request that waits, changed. */
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { staleOf } from '#platform/requests/web/request.ts'
import { SendDialog } from '#platform/requests/web/send-dialog.tsx'
import * as calls from '../../contract/requests.ts'
import { sessions } from '../../contract/sessions.ts'
import { useWords } from '../words.ts'
import { TrainingFields } from './training-fields.tsx'
import type { TrainingRow } from './training-row.ts'
import { bodyOfTraining, emptyTraining, type TrainingValues } from './training-values.ts'

type TrainingDialogProps = { readonly changing: TrainingRow | undefined; readonly onClose: () => void }

export function TrainingDialog({ changing, onClose }: TrainingDialogProps) {
  const t = useWords()
  const [people, setPeople] = useState<string[]>([])
  const chosen = usePicked(setPeople)
  const [values, setValues] = useState<TrainingValues>(() => (changing ? valuesOf(changing) : emptyTraining()))
  const offered = (useCall(sessions, { query: {} }).data ?? []).filter(({ state }) => state !== 'closed')
  const doing = { refreshes: staleOf({ calls }), quiet: true, after: onClose }
  const award = useAct(calls.award, doing)
  const change = useAct(calls.change, doing)
  const body = bodyOfTraining(values, { changing: changing !== undefined })
  const reason = values.reason.trim()
  const problem = award.error ?? change.error
  const errors = fieldErrors(problem)
  const send = () => {
    if (!body) return
    if (changing) change.mutate({ params: { id: changing.id }, body: { ...body, reason: reason || null } })
    else award.mutate({ body: { ...body, employee_ids: people, ...(reason && { reason }) } })
  }
  const missing = body ? undefined : t('training.missing')
  return (
    <SendDialog
      title={changing ? t('training.changeOf', { name: changing.full_name }) : t('training.enter')}
      size="lg"
      {...(!changing && { people: people.length })}
      closed={!changing && people.length === 0 ? t('training.choosePeople') : missing}
      working={award.isPending || change.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Stack gap="md">
        {!changing && <ForWhom {...chosen} errors={errors} />}
        <TrainingFields values={values} sessions={offered} errors={errors} onChange={setValues} />
        {problem && (
          <Notice tone="bad" role="alert">
            {textOf(problem)}
          </Notice>
        )}
        <p className="muted" style={{ margin: 0 }}>
          {t(changing ? 'training.changeHint' : 'training.enterHint')}
        </p>
      </Stack>
    </SendDialog>
  )
}

const valuesOf = (row: TrainingRow): TrainingValues => ({
  ...emptyTraining(row.session_id ?? ''),
  kind: row.session_id === null ? 'outside' : 'session',
  bond: row.bond_accepted_on !== null,
  reason: row.reason ?? '',
  ...(row.session_id === null && {
    title: row.title,
    provider: row.provider ?? '',
    cost: row.cost,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
  }),
})
