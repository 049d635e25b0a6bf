/** A bill by hand: of lines that are written, or of a month that is over by the company's plan. */
import { Checkbox, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { MonthField } from '#design/fields/month-field.tsx'
import { Rows } from '#design/fields/rows.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { addInvoice } from '../../contract/invoices.ts'
import { billRefreshes } from '../bill-refreshes.ts'
import { CompanyField, useAccounts } from '../company-field.tsx'
import { useWords } from '../words.ts'

type Line = { readonly text: string; readonly quantity: string; readonly unit_price: string }
const LINE: Line = { text: '', quantity: '1', unit_price: '' }

export function InvoiceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const companies = useAccounts()
  const add = useAct(addInvoice, { refreshes: billRefreshes, after: onClose })
  const form = useForm({
    initialValues: {
      of: 'lines',
      company_id: '',
      month: '',
      due_on: '',
      note: '',
      has_tax: true,
      reason: '',
      lines: [LINE] as readonly Line[],
    },
  })
  const refused = { onError: (why: unknown) => form.setErrors(withLines(fieldErrors(why))) }
  const send = form.onSubmit(({ of, company_id, reason, month, due_on, ...byHand }) => {
    if (of === 'month') return add.mutate({ body: { company_id, reason, month } }, refused)
    const lines = [...byHand.lines]
    add.mutate({ body: { ...byHand, company_id, reason, lines, ...(due_on && { due_on }) } }, refused)
  })
  const currency = companies.find(({ id }) => id === form.values.company_id)?.currency_code ?? ''
  return (
    <RecordDialog record={{ send, working: add.isPending }} onClose={onClose} size="lg" title={t('billing.addInvoice')}>
      <SegmentedControl
        aria-label={t('billing.addInvoice')}
        data={[
          { value: 'lines', label: t('billing.byHand') },
          { value: 'month', label: t('billing.ofMonth') },
        ]}
        {...form.getInputProps('of')}
      />
      <CompanyField {...form.getInputProps('company_id')} />
      {form.values.of === 'month' ? (
        <MonthField label={t('billing.month')} required {...form.getInputProps('month')} />
      ) : (
        <>
          <Rows
            legend={t('billing.lines')}
            rows={form.values.lines}
            empty={() => LINE}
            least={1}
            add={t('billing.addLine')}
            remove={(at) => t('billing.removeLine', { at })}
            error={form.errors.lines}
            onChange={(lines) => form.setFieldValue('lines', lines)}
          >
            {(line, change) => (
              <>
                <TextInput
                  label={t('billing.what')}
                  required
                  maxLength={255}
                  value={line.text}
                  onChange={(event) => change({ text: event.currentTarget.value })}
                />
                <TextInput
                  label={t('billing.quantity')}
                  required
                  inputMode="decimal"
                  value={line.quantity}
                  onChange={(event) => change({ quantity: event.currentTarget.value })}
                />
                <MoneyField
                  label={t('billing.price')}
                  required
                  currency={currency}
                  value={line.unit_price}
                  onChange={(unit_price) => change({ unit_price })}
                />
              </>
            )}
          </Rows>
          <DateField label={t('billing.due')} {...form.getInputProps('due_on')} />
          <Checkbox label={t('billing.hasTax')} {...form.getInputProps('has_tax', { type: 'checkbox' })} />
          <Textarea label={t('billing.note')} autosize minRows={2} {...form.getInputProps('note')} />
        </>
      )}
      <TextInput label={t('billing.why')} required maxLength={255} {...form.getInputProps('reason')} />
    </RecordDialog>
  )
}

/** What is wrong with a line stands below all of them. */
const withLines = (errors: Readonly<Record<string, string>>) => ({
  ...errors,
  lines: Object.entries(errors).find(([field]) => field.startsWith('lines'))?.[1],
})
