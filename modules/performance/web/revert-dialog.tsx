/** Sends a review back to an earlier stage, with the reason. */
import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { revertReview, review, reviews } from '../contract/reviews.ts'
import { raters } from '../model/stages.ts'
import type { ReviewShown } from './named.tsx'
import { useWords } from './words.ts'

type RevertDialogProps = { readonly review: ReviewShown; readonly onClose: () => void }

export function RevertDialog({ review: { id, status, full_name, revision }, onClose }: RevertDialogProps) {
  const t = useWords()
  const now = status ?? 0
  const form = useForm({ initialValues: { status: String(now - 1), reason: '' } })
  const revert = useAct(revertReview, { refreshes: [reviews, review], after: onClose })
  const send = form.onSubmit((values) =>
    revert.mutate(
      { params: { id }, body: { revision, status: Number(values.status), reason: values.reason } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('performance.revertTitle', { name: full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <ChoiceField
            label={t('performance.backTo')}
            data={raters.slice(0, now).map((stage, at) => ({ value: String(at), label: t(`performance.by.${stage}`) }))}
            allowDeselect={false}
            required
            {...form.getInputProps('status')}
          />
          <Textarea
            label={t('performance.reason')}
            required
            maxLength={255}
            rows={3}
            {...form.getInputProps('reason')}
          />
          <FormFoot working={revert.isPending} onCancel={onClose} action={t('performance.revert')} />
        </Stack>
      </form>
    </Dialog>
  )
}
