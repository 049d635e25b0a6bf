/** Setting by hand what somebody is entitled to or has used, with what would then be left, and why. */

import { Button, Group, NumberInput, SimpleGrid, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { adjustBalance } from '../../contract/balances.ts'
import { amountText } from '../amounts.ts'
import { STALE } from '../stale.ts'
import { useWords } from '../words.ts'
import type { Balance, PersonBalances } from './balance.ts'

type AdjustDialogProps = {
  readonly person: PersonBalances
  readonly balance: Balance
  readonly onClose: () => void
}
const HALF = 0.5

export function AdjustDialog({ person, balance, onClose }: AdjustDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const before = { entitled: balance.entitled, used: balance.taken + balance.booked }
  const form = useForm({ initialValues: { ...before, reason: '' } })
  const { entitled, used, reason } = form.values
  const adjust = useAct(adjustBalance, { refreshes: STALE, quiet: true, after: onClose })
  const changed = {
    ...(entitled !== before.entitled && { entitled: Number(entitled) }),
    ...(used !== before.used && { used: Number(used) }),
  }
  const left = balance.available + (Number(entitled) - before.entitled) - (Number(used) - before.used)
  const send = () =>
    adjust.mutate(
      {
        params: { employeeId: person.employee_id },
        body: { type_id: balance.type_id, ...changed, reason: reason.trim() },
      },
      { onError: (why) => form.setErrors(fieldErrors(why)) },
    )
  const amount = { min: 0, step: HALF, decimalScale: 1 }
  const closed =
    Object.keys(changed).length === 0 ? t('leave.nothingChanged') : reason.trim() ? undefined : t('leave.sayWhy')
  return (
    <Dialog opened onClose={onClose} title={t('leave.adjustOf', { name: person.full_name, label: balance.label })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) send()
        }}
      >
        <Stack gap="sm">
          <SimpleGrid cols={2}>
            <NumberInput label={t('leave.balance.entitled')} {...amount} {...form.getInputProps('entitled')} />
            <NumberInput label={t('leave.adjusted.used')} {...amount} {...form.getInputProps('used')} />
          </SimpleGrid>
          <Textarea label={t('leave.reason')} required rows={3} maxLength={2000} {...form.getInputProps('reason')} />
          <Notice tone={left < 0 ? 'warn' : 'info'} role="status">
            {t('leave.thenLeft', {
              before: amountText(balance.available, balance.unit),
              after: amountText(left, balance.unit),
            })}
          </Notice>
          {adjust.error && (
            <Notice tone="bad" role="alert">
              {textOf(adjust.error)}
            </Notice>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <MayButton type="submit" loading={adjust.isPending} closed={closed}>
              {d('design.save')}
            </MayButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
