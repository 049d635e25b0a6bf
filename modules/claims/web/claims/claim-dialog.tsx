/** A claim entered for somebody, or one that waits, changed. */
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Uploaded } from '#design/fields/files-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { useDesignWords } from '#design/words.ts'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { fieldErrors, Problem } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { change, create, one } from '../../contract/claims.ts'
import { types } from '../../contract/types.ts'
import { useWords } from '../words.ts'
import { bodyOf, ClaimFields, type ClaimValues, emptyClaim } from './claim-fields.tsx'
import { type Claim, STALE } from './claims.ts'
import { ReadReceipt } from './read-receipt.tsx'
import { ReceiptField } from './receipt-field.tsx'

type ClaimDialogProps = { readonly changing?: Claim; readonly onClose: () => void }

export function ClaimDialog({ changing, onClose }: ClaimDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const { currency_code, today } = useMe()
  const currency = currency_code ?? ''
  const offered = (useCall(types, {}).data ?? []).filter(({ is_active }) => is_active)
  const papers = useCall(one, { params: { id: changing?.id ?? '' } }, { enabled: changing !== undefined }).data
  const [person, setPerson] = useState(changing?.employee_id ?? '')
  const untouched = emptyClaim(currency, today)
  const [values, setValues] = useState<ClaimValues>(() => (changing ? valuesOf(changing) : untouched))
  const [added, setAdded] = useState<readonly Uploaded[]>()
  const [confirmed, setConfirmed] = useState(false)
  const doing = { refreshes: STALE, quiet: true, after: onClose }
  const [entering, saving] = [useAct(create, doing), useAct(change, doing)]
  const receipts = added ?? papers?.attachments ?? []
  const type = offered.find(({ id }) => id === values.type_id)
  const body = bodyOf(values, type, currency)
  const problem = entering.error ?? saving.error
  const errors = fieldErrors(problem)
  const asks = problem instanceof Problem && problem.confirmRequired ? problem.lines : []
  const closed = !person ? t('claims.choosePerson') : !body ? t('claims.missing') : undefined
  const send = () => {
    if (!body) return
    const asked = { ...body, attachment_ids: receipts.map(({ id }) => id), ...(confirmed && { confirm: true }) }
    if (changing) saving.mutate({ params: { id: changing.id }, body: asked })
    else entering.mutate({ body: { ...asked, employee_id: person } })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={changing ? t('claims.changeOf', { name: changing.full_name }) : t('claims.enter')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) send()
        }}
      >
        <Stack gap="md">
          {!changing && (
            <EmployeePicker
              label={t('claims.person')}
              required
              value={person}
              error={errors.employee_id}
              onChange={setPerson}
            />
          )}
          <ClaimFields
            types={offered}
            currency={currency}
            today={today}
            values={values}
            errors={errors}
            onChange={setValues}
          />
          <ReceiptField value={receipts} error={errors.attachment_ids} onChange={setAdded} />
          {!type?.is_unit_based &&
            added?.map(({ id, name }) => (
              <ReadReceipt key={id} {...{ id, name, values, untouched }} by="keeper" onChange={setValues} />
            ))}
          {problem && (
            <Notice tone={asks.length > 0 ? 'warn' : 'bad'} role="alert">
              {[textOf(problem), ...asks].join(' ')}
            </Notice>
          )}
          {asks.length > 0 && (
            <Checkbox
              label={t('claims.sendAnyway')}
              checked={confirmed}
              onChange={(event) => setConfirmed(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {d('design.cancel')}
            </Button>
            <MayButton type="submit" closed={closed} loading={entering.isPending || saving.isPending}>
              {d('design.save')}
            </MayButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const valuesOf = (claim: Claim): ClaimValues => ({
  type_id: claim.type_id,
  expense_date: claim.expense_date,
  amount: claim.total_mileage === null ? claim.amount : '',
  currency_code: claim.currency_code,
  exchange_rate: claim.rate_origin === 'claim' ? (claim.exchange_rate ?? '') : '',
  claimable_amount: claim.claimable_amount === claim.base_amount ? '' : claim.claimable_amount,
  total_mileage: claim.total_mileage ?? '',
  from_place: claim.from_place ?? '',
  to_place: claim.to_place ?? '',
  tax_amount: claim.tax_amount ?? '',
  merchant: claim.merchant ?? '',
  receipt_no: claim.receipt_no ?? '',
  supplier_tax_no: claim.supplier_tax_no ?? '',
  note: claim.note ?? '',
})
