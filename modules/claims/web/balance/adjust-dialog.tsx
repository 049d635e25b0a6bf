/** What somebody is entitled to of a limit in its period, or has used of it, set with a reason: the difference is booked. */
import { Button, Group, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { MoneyField } from '#design/fields/money-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { amountOf, amountText } from '#kernel/money.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { adjustBalance, balance } from '../../contract/claims.ts'
import { useWords } from '../words.ts'
import type { Balance } from './balance.ts'

type AdjustDialogProps = { readonly row: Balance; readonly onClose: () => void }

export function AdjustDialog({ row, onClose }: AdjustDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const currency = useMe().currency_code ?? ''
  const act = useAct(adjustBalance, { refreshes: [balance], after: onClose })
  const [said, setSaid] = useState<'entitled' | 'used'>('entitled')
  const spent = amountOf(row.adjusted_used)
  const entitled = amountText(amountOf(row.entitled) + amountOf(row.adjusted) - spent)
  const used = amountText(amountOf(row.used) - spent)
  const form = useForm({ initialValues: { entitled, used, reason: '' } })
  const send = form.onSubmit(({ reason, ...amounts }) =>
    act.mutate(
      {
        params: { employeeId: row.employee_id },
        body: { limit_id: row.limit_id, period_from: row.period_from, [said]: amounts[said], reason },
      },
      { onError: (problem) => form.setErrors(fieldErrors(problem)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t('claims.adjustTitle', { name: row.full_name, limit: row.name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <SegmentedControl
            aria-label={t('claims.balance.what')}
            value={said}
            onChange={(one) => setSaid(one === 'used' ? 'used' : 'entitled')}
            data={(['entitled', 'used'] as const).map((value) => ({ value, label: t(`claims.balance.${value}`) }))}
          />
          <MoneyField
            key={said}
            label={t(`claims.balance.${said}`)}
            description={t('claims.adjustHint')}
            currency={currency}
            required
            data-autofocus
            {...form.getInputProps(said)}
          />
          <Textarea label={t('claims.reason')} required rows={2} maxLength={2000} {...form.getInputProps('reason')} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <Button type="submit" loading={act.isPending}>
              {d('design.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
