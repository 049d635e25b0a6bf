/** Payments of approved claims to people's accounts, put together, handed to the bank, marked as paid. */
import { Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { createPayment, payments } from '../../contract/payments.ts'
import { STALE } from '../claims/claims.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import { PaymentDialog } from './payment-dialog.tsx'

export function PaymentsView() {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const [open, setOpen] = useState<{ readonly id: string } | 'new'>()
  const list = useCall(payments, {})
  return (
    <>
      <Section
        title={t('claims.payments')}
        hint={t('claims.paymentsHint')}
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
            {t('claims.newPayment')}
          </Button>
        }
      >
        <SimpleTable
          wide
          label={t('claims.payments')}
          reading={list}
          rows={list.data ?? []}
          rowId={({ id }) => id}
          empty={t('claims.noPayments')}
          columns={[
            {
              id: 'number',
              header: t('claims.number'),
              cell: ({ id, number }) => (
                <button type="button" className={classes.open} onClick={() => setOpen({ id })}>
                  {number}
                </button>
              ),
            },
            { id: 'on', header: t('claims.payOn'), cell: (row) => dayText(row.paid_on ?? row.pay_on, language) },
            { id: 'people', header: t('claims.people'), number: true, cell: ({ people }) => people },
            {
              id: 'total',
              header: t('claims.total'),
              number: true,
              cell: ({ total }) => `${currency} ${moneyText(total, currency)}`,
            },
            {
              id: 'status',
              header: t('claims.state'),
              cell: ({ status }) => (
                <StatusBadge tone={status === 'paid' ? 'good' : 'warn'}>{t(`claims.payment.${status}`)}</StatusBadge>
              ),
            },
          ]}
        />
      </Section>
      {open === 'new' && <NewPayment onClose={() => setOpen(undefined)} onMade={(id) => setOpen({ id })} />}
      {open && open !== 'new' && <PaymentDialog id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function NewPayment({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: (id: string) => void }) {
  const t = useWords()
  const d = useDesignWords()
  const { today } = useMe()
  const form = useForm({ initialValues: { pay_on: today } })
  const act = useAct(createPayment, { refreshes: [payments, ...STALE], after: ({ data }) => onMade(data.id) })
  return (
    <Dialog opened onClose={onClose} title={t('claims.newPayment')}>
      <form
        onSubmit={form.onSubmit((body) =>
          act.mutate({ body }, { onError: (problem) => form.setErrors(fieldErrors(problem)) }),
        )}
      >
        <Stack gap="md">
          <p className="muted" style={{ margin: 0 }}>
            {t('claims.newPaymentHint')}
          </p>
          <DateField label={t('claims.payOn')} required data-autofocus {...form.getInputProps('pay_on')} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <Button type="submit" loading={act.isPending}>
              {t('claims.newPayment')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
