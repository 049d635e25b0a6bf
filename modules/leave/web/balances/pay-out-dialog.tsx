/** Leave paid out instead of taken: how much, in which month's pay, and why. */

import { Button, Group, NumberInput, SimpleGrid, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { MonthField } from '#design/fields/month-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { payOut } from '../../contract/balances.ts'
import { amountText } from '../amounts.ts'
import { STALE } from '../stale.ts'
import { useWords } from '../words.ts'
import type { Balance, PersonBalances } from './balance.ts'

type PayOutDialogProps = {
  readonly person: PersonBalances
  readonly balance: Balance
  readonly onClose: () => void
}
const HALF = 0.5

export function PayOutDialog({ person, balance, onClose }: PayOutDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const { today } = useMe()
  const form = useForm({ initialValues: { amount: HALF, month: today.slice(0, 7), reason: '' } })
  const { amount, month, reason } = form.values
  const pay = useAct(payOut, { refreshes: STALE, quiet: true, after: onClose })
  const left = balance.available - Number(amount)
  const closed =
    Number(amount) <= 0
      ? t('leave.sayAmount')
      : month
        ? reason.trim()
          ? undefined
          : t('leave.sayWhy')
        : t('leave.chooseMonth')
  const send = () =>
    pay.mutate(
      {
        params: { employeeId: person.employee_id },
        body: { type_id: balance.type_id, amount: Number(amount), month, reason: reason.trim() },
      },
      { onError: (why) => form.setErrors(fieldErrors(why)) },
    )
  return (
    <Dialog opened onClose={onClose} title={t('leave.payOutOf', { name: person.full_name, label: balance.label })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) send()
        }}
      >
        <Stack gap="sm">
          <SimpleGrid cols={2}>
            <NumberInput
              label={t('leave.amount')}
              min={HALF}
              step={HALF}
              decimalScale={1}
              {...form.getInputProps('amount')}
            />
            <MonthField label={t('leave.payMonth')} {...form.getInputProps('month')} />
          </SimpleGrid>
          <Textarea label={t('leave.reason')} required rows={3} maxLength={2000} {...form.getInputProps('reason')} />
          <Notice tone={left < 0 ? 'warn' : 'info'} role="status">
            {t('leave.thenLeft', {
              before: amountText(balance.available, balance.unit),
              after: amountText(left, balance.unit),
            })}
          </Notice>
          {pay.error && (
            <Notice tone="bad" role="alert">
              {textOf(pay.error)}
            </Notice>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <MayButton type="submit" loading={pay.isPending} closed={closed}>
              {t('leave.payOut')}
            </MayButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
