/** Lowering what is claimable, marking as paid by hand, taking back of what was paid. */
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { colon } from '#platform/words/web/words.ts'
import { paid, recover, reduce } from '../../contract/claims.ts'
import { useWords } from '../words.ts'
import { type Claim, STALE } from './claims.ts'

export type MoneyMove = 'reduce' | 'paid' | 'recover'
type MoneyDialogProps = { readonly move: MoneyMove; readonly claim: Claim; readonly onClose: () => void }

export function MoneyDialog({ move, claim, onClose }: MoneyDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const { currency_code, today } = useMe()
  const currency = currency_code ?? ''
  const doing = { refreshes: STALE, after: onClose }
  const acts = { reduce: useAct(reduce, doing), paid: useAct(paid, doing), recover: useAct(recover, doing) }
  const form = useForm({
    initialValues: {
      claimable_amount: claim.claimable_amount,
      amount: claim.claimable_amount,
      reason: '',
      paid_on: today,
      reference: '',
      consent_on: '',
    },
  })
  const send = form.onSubmit(({ claimable_amount, amount, reason, paid_on, reference, consent_on }) => {
    const params = { id: claim.id }
    const failed = { onError: (problem: unknown) => form.setErrors(fieldErrors(problem)) }
    if (move === 'reduce') acts.reduce.mutate({ params, body: { claimable_amount, reason } }, failed)
    else if (move === 'paid') acts.paid.mutate({ params, body: { paid_on, ...(reference && { reference }) } }, failed)
    else acts.recover.mutate({ params, body: { amount, reason, ...(consent_on && { consent_on }) } }, failed)
  })
  return (
    <Dialog opened onClose={onClose} title={`${t(`claims.move.${move}`)}${colon()}${claim.full_name}`}>
      <form onSubmit={send}>
        <Stack gap="md">
          <p className="muted" style={{ margin: 0 }}>
            {t(`claims.moveHint.${move}`)}
          </p>
          {move === 'reduce' && (
            <MoneyField
              label={t('claims.claimable')}
              currency={currency}
              required
              data-autofocus
              {...form.getInputProps('claimable_amount')}
            />
          )}
          {move === 'recover' && (
            <>
              <MoneyField
                label={t('claims.amount')}
                currency={currency}
                required
                data-autofocus
                {...form.getInputProps('amount')}
              />
              <DateField
                label={t('claims.consentOn')}
                description={t('claims.consentHint')}
                required
                {...form.getInputProps('consent_on')}
              />
            </>
          )}
          {move === 'paid' ? (
            <>
              <DateField label={t('claims.paidOn')} required {...form.getInputProps('paid_on')} />
              <TextInput label={t('claims.reference')} maxLength={255} {...form.getInputProps('reference')} />
            </>
          ) : (
            <Textarea label={t('claims.reason')} required rows={2} maxLength={2000} {...form.getInputProps('reason')} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <Button type="submit" loading={acts[move].isPending}>
              {t(`claims.move.${move}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
