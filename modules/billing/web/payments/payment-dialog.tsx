/** A payment, and for which open bills it counts: the oldest first, unless somebody says otherwise. */
import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { parseAmount } from '#kernel/money.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useToday } from '#platform/identity/web/me.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { invoices } from '../../contract/invoices.ts'
import { addPayment, changePayment } from '../../contract/payments.ts'
import { paymentMethods } from '../../contract/types.ts'
import { openWithout } from '../../model/shares.ts'
import { billRefreshes } from '../bill-refreshes.ts'
import { CompanyField, useAccounts } from '../company-field.tsx'
import { type Bill, named, type Payment } from '../shown.tsx'
import { useWords } from '../words.ts'

type Shares = Readonly<Record<string, string>>
const method = (typed: string) => paymentMethods.find((one) => one === typed) ?? 'bank_transfer'
/** Only what was typed; nothing typed leaves it to the oldest bills. */
const sharesOf = (shares: Shares) =>
  Object.entries(shares).flatMap(([invoice_id, amount]) =>
    (parseAmount(amount) ?? 0n) === 0n ? [] : [{ invoice_id, amount }],
  )

type PaymentDialogProps = { readonly bill?: Bill; readonly onClose: () => void }

export function PaymentDialog({ bill, onClose }: PaymentDialogProps) {
  const t = useWords()
  const companies = useAccounts()
  const today = useToday()
  const add = useAct(addPayment, { refreshes: billRefreshes, after: onClose })
  const form = useForm({
    initialValues: {
      company_id: bill?.company_id ?? '',
      paid_on: today,
      amount: bill?.left ?? '',
      method: 'bank_transfer',
      reference: '',
      note: '',
      shares: (bill ? { [bill.id]: bill.left } : {}) as Shares,
    },
  })
  const send = form.onSubmit(({ shares, ...body }) => {
    const given = sharesOf(shares)
    add.mutate(
      { body: { ...body, method: method(body.method), ...(given.length > 0 && { shares: given }) } },
      { onError: (why) => form.setErrors(fieldErrors(why)) },
    )
  })
  const { company_id } = form.values
  const currency = companies.find(({ id }) => id === company_id)?.currency_code ?? bill?.currency_code ?? ''
  return (
    <RecordDialog record={{ send, working: add.isPending }} onClose={onClose} title={t('billing.recordPayment')}>
      {!bill && <CompanyField {...form.getInputProps('company_id')} />}
      <MoneyField label={t('billing.amount')} required currency={currency} {...form.getInputProps('amount')} />
      <DateField label={t('billing.paidOn')} required {...form.getInputProps('paid_on')} />
      <MethodFields
        method={form.getInputProps('method')}
        reference={form.getInputProps('reference')}
        note={form.getInputProps('note')}
      />
      {company_id && (
        <ShareFields
          companyId={company_id}
          shares={form.values.shares}
          error={form.errors.shares}
          onChange={(shares) => form.setFieldValue('shares', shares)}
        />
      )}
    </RecordDialog>
  )
}

export function ChangePaymentDialog({ now, onClose }: { readonly now: Payment; readonly onClose: () => void }) {
  const t = useWords()
  const change = useAct(changePayment, { refreshes: billRefreshes, after: onClose })
  const form = useForm({
    initialValues: {
      method: now.method as string,
      reference: now.reference,
      note: now.note,
      shares: Object.fromEntries(now.shares.map(({ invoice_id, amount }) => [invoice_id, amount])) as Shares,
    },
  })
  const send = form.onSubmit(({ shares, ...body }) =>
    change.mutate(
      { params: { id: now.id }, body: { ...body, method: method(body.method), shares: sharesOf(shares) } },
      { onError: (why) => form.setErrors(fieldErrors(why)) },
    ),
  )
  return (
    <RecordDialog
      record={{ send, working: change.isPending }}
      onClose={onClose}
      title={t('billing.editTitle', { name: now.receipt_no })}
    >
      <MethodFields
        method={form.getInputProps('method')}
        reference={form.getInputProps('reference')}
        note={form.getInputProps('note')}
      />
      <ShareFields
        companyId={now.company_id}
        shares={form.values.shares}
        own={now.shares}
        error={form.errors.shares}
        onChange={(shares) => form.setFieldValue('shares', shares)}
      />
    </RecordDialog>
  )
}

type Given = ReturnType<ReturnType<typeof useForm>['getInputProps']>
type MethodFieldsProps = { readonly method: Given; readonly reference: Given; readonly note: Given }

function MethodFields({ method: by, reference, note }: MethodFieldsProps) {
  const t = useWords()
  return (
    <>
      <ChoiceField
        label={t('billing.method')}
        allowDeselect={false}
        data={paymentMethods.map((value) => ({ value, label: t(`billing.method.${value}`) }))}
        {...by}
      />
      <TextInput label={t('billing.reference')} maxLength={255} {...reference} />
      <Textarea label={t('billing.note')} autosize minRows={2} {...note} />
    </>
  )
}

type ShareFieldsProps = {
  readonly companyId: string
  readonly shares: Shares
  /** Bills that it counts for already, open or not. */
  readonly own?: Payment['shares']
  readonly error?: React.ReactNode
  readonly onChange: (shares: Shares) => void
}

function ShareFields({ companyId, shares, own = [], error, onChange }: ShareFieldsProps) {
  const t = useWords()
  const list = useCall(invoices, { query: { company_id: companyId } })
  const bills = (list.data ?? []).filter(
    ({ id, status }) => status === 'unpaid' || status === 'overdue' || own.some(({ invoice_id }) => invoice_id === id),
  )
  if (bills.length === 0) return <p className="muted">{t('billing.noOpenBills')}</p>
  return (
    <fieldset>
      <legend>{t('billing.countsFor')}</legend>
      <p className="muted">{t('billing.sharesHint')}</p>
      {bills.toReversed().map(({ id, invoice_no, left, currency_code }) => (
        <MoneyField
          key={id}
          label={t('billing.openOf', {
            number: invoice_no,
            amount: named(openWithout({ id, left }, own), currency_code),
          })}
          currency={currency_code}
          value={shares[id] ?? ''}
          onChange={(amount) => onChange({ ...shares, [id]: amount })}
        />
      ))}
      {error && (
        <p className="bad" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
