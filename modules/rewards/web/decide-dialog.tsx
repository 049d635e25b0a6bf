/** Rejecting with a reason, or handing over: on which day, and in whose pay the value counts. */
import { Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { MonthField } from '#design/fields/month-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { items } from '../contract/catalog.ts'
import { held } from '../contract/history.ts'
import { decideMany, redemptions } from '../contract/redemptions.ts'
import type { Decision } from '../model/redemption.ts'
import type { RedemptionShown } from './shown.ts'
import { useWays } from './use-ways.ts'
import { useWords } from './words.ts'

type DecideDialogProps = {
  readonly state: Decision
  readonly rows: readonly RedemptionShown[]
  readonly onDone: () => void
  readonly onClose: () => void
}

export function DecideDialog({ state, rows, onDone, onClose }: DecideDialogProps) {
  const t = useWords()
  const { today } = useMe()
  const { isInPay } = useWays()
  const act = useAct(decideMany, { refreshes: [redemptions, items, held], after: onDone })
  const form = useForm({ initialValues: { reason: '', delivered_on: today, pay_month: '' } })
  const hands = state === 'delivered'
  const counts = hands && rows.some(({ pay_way }) => isInPay(pay_way))
  const send = form.onSubmit(({ reason, delivered_on, pay_month }) =>
    act.mutate(
      {
        body: {
          ...{ ids: rows.map(({ id }) => id), state },
          ...(hands ? { delivered_on, ...(counts && pay_month && { pay_month }) } : { reason }),
        },
      },
      { onError: (failure) => form.setErrors(fieldErrors(failure)) },
    ),
  )
  return (
    <Dialog opened onClose={onClose} title={t(`rewards.doTitle.${state}`, { count: rows.length })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <p className="muted" style={{ margin: 0 }}>
            {t(hands ? 'rewards.deliverHint' : 'rewards.rejectHint')}
          </p>
          {!hands && (
            <Textarea
              label={t('rewards.reason')}
              required
              maxLength={255}
              rows={3}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          )}
          {hands && (
            <DateField
              label={t('rewards.deliveredOn')}
              required
              latest={today}
              {...form.getInputProps('delivered_on')}
            />
          )}
          {counts && (
            <MonthField
              label={t('rewards.payMonth')}
              description={t('rewards.payMonthHint')}
              {...form.getInputProps('pay_month')}
            />
          )}
          <FormFoot working={act.isPending} onCancel={onClose} action={t(`rewards.do.${state}`)} />
        </Stack>
      </form>
    </Dialog>
  )
}
