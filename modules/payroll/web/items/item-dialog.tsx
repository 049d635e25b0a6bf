/** One item by hand: a new one, or a change of one there is. */

import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { addItem, changeItem, items } from '../../contract/items.ts'
import { view } from '../../contract/run.ts'
import { paramsOf } from '../../model/run-query.ts'
import { ADVANCE } from '../../model/run-types.ts'
import { useWords } from '../words.ts'
import type { Item } from './item.ts'
import { ItemFields, noItem } from './item-fields.tsx'

type ItemDialogProps = {
  readonly wanted: YearMonth
  readonly currency: string
  readonly item?: Item
  readonly isAdvance?: boolean
  readonly onClose: () => void
}

export function ItemDialog({ wanted, currency, item, isAdvance, onClose }: ItemDialogProps) {
  const t = useWords()
  const doing = { refreshes: [items, view], after: onClose }
  const add = useAct(addItem, doing)
  const change = useAct(changeItem, doing)
  const params = paramsOf(wanted)
  const form = useForm({
    initialValues: item
      ? { ...noItem, employee_id: item.employee_id, type: item.type, amount: item.amount, note: item.note ?? '' }
      : { ...noItem, type: isAdvance ? ADVANCE : '' },
  })
  const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
  const send = form.onSubmit(({ employee_id, type, amount, note }) => {
    const body = { type, amount, note }
    if (item) change.mutate({ params: { ...params, id: item.id }, body }, { onError })
    else add.mutate({ params, body: { ...body, employee_id } }, { onError })
  })
  return (
    <Dialog opened onClose={onClose} title={t(item ? 'payroll.changeItem' : 'payroll.addItem')} size="lg">
      <form onSubmit={send}>
        <ItemFields
          form={form}
          currency={currency}
          {...(item && { fixedPerson: `${item.full_name} · ${item.staff_id}` })}
          {...(isAdvance && { fixedType: t('payroll.runType.advance') })}
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={add.isPending || change.isPending}>
            {t(item ? 'payroll.save' : 'payroll.add')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
