/** Sends a review back to an earlier stage, with the reason. */
import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { revertReview, review, reviews } from '../contract/probation.ts'
import { stages } from '../model/review.ts'
import type { ReviewShown } from './ratings-table.tsx'
import { useWords } from './words.ts'

type RevertDialogProps = { readonly review: ReviewShown; readonly onClose: () => void }

export function RevertDialog({ review: { id, status, full_name, revision }, onClose }: RevertDialogProps) {
  const t = useWords()
  const earlier = stages.slice(0, status)
  const form = useForm({ initialValues: { status: String(status - 1), reason: '' } })
  const revert = useAct(revertReview, { refreshes: [reviews, review], after: onClose })
  const send = form.onSubmit((values) =>
    revert.mutate(
      { params: { id }, body: { revision, status: Number(values.status), reason: values.reason } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('probation.revertTitle', { name: full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <ChoiceField
            label={t('probation.backTo')}
            data={earlier.map((stage, at) => ({ value: String(at), label: t(`probation.stage.${stage}`) }))}
            allowDeselect={false}
            required
            {...form.getInputProps('status')}
          />
          <Textarea label={t('probation.reason')} required maxLength={255} rows={3} {...form.getInputProps('reason')} />
          <FormFoot working={revert.isPending} onCancel={onClose} action={t('probation.revert')} />
        </Stack>
      </form>
    </Dialog>
  )
}
