/** What companies paid, and for which bills it counts. */
import { Button, Group } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { LoadMore } from '#design/load-more.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { amountOf } from '#kernel/money.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { paymentPdf, payments, takePaymentBack } from '../../contract/payments.ts'
import { paymentStandings } from '../../contract/types.ts'
import { billRefreshes } from '../bill-refreshes.ts'
import { named, type Payment } from '../shown.tsx'
import { type Say, useWords } from '../words.ts'
import { ChangePaymentDialog, PaymentDialog } from './payment-dialog.tsx'

export function PaymentsScreen() {
  const t = useWords()
  const language = useLanguage()
  const address = useListAddress()
  const search = useSettledSearch(address)
  const standing = paymentStandings.find((one) => one === address.tab) ?? 'recorded'
  const { reading, rows, total } = useReadOn([payments.id, 'pages', standing, search], (page, signal) =>
    callWhole(payments, { query: { ...page, standing, search }, signal }),
  )
  const [adding, setAdding] = useState(false)
  const columns = useMemo(() => columnsOf(t, language), [t, language])
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('billing.recordPayment')}
    </Button>
  )
  return (
    <Page full title={t('billing.payments')} crumb={t('billing.operations')} actions={add}>
      <DataList
        id="billing-payments"
        label={t('billing.payments')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ receipt_no }) => receipt_no}
        columns={columns}
        tabs={[
          {
            id: 'recorded',
            label: t('billing.recorded'),
            count: null,
            matches: (row) => row.taken_back_reason === null,
          },
          { id: 'left', label: t('billing.withLeft'), count: null, matches: ({ left }) => left !== '0.00' },
          { id: 'gone', label: t('billing.takenBack'), count: null, matches: (row) => row.taken_back_reason !== null },
        ]}
        empty={
          <Empty title={t('billing.noPayments')} hint={t('billing.noPaymentsHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <PaymentPanel key={row.id} row={row} onClose={close} />}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {adding && <PaymentDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

const columnsOf = (t: Say, language: Language): readonly Column<Payment>[] => [
  {
    id: 'number',
    header: t('billing.receiptNo'),
    width: 130,
    always: true,
    phone: 'room',
    text: (row) => row.receipt_no,
  },
  { id: 'company', header: t('billing.company'), least: 120, phone: true, text: ({ company_name }) => company_name },
  {
    id: 'day',
    header: t('billing.paidOn'),
    width: 120,
    phone: 'room',
    text: ({ paid_on }) => dayText(paid_on, language),
    sort: ({ paid_on }) => paid_on,
  },
  { id: 'method', header: t('billing.method'), width: 130, goes: 2, text: (row) => t(`billing.method.${row.method}`) },
  {
    id: 'amount',
    header: t('billing.amount'),
    width: 150,
    onPhone: { width: 124 },
    number: true,
    phone: true,
    text: ({ amount, currency_code }) => named(amount, currency_code),
    sort: ({ amount }) => amountOf(amount),
  },
  {
    id: 'left',
    header: t('billing.left'),
    width: 140,
    number: true,
    goes: 1,
    text: ({ left, currency_code }) => (left === '0.00' ? '' : named(left, currency_code)),
    sort: ({ left }) => amountOf(left),
    searched: false,
  },
]

function PaymentPanel({ row, onClose }: { readonly row: Payment; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const [doing, setDoing] = useState<'change' | 'back'>()
  const back = useAct(takePaymentBack, { refreshes: billRefreshes, after: () => setDoing(undefined) })
  const { id, currency_code: currency } = row
  const isGone = row.taken_back_reason !== null
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <Group gap="xs">
            <h2>{row.receipt_no}</h2>
            {isGone && <StatusBadge tone="plain">{t('billing.takenBack')}</StatusBadge>}
          </Group>
          <p>{row.company_name}</p>
        </>
      }
      foot={
        isGone ? undefined : (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconDownload size={15} />}
              onClick={() => download(paymentPdf, { params: { id } })}
            >
              {t('billing.receipt')}
            </Button>
            <Button variant="default" onClick={() => setDoing('change')}>
              {t('billing.edit')}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setDoing('back')}>
              {t('billing.takeBack')}
            </Button>
          </Group>
        )
      }
    >
      <Facts
        facts={[
          [t('billing.amount'), named(row.amount, currency)],
          [t('billing.paidOn'), dayText(row.paid_on, language)],
          [t('billing.method'), t(`billing.method.${row.method}`)],
          [t('billing.reference'), row.reference],
          [t('billing.note'), row.note],
          [t('billing.left'), named(row.left, currency)],
          [t('billing.why'), row.taken_back_reason],
        ]}
      />
      <SimpleTable
        label={t('billing.countsFor')}
        rows={row.shares}
        rowId={({ invoice_id }) => invoice_id}
        empty={t('billing.noShares')}
        columns={[
          { id: 'bill', header: t('billing.countsFor'), cell: ({ invoice_no }) => invoice_no },
          { id: 'amount', header: currency, number: true, cell: ({ amount }) => moneyText(amount, currency) },
        ]}
      />
      {doing === 'change' && <ChangePaymentDialog now={row} onClose={() => setDoing(undefined)} />}
      {doing === 'back' && (
        <ReasonDialog
          title={t('billing.takeBackTitle', { number: row.receipt_no })}
          reason={t('billing.why')}
          action={t('billing.takeBack')}
          danger
          working={back.isPending}
          onConfirm={(reason) => back.mutate({ params: { id }, query: { reason } })}
          onClose={() => setDoing(undefined)}
        >
          {t('billing.takeBackHint')}
        </ReasonDialog>
      )}
    </Panel>
  )
}
