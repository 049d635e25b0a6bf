/** When an open bill is due, and what is noted on it. */
import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { changeInvoice } from '../../contract/invoices.ts'
import { billRefreshes } from '../bill-refreshes.ts'
import type { Bill } from '../shown.tsx'
import { useWords } from '../words.ts'

export function DueDialog({ bill, onClose }: { readonly bill: Bill; readonly onClose: () => void }) {
  const t = useWords()
  const change = useAct(changeInvoice, { refreshes: billRefreshes, after: onClose })
  const form = useForm({ initialValues: { due_on: bill.due_date, note: bill.note } })
  const send = form.onSubmit((body) =>
    change.mutate({ params: { id: bill.id }, body }, { onError: (why) => form.setErrors(fieldErrors(why)) }),
  )
  return (
    <RecordDialog
      record={{ send, working: change.isPending }}
      onClose={onClose}
      title={t('billing.editTitle', { name: bill.invoice_no })}
    >
      <DateField label={t('billing.due')} required {...form.getInputProps('due_on')} />
      <Textarea label={t('billing.note')} autosize minRows={2} {...form.getInputProps('note')} />
    </RecordDialog>
  )
}
