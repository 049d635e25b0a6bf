/** A quarantine entered for one or for many; or one that waits, changed. */
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
import { attach } from '../contract/papers.ts'
import * as calls from '../contract/quarantine.ts'
import { bodyOf, emptyQuarantine, QuarantineFields, type QuarantineValues } from './quarantine-fields.tsx'
import type { QuarantineRow } from './quarantine-row.ts'
import { useWords } from './words.ts'

type DialogProps = { readonly changing: QuarantineRow | undefined; readonly onClose: () => void }

export function QuarantineDialog({ changing, onClose }: DialogProps) {
  const t = useWords()
  const [people, setPeople] = useState<string[]>([])
  const chosen = usePicked(setPeople)
  const [values, setValues] = useState<QuarantineValues>(() => (changing ? valuesOf(changing) : emptyQuarantine))
  const [added, setAdded] = useState<readonly Uploaded[]>()
  const detail = useCall(calls.one, { params: { id: changing?.id ?? '' } }, { enabled: changing !== undefined }).data
  const papers = added ?? detail?.attachments ?? []
  const upload = useAct(attach, { silentWhenDone: true })
  const doing = { refreshes: staleOf({ calls }), quiet: true, after: onClose }
  const award = useAct(calls.award, doing)
  const change = useAct(calls.change, doing)
  const problem = award.error ?? change.error
  const errors = fieldErrors(problem)
  const body = bodyOf(values)
  const send = () => {
    if (!body) return
    const reason = values.reason.trim()
    const attachment_ids = papers.map(({ id }) => id)
    if (changing) {
      const cleared = { order_number: values.order_number.trim() || null, reason: reason || null }
      change.mutate({ params: { id: changing.id }, body: { ...body, ...cleared, ...(added && { attachment_ids }) } })
    } else award.mutate({ body: { ...body, employee_ids: people, attachment_ids, ...(reason && { reason }) } })
  }
  const closed = !changing && people.length === 0 ? t('quarantine.choosePeople') : undefined
  return (
    <SendDialog
      title={changing ? t('quarantine.changeOf', { name: changing.full_name }) : t('quarantine.enter')}
      size="lg"
      {...(!changing && { people: people.length })}
      closed={closed ?? (body ? undefined : t('quarantine.missing'))}
      working={award.isPending || change.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Stack gap="md">
        {!changing && <ForWhom {...chosen} errors={errors} />}
        <QuarantineFields values={values} errors={errors} onChange={setValues} />
        <FilesField
          label={t('quarantine.papers')}
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
          words={{ attach: t('quarantine.attach'), remove: (name) => t('quarantine.removePaper', { name }) }}
        />
        {problem && (
          <Notice tone="bad" role="alert">
            {textOf(problem)}
          </Notice>
        )}
      </Stack>
    </SendDialog>
  )
}

const valuesOf = ({ from, to, cause, order_number, works_from_home, reason }: QuarantineRow): QuarantineValues => ({
  ...{ from, to, works_from_home, cause: cause ?? '', order_number: order_number ?? '', reason: reason ?? '' },
})
