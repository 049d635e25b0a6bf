/** Insured amounts recorded with people that no longer fit their pay: listed, and put right in one action. */
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Notice } from '#design/notice.tsx'
import { type SimpleColumn, SimpleTable } from '#design/simple-table.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { moneyText } from '#platform/words/format.ts'
import { insuredAmounts, takeInsuredAmounts } from '../../contract/insured-amounts.ts'
import { view } from '../../contract/run.ts'
import { paramsOf } from '../../model/run-query.ts'
import { useWords } from '../words.ts'
import type { Run } from './use-run.ts'

/** Checks that this section answers. */
const answered = new Set(['protection_value', 'protection_value_missing', 'insured_amount'])

export function InsuredAmounts({ run, wanted }: { readonly run: Run; readonly wanted: YearMonth }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const params = paramsOf(wanted)
  const asked = (run.may.items?.allowed ?? false) && run.checks.some(({ code }) => answered.has(code))
  const { data } = useCall(insuredAmounts, { params }, { enabled: asked })
  const take = useAct(takeInsuredAmounts, { refreshes: [view, insuredAmounts], after: () => setOpen(false) })
  const people = asked ? (data?.people ?? []) : []
  if (people.length === 0) return null
  const count = people.length
  return (
    <>
      <Notice
        tone="warn"
        role="status"
        action={
          <Button size="compact-sm" onClick={() => setOpen(true)}>
            {t('payroll.insuredLook', { count })}
          </Button>
        }
      >
        {data?.message}
      </Notice>
      {open && (
        <ConfirmDialog
          title={t('payroll.insuredTitle')}
          action={t('payroll.insuredTake', { count })}
          working={take.isPending}
          onConfirm={() => take.mutate({ params, body: {} })}
          onClose={() => setOpen(false)}
        >
          <Stack gap="sm">
            <Text>{t('payroll.insuredHint')}</Text>
            <Amounts people={people} currency={run.currency_code} />
          </Stack>
        </ConfirmDialog>
      )}
    </>
  )
}

type Person = DataOf<typeof insuredAmounts>['people'][number]
type Row = Person['amounts'][number] & { readonly id: string; readonly name: string }

function Amounts({ people, currency }: { readonly people: readonly Person[]; readonly currency: string }) {
  const t = useWords()
  const rows = people.flatMap(({ employee_id, staff_id, full_name, amounts }) =>
    amounts.map((amount): Row => ({ ...amount, id: employee_id + amount.fact, name: `${staff_id} ${full_name}` })),
  )
  const columns: SimpleColumn<Row>[] = [
    { id: 'name', header: t('payroll.employee'), cell: ({ name }) => name },
    { id: 'label', header: t('payroll.insuredAmount'), cell: ({ label }) => label },
    {
      id: 'declared',
      header: t('payroll.insuredRecorded'),
      number: true,
      cell: ({ declared, status_label }) => (declared === null ? status_label : moneyText(declared, currency)),
    },
    {
      id: 'proposed',
      header: t('payroll.insuredProposed'),
      number: true,
      cell: ({ proposed }) => moneyText(proposed, currency),
    },
  ]
  return <SimpleTable rows={rows} rowId={({ id }) => id} columns={columns} label={t('payroll.insuredTitle')} />
}
