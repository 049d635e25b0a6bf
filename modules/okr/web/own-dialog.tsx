/** Writes one's own objectives of a quarter, until they are agreed. */
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { addOwnOkr, changeOwnOkr, ownChoices, ownOkr, ownOkrs } from '../contract/own.ts'
import { emptyObjective, ObjectiveRows, type ObjectiveTyped } from './objective-rows.tsx'
import { QuarterFields } from './okr-dialog.tsx'
import type { OkrShown } from './shown.ts'
import { sentOf, typedOf } from './typed.ts'
import { useWords } from './words.ts'

export function OwnDialog({ now, onClose }: { readonly now?: OkrShown; readonly onClose: () => void }) {
  const t = useWords()
  const { today } = useMe()
  const form = useForm({
    initialValues: {
      year: now?.year ?? Number(today.slice(0, 4)),
      quarter: String(now?.quarter ?? Math.ceil(Number(today.slice(5, 7)) / 3)),
      objectives: (now ? now.objectives.map(typedOf) : [emptyObjective()]) as readonly ObjectiveTyped[],
    },
  })
  const { year, objectives } = form.values
  const offered = useCall(ownChoices, { query: { year } }).data
  const doing = { refreshes: [ownOkrs, ownOkr], after: onClose }
  const add = useAct(addOwnOkr, doing)
  const change = useAct(changeOwnOkr, doing)
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const send = form.onSubmit(({ quarter }) => {
    const rows = sentOf(objectives)
    if (now) change.mutate({ params: { id: now.id }, body: { revision: now.revision, objectives: rows } }, failed)
    else add.mutate({ body: { year, quarter: Number(quarter), objectives: rows } }, failed)
  })
  return (
    <Dialog opened onClose={onClose} size="xl" title={t('okr.addTitle')}>
      <form onSubmit={send}>
        <Stack gap="md">
          {!now && <QuarterFields year={form.getInputProps('year')} quarter={form.getInputProps('quarter')} />}
          <ObjectiveRows
            rows={objectives}
            factors={offered?.factors ?? []}
            parents={offered?.parents ?? []}
            errors={form.errors}
            onChange={(rows) => form.setFieldValue('objectives', rows)}
          />
          <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
