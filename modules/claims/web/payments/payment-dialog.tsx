/** One payment: who is paid how much, who lacks an account; its file for the bank, and that it was made. */

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Notice } from '#design/notice.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { showBankList } from '#modules/company/contract/banks.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import { comma } from '#platform/words/web/words.ts'
import { dropPayment, payment, paymentFile, payments, payPayment } from '../../contract/payments.ts'
import { STALE } from '../claims/claims.ts'
import { useWords } from '../words.ts'

type PaymentDialogProps = { readonly id: string; readonly onClose: () => void }

export function PaymentDialog({ id, onClose }: PaymentDialogProps) {
  const t = useWords()
  const reading = useCall(payment, { params: { id } })
  const fresh = reading.data?.id === id ? reading.data : undefined
  return (
    <Dialog opened onClose={onClose} size="lg" title={fresh?.number ?? t('claims.payments')}>
      <Loaded reading={{ ...reading, data: fresh }} rows={4}>
        {(found) => <Body found={found} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

function Body({ found, onClose }: { readonly found: DataOf<typeof payment>; readonly onClose: () => void }) {
  const t = useWords()
  const { currency_code, today } = useMe()
  const currency = currency_code ?? ''
  const money = (text: string) => `${currency} ${moneyText(text, currency)}`
  const [paidOn, setPaidOn] = useState([found.pay_on, today].sort()[0] ?? today)
  const [reference, setReference] = useState('')
  const [bank, setBank] = useState('others')
  const kept = useCall(showBankList, {}).data ?? []
  const doing = { refreshes: [payments, payment, ...STALE], after: onClose }
  const [pay, drop] = [useAct(payPayment, doing), useAct(dropPayment, doing)]
  const without = found.lines.filter(({ missing }) => missing !== null)
  const params = { id: found.id }
  return (
    <Stack gap="md">
      <SimpleTable
        label={t('claims.people')}
        rows={found.lines}
        rowId={({ employee_id }) => employee_id}
        empty={t('claims.noPayments')}
        columns={[
          { id: 'name', header: t('claims.person'), cell: ({ full_name }) => full_name },
          {
            id: 'claims',
            header: t('claims.title'),
            cell: ({ claims }) => claims.map((one) => one.claim_no).join(comma()),
          },
          { id: 'amount', header: t('claims.amount'), number: true, cell: ({ amount }) => money(amount) },
        ]}
      />
      {without.length > 0 && (
        <Notice tone="warn">
          {t('claims.noAccount', { names: without.map(({ full_name }) => full_name).join(t('claims.comma')) })}
        </Notice>
      )}
      <Group align="end">
        <ChoiceField
          label={t('claims.bank')}
          allowDeselect={false}
          value={bank}
          onChange={setBank}
          data={[
            ...kept.map(({ code, name }) => ({ value: code, label: name })),
            { value: 'others', label: t('claims.otherBank') },
          ]}
        />
        <Button variant="default" onClick={() => void download(paymentFile, { params: { ...params, bank } })}>
          {t('claims.bankFile')}
        </Button>
      </Group>
      {found.status === 'draft' && (
        <>
          <Group grow align="start">
            <DateField label={t('claims.paidOn')} latest={today} value={paidOn} onChange={setPaidOn} />
            <TextInput
              label={t('claims.reference')}
              maxLength={255}
              value={reference}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
          </Group>
          <Group justify="flex-end">
            <Button variant="subtle" color="red" loading={drop.isPending} onClick={() => drop.mutate({ params })}>
              {t('claims.dropPayment')}
            </Button>
            <Button
              loading={pay.isPending}
              onClick={() => pay.mutate({ params, body: { paid_on: paidOn, ...(reference && { reference }) } })}
            >
              {t('claims.move.paid')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
