/** From which month payslips show a report of own columns. */
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { applyTemplate, templates } from '../../contract/templates.ts'
import { useMonthChoices } from '../months.ts'
import { useWords } from '../words.ts'
import type { OwnReport } from './own-report.ts'

export function ApplyDialog({ of, onClose }: { readonly of: OwnReport; readonly onClose: () => void }) {
  const t = useWords()
  const { choices } = useMonthChoices()
  const act = useAct(applyTemplate, { refreshes: [templates], after: onClose })
  const form = useForm({ initialValues: { month: choices[0]?.value ?? '' } })
  const send = form.onSubmit(({ month }) =>
    act.mutate(
      { body: { template_id: of.id, year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('payreports.apply')}>
      <form onSubmit={send}>
        <Stack gap="sm">
          <ChoiceField
            label={t('payreports.applyFrom')}
            description={t('payreports.applyHint')}
            required
            allowDeselect={false}
            data={[...choices]}
            {...form.getInputProps('month')}
          />
        </Stack>
        <FormFoot working={act.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
