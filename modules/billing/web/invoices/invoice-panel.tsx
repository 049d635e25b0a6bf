/** One bill: its lines, what was paid on it, and what can be done with it. */
import { Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { download } from '#platform/http/web/download.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText, momentText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  changeBillStatus,
  downloadReceipt,
  invoice,
  invoicePdf,
  sendBill,
  voidInvoice,
} from '../../contract/invoices.ts'
import { BillLines } from '../bill-lines.tsx'
import { billRefreshes } from '../bill-refreshes.ts'
import { PaymentDialog } from '../payments/payment-dialog.tsx'
import { type Bill, BillStatus } from '../shown.tsx'
import { useWords } from '../words.ts'
import { DueDialog } from './due-dialog.tsx'

export function InvoicePanel({ row, onClose }: { readonly row: Bill; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { id, currency_code: currency } = row
  const [doing, setDoing] = useState<'void' | 'unpaid' | 'pay' | 'due' | 'send'>()
  const reading = useCall(invoice, { params: { id }, query: {} })
  const done = { refreshes: billRefreshes, after: () => setDoing(undefined) }
  const send = useAct(sendBill, done)
  const voids = useAct(voidInvoice, done)
  const stand = useAct(changeBillStatus, done)
  const sendWord = t(row.status === 'overdue' ? 'billing.remind' : 'billing.send')
  const sentAt = reading.data?.sent_at
  const isOpen = row.status === 'unpaid' || row.status === 'overdue'
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <Group gap="xs">
            <h2>{row.invoice_no}</h2>
            <BillStatus status={row.status} />
          </Group>
          <p>{row.company_name}</p>
        </>
      }
      foot={
        <Group gap="xs">
          {isOpen && <Button onClick={() => setDoing('pay')}>{t('billing.recordPayment')}</Button>}
          {isOpen && (
            <Button variant="default" onClick={() => setDoing('send')}>
              {sendWord}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconDownload size={15} />}
            onClick={() => download(invoicePdf, { params: { id } })}
          >
            {t('billing.pdf')}
          </Button>
          {row.status === 'paid' && (
            <Button variant="default" onClick={() => download(downloadReceipt, { params: { id } })}>
              {t('billing.receipt')}
            </Button>
          )}
          {isOpen && (
            <Button variant="default" onClick={() => setDoing('due')}>
              {t('billing.changeDue')}
            </Button>
          )}
          {row.paid !== '0.00' && row.status !== 'void' && (
            <Button variant="subtle" onClick={() => setDoing('unpaid')}>
              {t('billing.setUnpaid')}
            </Button>
          )}
          {isOpen && row.paid === '0.00' && (
            <Button variant="subtle" color="red" onClick={() => setDoing('void')}>
              {t('billing.void')}
            </Button>
          )}
        </Group>
      }
    >
      <Loaded reading={reading} rows={6}>
        {(bill) => (
          <Stack gap="lg">
            <Facts
              facts={(
                [
                  [t('billing.issued'), dayText(bill.issued_on, language)],
                  [t('billing.due'), dayText(bill.due_date, language)],
                  [t('billing.sentAt'), momentText(bill.sent_at, language)],
                  [t('billing.remindedOn'), dayText(bill.reminded_on, language)],
                  [t('billing.note'), bill.note],
                  [t('billing.voidReason'), bill.void_reason],
                ] as const
              ).filter(([, value]) => value)}
            />
            <BillLines bill={bill} />
            {bill.payments.length > 0 && (
              <SimpleTable
                label={t('billing.payments')}
                rows={bill.payments}
                rowId={({ receipt_no }) => receipt_no}
                columns={[
                  { id: 'no', header: t('billing.receiptNo'), cell: ({ receipt_no }) => receipt_no },
                  { id: 'day', header: t('billing.paidOn'), cell: ({ paid_on }) => dayText(paid_on, language) },
                  {
                    id: 'amount',
                    header: currency,
                    number: true,
                    cell: ({ amount }) => moneyText(amount, currency),
                  },
                ]}
              />
            )}
          </Stack>
        )}
      </Loaded>
      {doing === 'pay' && <PaymentDialog bill={row} onClose={() => setDoing(undefined)} />}
      {doing === 'due' && <DueDialog bill={row} onClose={() => setDoing(undefined)} />}
      {doing === 'send' && (
        <ConfirmDialog
          title={t('billing.sendTitle', { number: row.invoice_no, company: row.company_name })}
          action={sendWord}
          working={send.isPending}
          onConfirm={() => send.mutate({ params: { id } })}
          onClose={() => setDoing(undefined)}
        >
          {t('billing.sendHint')}
          {sentAt && t('billing.sentBefore', { when: momentText(sentAt, language) })}
        </ConfirmDialog>
      )}
      {doing === 'void' && (
        <ReasonDialog
          title={t('billing.voidTitle', { number: row.invoice_no })}
          reason={t('billing.why')}
          action={t('billing.void')}
          danger
          working={voids.isPending}
          onConfirm={(reason) => voids.mutate({ params: { id }, query: { reason } })}
          onClose={() => setDoing(undefined)}
        >
          {t('billing.voidHint')}
        </ReasonDialog>
      )}
      {doing === 'unpaid' && (
        <ReasonDialog
          title={t('billing.unpaidTitle', { number: row.invoice_no })}
          reason={t('billing.why')}
          action={t('billing.setUnpaid')}
          working={stand.isPending}
          onConfirm={(reason) => stand.mutate({ params: { id }, body: { status: 'unpaid', reason } })}
          onClose={() => setDoing(undefined)}
        >
          {t('billing.unpaidHint')}
        </ReasonDialog>
      )}
    </Panel>
  )
}
