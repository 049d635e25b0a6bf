/** Items that return each month, from one month to another. */

import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { items } from '../../contract/items.ts'
import { addRecurring, changeRecurring, recurring, removeRecurring } from '../../contract/recurring.ts'
import { view } from '../../contract/run.ts'
import classes from '../run/run.module.css'
import { useWords } from '../words.ts'
import { ItemFields, noItem } from './item-fields.tsx'
import { amountText } from './items-view.tsx'

type Row = DataOf<typeof recurring>[number]

export function RecurringDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const beside = useBrackets()
  const currency = useMe().currency_code ?? ''
  const [editing, setEditing] = useState<Row | 'new'>()
  const list = useCall(recurring, {})
  const remove = useAct(removeRecurring, { refreshes: [recurring, items, view] })
  return (
    <Dialog opened onClose={onClose} title={t('payroll.recurringTitle')} size="xl">
      {editing ? (
        <RecurringForm row={editing === 'new' ? undefined : editing} onDone={() => setEditing(undefined)} />
      ) : (
        <>
          <Group justify="space-between" mb="sm">
            <span className="muted">{t('payroll.recurringHint')}</span>
            <Group gap="xs" wrap="nowrap" style={{ flex: 'none' }}>
              <Button variant="default" component={Link} to="/app/payroll/payTemplate">
                {t('payroll.templates')}
              </Button>
              <Button onClick={() => setEditing('new')}>{t('payroll.addRecurring')}</Button>
            </Group>
          </Group>
          <SimpleTable
            reading={list}
            label={t('payroll.recurringTitle')}
            rows={list.data ?? []}
            rowId={({ id }) => id}
            empty={t('payroll.noRecurring')}
            columns={[
              { id: 'person', header: t('payroll.employee'), cell: (row) => `${row.full_name} · ${row.staff_id}` },
              { id: 'item', header: t('payroll.item'), cell: (row) => row.type_label },
              {
                id: 'amount',
                header: beside(t('payroll.amount'), currency),
                number: true,
                cell: (row) => amountText(row, currency, t),
              },
              { id: 'from', header: t('payroll.from'), cell: (row) => row.from },
              { id: 'to', header: t('payroll.to'), cell: (row) => row.to ?? t('payroll.openEnd') },
              {
                id: 'actions',
                header: '',
                cell: (row) => (
                  <Group gap={4} wrap="nowrap">
                    <Button size="compact-sm" variant="default" onClick={() => setEditing(row)}>
                      {t('payroll.changeItem')}
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="default"
                      onClick={() => remove.mutate({ params: { id: row.id } })}
                    >
                      {t('payroll.removeItem')}
                    </Button>
                  </Group>
                ),
              },
            ]}
          />
        </>
      )}
    </Dialog>
  )
}

function RecurringForm({ row, onDone }: { readonly row: Row | undefined; readonly onDone: () => void }) {
  const t = useWords()
  const { currency_code: currency, today } = useMe()
  const doing = { refreshes: [recurring, items, view], after: onDone }
  const add = useAct(addRecurring, doing)
  const change = useAct(changeRecurring, doing)
  const form = useForm({
    initialValues: row ? { ...row, note: row.note ?? '', to: row.to ?? '' } : { ...noItem, from: today.slice(0, 7) },
  })
  const onError = (reason: unknown) => form.setErrors(fieldErrors(reason))
  const send = form.onSubmit(({ employee_id, type, amount, note, from, to }) => {
    const body = { type, amount, note, from, to }
    if (row) change.mutate({ params: { id: row.id }, body }, { onError })
    else add.mutate({ body: { ...body, employee_id } }, { onError })
  })
  return (
    <form onSubmit={send}>
      <ItemFields form={form} currency={currency ?? ''} fixedPerson={row && `${row.full_name} · ${row.staff_id}`} />
      <div className={classes.grid} style={{ marginTop: 12 }}>
        <TextInput
          label={t('payroll.from')}
          description={t('payroll.monthFrom')}
          required
          pattern="\d{4}-\d{2}"
          {...form.getInputProps('from')}
        />
        <TextInput
          label={t('payroll.to')}
          description={t('payroll.monthHint')}
          pattern="\d{4}-\d{2}"
          {...form.getInputProps('to')}
        />
      </div>
      <Group justify="flex-end" mt="md">
        <Button type="submit" loading={add.isPending || change.isPending}>
          {t(row ? 'payroll.save' : 'payroll.add')}
        </Button>
      </Group>
    </form>
  )
}
