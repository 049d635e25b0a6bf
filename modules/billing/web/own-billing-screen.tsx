/** What the company has, owes and paid: its plan, places taken, invoices and receipts. */
import { Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { Facts, Page, Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText, moneyText, wholeText } from '#platform/words/format.ts'
import { comma, useLanguage } from '#platform/words/web/words.ts'
import { ownBilling, ownInvoicePdf, ownReceiptPdf } from '../contract/own-billing.ts'
import { BillLines } from './bill-lines.tsx'
import { AccountBadge, BillStatus, named, periodText, priceText, tierLines } from './shown.tsx'
import { useWords } from './words.ts'

type Own = DataOf<typeof ownBilling>
type OwnBill = Own['bills'][number]

export function OwnBillingScreen() {
  const t = useWords()
  const reading = useCall(ownBilling, {})
  return (
    <Page title={t('billing.title')}>
      <Loaded reading={reading} rows={8}>
        {(own) => (
          <Stack gap="lg">
            <Standing own={own} />
            <PlanSection own={own} />
            <Bills own={own} />
            {own.payments.length > 0 && <Payments own={own} />}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function Standing({ own }: { readonly own: Own }) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code: currency } = own
  return (
    <>
      {own.account_type === 'suspended' && (
        <Notice tone="bad" role="alert">
          {t('billing.suspendedNotice')}
        </Notice>
      )}
      {own.overdue !== '0.00' && (
        <Notice tone="warn">{t('billing.overdueNotice', { amount: named(own.overdue, currency) })}</Notice>
      )}
      {own.account_type === 'trial' && (
        <Notice tone="info">
          {own.trial_ends_on
            ? t('billing.trialUntil', { day: dayText(own.trial_ends_on, language) })
            : t('billing.onTrial')}
        </Notice>
      )}
      <StatCards>
        <StatCard label={t('billing.open')} value={named(own.open, currency)} />
        <StatCard
          label={t('billing.headsUsed')}
          value={t('billing.of', { heads: wholeText(own.headcount), limit: wholeText(own.headcount_limit) })}
          note={t('billing.headsHint')}
        />
        {own.credit !== '0.00' && (
          <StatCard label={t('billing.credit')} value={named(own.credit, currency)} note={t('billing.creditHint')} />
        )}
      </StatCards>
    </>
  )
}

function PlanSection({ own }: { readonly own: Own }) {
  const t = useWords()
  const language = useLanguage()
  const { plan, next_plan: next } = own
  return (
    <Section title={t('billing.plan')} actions={<AccountBadge type={own.account_type} />}>
      {plan ? (
        <Facts
          facts={[
            [t('billing.name'), plan.name],
            [t('billing.price'), priceText(t, plan.terms)],
            ...tierLines(t, plan.terms).map((line, at) => [t('billing.tier', { at: at + 1 }), line] as const),
            [t('billing.startsOn'), dayText(plan.starts_on, language)],
            ...(plan.ends_on ? [[t('billing.lastDay'), dayText(plan.ends_on, language)] as const] : []),
            ...(next
              ? [
                  [
                    t('billing.next'),
                    t('billing.nextFrom', {
                      name: next.name,
                      day: dayText(next.starts_on, language),
                      price: priceText(t, next.terms),
                    }),
                  ] as const,
                ]
              : []),
          ]}
        />
      ) : (
        <p className="muted">{t('billing.noPlan')}</p>
      )}
      <p className="muted">{t(plan?.terms.period === 'year' ? 'billing.howYear' : 'billing.howMonth')}</p>
    </Section>
  )
}

function Bills({ own }: { readonly own: Own }) {
  const t = useWords()
  const language = useLanguage()
  const [open, setOpen] = useState<OwnBill>()
  const bills = useNewest(own.bills)
  return (
    <Section title={t('billing.bills')}>
      <SimpleTable
        wide
        label={t('billing.bills')}
        rows={bills.shown}
        rowId={({ id }) => id}
        empty={t('billing.noBills')}
        columns={[
          {
            id: 'number',
            header: t('billing.number'),
            cell: (bill) => (
              <Button variant="transparent" size="compact-sm" px={0} onClick={() => setOpen(bill)}>
                {bill.invoice_no}
              </Button>
            ),
          },
          { id: 'period', header: t('billing.billedPeriod'), cell: (bill) => periodText(bill, language) },
          { id: 'due', header: t('billing.due'), cell: ({ due_date }) => dayText(due_date, language) },
          {
            id: 'amount',
            header: t('billing.total'),
            number: true,
            cell: ({ amount, currency_code }) => named(amount, currency_code),
          },
          {
            id: 'left',
            header: t('billing.open'),
            number: true,
            cell: ({ left, currency_code }) => (left === '0.00' ? '' : named(left, currency_code)),
          },
          { id: 'status', header: t('billing.state'), cell: ({ status }) => <BillStatus status={status} /> },
          {
            id: 'pdf',
            header: '',
            cell: ({ id, invoice_no }) => (
              <Paper name={invoice_no} onTake={() => download(ownInvoicePdf, { params: { id } })} />
            ),
          },
        ]}
      />
      {bills.more}
      {own.pay_to && (
        <div>
          <h3>{t('billing.payTo')}</h3>
          <p style={{ whiteSpace: 'pre-line' }}>{own.pay_to}</p>
        </div>
      )}
      {open && (
        <Dialog opened onClose={() => setOpen(undefined)} size="lg" title={open.invoice_no}>
          <Stack gap="md">
            <BillLines bill={open} />
            {open.note && <p>{open.note}</p>}
            <Group justify="flex-end">
              <Button
                leftSection={<IconDownload size={15} />}
                onClick={() => download(ownInvoicePdf, { params: { id: open.id } })}
              >
                {t('billing.pdf')}
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </Section>
  )
}

function Payments({ own }: { readonly own: Own }) {
  const t = useWords()
  const language = useLanguage()
  const payments = useNewest(own.payments)
  return (
    <Section title={t('billing.receipts')}>
      <SimpleTable
        wide
        label={t('billing.receipts')}
        rows={payments.shown}
        rowId={({ id }) => id}
        columns={[
          { id: 'no', header: t('billing.receiptNo'), cell: ({ receipt_no }) => receipt_no },
          { id: 'day', header: t('billing.paidOn'), cell: ({ paid_on }) => dayText(paid_on, language) },
          {
            id: 'bills',
            header: t('billing.countsFor'),
            cell: ({ shares }) => shares.map(({ invoice_no }) => invoice_no).join(comma()),
          },
          {
            id: 'amount',
            header: own.currency_code,
            number: true,
            cell: ({ amount }) => moneyText(amount, own.currency_code),
          },
          {
            id: 'pdf',
            header: '',
            cell: ({ id, receipt_no }) => (
              <Paper name={receipt_no} onTake={() => download(ownReceiptPdf, { params: { id } })} />
            ),
          },
        ]}
      />
      {payments.more}
    </Section>
  )
}

/** Two years of them; who looks further back asks for the others. */
function useNewest<Row>(rows: readonly Row[]) {
  const t = useWords()
  const [all, setAll] = useState(false)
  const isLonger = !all && rows.length > AT_FIRST
  const more = isLonger && (
    <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
      {t('billing.showAll', { count: rows.length })}
    </Button>
  )
  return { shown: isLonger ? rows.slice(0, AT_FIRST) : rows, more }
}

const AT_FIRST = 24

function Paper({ name, onTake }: { readonly name: string; readonly onTake: () => void }) {
  const t = useWords()
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconDownload size={13} />}
      aria-label={t('billing.downloadOf', { name })}
      onClick={onTake}
    >
      {t('billing.pdf')}
    </Button>
  )
}
