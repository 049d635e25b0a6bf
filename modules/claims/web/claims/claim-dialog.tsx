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
import { choicesFor } from '../../contract/choices.ts'
import { change, create, one } from '../../contract/claims.ts'
import { types } from '../../contract/types.ts'
import { useWords } from '../words.ts'
import { ClaimFields } from './claim-fields.tsx'
import { ClaimLook, useLook } from './claim-look.tsx'
import { bodyOf, type ClaimValues, emptyClaim, valuesOf } from './claim-values.ts'
import { type Claim, STALE } from './claims.ts'
import { ReadReceipt } from './read-receipt.tsx'
import { ReceiptField } from './receipt-field.tsx'

type ClaimDialogProps = { readonly changing?: Claim; readonly onClose: () => void }

export function ClaimDialog({ changing, onClose }: ClaimDialogProps) {
  const t = useWords()
  const d = useDesignWords()
  const { currency_code, today } = useMe()
  const currency = currency_code ?? ''
  // What a per diem comes to is said by its travel.
  const offered = (useCall(types, {}).data ?? []).filter(
    ({ id, is_active, mark }) => (is_active && mark === null) || id === changing?.type_id,
  )
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
  const choices = useCall(choicesFor, { query: { employee_id: person } }, { enabled: person !== '' }).data
  const attachment_ids = receipts.map(({ id }) => id)
  // Of one that is changed not before its papers are known: without them it would look as if they lacked.
  const isKnown = !changing || papers !== undefined
  const { looked, isFresh } = useLook(
    body && person && isKnown
      ? { ...body, employee_id: person, attachment_ids, ...(changing && { claim_id: changing.id }) }
      : undefined,
  )
  const problem = entering.error ?? saving.error
  const errors = { ...firstOf(isFresh ? looked?.errors : undefined), ...fieldErrors(problem) }
  const asks = problem instanceof Problem && problem.confirmRequired ? problem.lines : []
  const closed = !person ? t('claims.choosePerson') : !body ? t('claims.missing') : undefined
  const send = () => {
    if (!body) return
    const asked = { ...body, attachment_ids, ...(confirmed && { confirm: true }) }
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
            choices={choices}
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
          {looked && <ClaimLook looked={looked} isFresh={isFresh} />}
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

const firstOf = (errors: Readonly<Record<string, readonly string[]>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, [text = '']]) => [field, text]))
