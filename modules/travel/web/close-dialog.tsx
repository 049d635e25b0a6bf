/** A travel closed: nothing more is claimed for it, and what is left of its advance is paid back or deducted. */
import { Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { owedWays, pay } from '../contract/settling.ts'
import { list, mine, one } from '../contract/travel.ts'
import type { Travel } from './travel-beside.tsx'
import { useWords } from './words.ts'

type CloseDialogProps = { readonly travel: Travel; readonly onClose: () => void }
type Owed = (typeof owedWays)[number]

export function CloseDialog({ travel: { id, full_name, settlement }, onClose }: CloseDialogProps) {
  const t = useWords()
  const { today, currency_code: currency } = useMe()
  const form = useForm({
    initialValues: { paid_on: today as string, reference: '', owed: 'paid_back' as Owed, consent_on: '' },
  })
  const act = useAct(pay, { refreshes: [list, one, mine], after: onClose })
  const { due_from_person: owes, due_to_person: due } = settlement
  const isOwing = owes !== '0.00'
  const money = (amount: string) => `${currency ?? ''} ${moneyText(amount, currency ?? '')}`
  const send = form.onSubmit(({ paid_on, reference, owed, consent_on }) =>
    act.mutate(
      {
        params: { id },
        body: {
          paid_on: plainDateOf(paid_on),
          ...(reference.trim() && { reference: reference.trim() }),
          ...(isOwing && { owed }),
          ...(isOwing && owed === 'deduct' && consent_on && { consent_on: plainDateOf(consent_on) }),
        },
      },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('travel.closeOf', { name: full_name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <p className="muted" style={{ margin: 0 }}>
            {t('travel.closeHint')}
          </p>
          {due !== '0.00' && <Notice tone="info">{t('travel.stillDue', { amount: money(due) })}</Notice>}
          <DateField
            label={t('travel.settledOn')}
            required
            latest={today}
            data-autofocus
            {...form.getInputProps('paid_on')}
          />
          <TextInput label={t('travel.reference')} maxLength={255} {...form.getInputProps('reference')} />
          {isOwing && (
            <Radio.Group label={t('travel.restOf', { amount: money(owes) })} {...form.getInputProps('owed')}>
              <Stack gap="xs" mt={6}>
                {owedWays.map((way) => (
                  <Radio key={way} value={way} label={t(`travel.owed.${way}`)} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          {isOwing && form.values.owed === 'deduct' && (
            <DateField
              label={t('travel.consentOn')}
              description={t('travel.consentHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              required
              latest={today}
              {...form.getInputProps('consent_on')}
            />
          )}
          <FormFoot working={act.isPending} action={t('travel.close')} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
