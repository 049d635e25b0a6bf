/** On which day an advance was paid. */
import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { payAdvance } from '../contract/settling.ts'
import { list, mine, one } from '../contract/travel.ts'
import type { Travel } from './travel-beside.tsx'
import { useWords } from './words.ts'

type AdvanceDialogProps = { readonly travel: Travel; readonly onClose: () => void }

export function AdvanceDialog({ travel: { id, full_name, advance }, onClose }: AdvanceDialogProps) {
  const t = useWords()
  const { today } = useMe()
  const form = useForm({ initialValues: { paid_on: today as string } })
  const act = useAct(payAdvance, { refreshes: [list, one, mine], after: onClose })
  const send = form.onSubmit(({ paid_on }) =>
    act.mutate(
      { params: { id }, body: { paid_on: plainDateOf(paid_on) } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  const amount = advance ? `${advance.currency_code} ${moneyText(advance.amount, advance.currency_code)}` : ''
  return (
    <Dialog opened onClose={onClose} title={t('travel.payAdvance')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <p className="muted" style={{ margin: 0 }}>
            {t('travel.advanceTo', { name: full_name, amount })}
          </p>
          <DateField
            label={t('travel.paidOn')}
            required
            latest={today}
            data-autofocus
            {...form.getInputProps('paid_on')}
          />
          <FormFoot working={act.isPending} action={t('travel.payAdvance')} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
