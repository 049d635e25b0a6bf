/** Points from the company, to one person or many. */
import { NumberInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { ForWhom, usePicked } from '#modules/employees/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { entries, grant, held } from '../contract/history.ts'
import { useWords } from './words.ts'

type GrantDialogProps = {
  /** Where they are given, the points themselves are to be seen next. */
  readonly onGiven: () => void
  readonly onClose: () => void
}

export function GrantDialog({ onGiven, onClose }: GrantDialogProps) {
  const t = useWords()
  const form = useForm({ initialValues: { employee_ids: [] as string[], points: 50, reason: '' } })
  const { picked, onPick } = usePicked((ids) => form.setFieldValue('employee_ids', ids))
  const given = () => {
    onClose()
    onGiven()
  }
  const act = useAct(grant, { refreshes: [held, entries], after: given })
  const send = form.onSubmit((body) =>
    act.mutate({ body }, { onError: (failure) => form.setErrors(fieldErrors(failure)) }),
  )
  return (
    <Dialog opened onClose={onClose} title={t('rewards.grant')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <ForWhom picked={picked} onPick={onPick} errors={form.errors} />
          <NumberInput
            label={t('rewards.points')}
            description={t('rewards.pointsEach')}
            required
            min={1}
            max={100_000}
            allowDecimal={false}
            {...form.getInputProps('points')}
          />
          <TextInput label={t('rewards.reason')} required maxLength={255} {...form.getInputProps('reason')} />
          <FormFoot working={act.isPending} onCancel={onClose} action={t('rewards.grant')} />
        </Stack>
      </form>
    </Dialog>
  )
}
