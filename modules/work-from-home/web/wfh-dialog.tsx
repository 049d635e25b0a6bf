/** Days at home entered for one or for many; or a request that waits, changed. */
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { FilesField, type Uploaded } from '#design/fields/files-field.tsx'
import { Notice } from '#design/notice.tsx'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { staleOf } from '#platform/requests/web/request.ts'
import { SendDialog } from '#platform/requests/web/send-dialog.tsx'
import { attachFor } from '../contract/papers.ts'
import * as calls from '../contract/wfh.ts'
import { bodyOf, emptyWfh, WfhFields, type WfhValues } from './wfh-fields.tsx'
import type { WfhRow } from './wfh-row.ts'
import { useWords } from './words.ts'

type WfhDialogProps = { readonly changing: WfhRow | undefined; readonly onClose: () => void }

export function WfhDialog({ changing, onClose }: WfhDialogProps) {
  const t = useWords()
  const [people, setPeople] = useState<string[]>([])
  const chosen = usePicked(setPeople)
  const [values, setValues] = useState<WfhValues>(() => (changing ? valuesOf(changing) : emptyWfh(t('wfh.home'))))
  const [added, setAdded] = useState<readonly Uploaded[]>()
  const detail = useCall(calls.one, { params: { id: changing?.id ?? '' } }, { enabled: changing !== undefined }).data
  const papers = added ?? detail?.attachments ?? []
  const upload = useAct(attachFor, { silentWhenDone: true })
  const doing = { refreshes: staleOf({ calls }), quiet: true, after: onClose }
  const award = useAct(calls.award, doing)
  const change = useAct(calls.change, doing)
  const body = bodyOf(values)
  const reason = values.reason.trim()
  const problem = award.error ?? change.error
  const errors = fieldErrors(problem)
  const send = () => {
    if (!body) return
    const attachment_ids = papers.map(({ id }) => id)
    if (changing) {
      const weekdays = values.weekdays === null ? null : [...values.weekdays]
      change.mutate({
        params: { id: changing.id },
        body: { ...body, weekdays, reason: reason || null, ...(added && { attachment_ids }) },
      })
    } else award.mutate({ body: { ...body, employee_ids: people, attachment_ids, ...(reason && { reason }) } })
  }
  const missing = body ? undefined : t('wfh.missing')
  return (
    <SendDialog
      title={changing ? t('wfh.changeOf', { name: changing.full_name }) : t('wfh.enter')}
      size="lg"
      {...(!changing && { people: people.length })}
      closed={!changing && people.length === 0 ? t('wfh.choosePeople') : missing}
      working={award.isPending || change.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Stack gap="md">
        {!changing && <ForWhom {...chosen} errors={errors} />}
        <WfhFields values={values} errors={errors} onChange={setValues} />
        <FilesField
          label={t('wfh.papers')}
          error={errors.attachment_ids}
          value={papers}
          onChange={setAdded}
          uploading={upload.isPending}
          onFile={(file) =>
            upload.mutate(
              { file },
              { onSuccess: ({ data }) => setAdded([...papers, { id: data.id, name: file.name }]) },
            )
          }
          words={{ attach: t('wfh.attach'), remove: (name) => t('wfh.removePaper', { name }) }}
        />
        {problem && (
          <Notice tone="bad" role="alert">
            {textOf(problem)}
          </Notice>
        )}
        <p className="muted" style={{ margin: 0 }}>
          {t(changing ? 'wfh.changeHint' : 'wfh.enterHint')}
        </p>
      </Stack>
    </SendDialog>
  )
}

const valuesOf = ({ from, to, part, weekdays, place, reason }: WfhRow): WfhValues => {
  const { name, address, latitude, longitude } = place
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  return { from, to, part, weekdays, name, address: address ?? '', position, reason: reason ?? '' }
}
