/** Where a key result stands now, how sure one is, and why. */
import { SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { type checkIn, okr, okrs } from '../contract/okrs.ts'
import { type ownCheckIn, ownOkr, ownOkrs } from '../contract/own.ts'
import { confidences } from '../model/okr.ts'
import { type KeyResult, plain } from './shown.ts'
import { useWords } from './words.ts'

type CheckInDialogProps = {
  readonly okrId: string
  readonly result: KeyResult
  readonly call: typeof checkIn | typeof ownCheckIn
  readonly onClose: () => void
}

export function CheckInDialog({ okrId, result, call, onClose }: CheckInDialogProps) {
  const t = useWords()
  const act = useAct(call as typeof checkIn, { refreshes: [okrs, okr, ownOkrs, ownOkr], after: onClose })
  const form = useForm({
    initialValues: { value: plain(result.current_value), confidence: String(result.confidence ?? 3), comment: '' },
  })
  const send = form.onSubmit(({ value, confidence, comment }) =>
    act.mutate(
      { params: { id: okrId }, body: { key_result_id: result.id, value, confidence: Number(confidence), comment } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('okr.checkInTitle', { name: result.name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <TextInput
            label={t('okr.value')}
            description={t('okr.ofAndTo', {
              now: plain(result.current_value),
              target: plain(result.target_value),
              start: plain(result.start_value),
              unit: result.unit,
            })}
            inputMode="decimal"
            required
            data-autofocus
            {...form.getInputProps('value')}
          />
          <div>
            <Text size="sm" id="okr-confidence">
              {t('okr.confidence')}
            </Text>
            <SegmentedControl
              fullWidth
              aria-labelledby="okr-confidence"
              data={confidences.map((value) => ({ value: String(value), label: t(`okr.confidence.${value}`) }))}
              {...form.getInputProps('confidence')}
            />
          </div>
          <Textarea label={t('okr.comment')} maxLength={255} rows={3} {...form.getInputProps('comment')} />
          <FormFoot working={act.isPending} onCancel={onClose} action={t('okr.checkIn')} />
        </Stack>
      </form>
    </Dialog>
  )
}
