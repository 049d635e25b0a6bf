/** All bills: made by the night or by hand, sent, paid, void. */
import { Button, Group } from '@mantine/core'
import { IconPlus, IconSettings } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { amountOf } from '#kernel/money.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { invoices } from '../../contract/invoices.ts'
import { billStatuses } from '../../contract/types.ts'
import { type Bill, BillStatus, named, periodText } from '../shown.tsx'
import { type Say, useWords } from '../words.ts'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { RatesDialog } from './rates-dialog.tsx'

export function InvoicesScreen() {
  const t = useWords()
  const language = useLanguage()
  const address = useListAddress()
  const search = useSettledSearch(address)
  const status = billStatuses.find((one) => one === address.tab)
  const { reading, rows, total } = useReadOn([invoices.id, 'pages', status, search], (page, signal) =>
    callWhole(invoices, { query: { ...page, status, search }, signal }),
  )
  const [open, setOpen] = useState<'new' | 'rates'>()
  const columns = useMemo(() => columnsOf(t, language), [t, language])
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
      {t('billing.addInvoice')}
    </Button>
  )
  return (
    <Page
      full
      title={t('billing.invoices')}
      crumb={t('billing.operations')}
      actions={
        <Group gap="xs">
          <Button variant="default" leftSection={<IconSettings size={16} />} onClick={() => setOpen('rates')}>
            {t('billing.rates')}
          </Button>
          {add}
        </Group>
      }
    >
      <DataList
        id="billing-invoices"
        label={t('billing.invoices')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ invoice_no }) => invoice_no}
        columns={columns}
        tabs={[
          { id: 'all', label: t('billing.all'), count: null, matches: () => true },
          ...billStatuses.map((state) => ({
            id: state,
            label: t(`billing.status.${state}`),
            count: null,
            matches: ({ status }: Bill) => status === state,
          })),
        ]}
        empty={
          <Empty title={t('billing.noBills')} hint={t('billing.noBillsHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <InvoicePanel key={row.id} row={row} onClose={close} />}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {open === 'new' && <InvoiceDialog onClose={() => setOpen(undefined)} />}
      {open === 'rates' && <RatesDialog onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

const columnsOf = (t: Say, language: Language): readonly Column<Bill>[] => [
  { id: 'number', header: t('billing.number'), width: 120, always: true, phone: 'room', text: (row) => row.invoice_no },
  { id: 'company', header: t('billing.company'), least: 120, phone: true, text: ({ company_name }) => company_name },
  { id: 'period', header: t('billing.billedPeriod'), width: 130, goes: 3, text: (row) => periodText(row, language) },
  {
    id: 'due',
    header: t('billing.due'),
    width: 120,
    goes: 1,
    text: ({ due_date }) => dayText(due_date, language),
    sort: ({ due_date }) => due_date,
  },
  {
    id: 'amount',
    header: t('billing.total'),
    width: 150,
    onPhone: { width: 124 },
    number: true,
    phone: true,
    text: ({ amount, currency_code }) => named(amount, currency_code),
    sort: ({ amount }) => amountOf(amount),
  },
  {
    id: 'left',
    header: t('billing.open'),
    width: 150,
    number: true,
    goes: 2,
    text: ({ left, currency_code }) => (left === '0.00' ? '' : named(left, currency_code)),
    sort: ({ left }) => amountOf(left),
    searched: false,
  },
  {
    id: 'status',
    header: t('billing.state'),
    width: 110,
    phone: true,
    text: ({ status }) => t(`billing.status.${status}`),
    cell: ({ status }) => <BillStatus status={status} />,
  },
]
