/** Where a bank's file pays its own accounts alone: who waits at which bank, each by name, and whom this file leaves. */
import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { PayrollPerson } from '#modules/employees/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { moneyText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import type { bankFiles } from '../../contract/files.ts'
import { useWords } from '../words.ts'
import type { RunFile } from './file-standing.tsx'
import type { Opened } from './person-links.tsx'
import classes from './run.module.css'
import type { Run } from './use-run.ts'

type Line = DataOf<typeof bankFiles>['due_by_bank'][number]
type Lines = { readonly lines: readonly Line[]; readonly run: Run }

export function DueByBank({ lines, run }: Lines) {
  const t = useWords()
  const beside = useBrackets()
  const labelOf = (file: string) => run.files.find(({ name }) => name === file)?.label ?? file
  return (
    <SimpleTable
      wide
      label={t('payroll.dueByBank')}
      rows={lines}
      rowId={({ bank, bank_name }) => bank ?? bank_name}
      columns={[
        { id: 'bank', header: t('payroll.dueBank'), cell: ({ bank_name }) => bank_name },
        { id: 'file', header: t('payroll.dueFile'), cell: ({ file }) => labelOf(file) },
        { id: 'who', header: t('payroll.dueWho'), cell: (line) => <Names {...line} /> },
        { id: 'people', header: t('payroll.people'), number: true, cell: ({ people }) => people },
        {
          id: 'net',
          header: beside(t('payroll.net'), run.currency_code),
          number: true,
          cell: ({ net_pay }) => moneyText(net_pay, run.currency_code),
        },
      ]}
    />
  )
}

/** Each leads to the account; of a bank with many the first few. */
function Names({ who, people }: Line) {
  const t = useWords()
  const [person, setPerson] = useState<Opened>()
  const shown = who.slice(0, SHOWN)
  return (
    <span className={classes.names}>
      {shown.map(({ employee_id, staff_id, full_name }) => (
        <Anchor
          key={employee_id}
          component="button"
          type="button"
          title={staff_id}
          size="sm"
          onClick={() => setPerson({ id: employee_id, name: full_name, asked: { field: 'bank_account', tab: 'bank' } })}
        >
          {full_name}
        </Anchor>
      ))}
      {people > shown.length && <span className="muted">{t('payroll.dueMore', { count: people - shown.length })}</span>}
      {person && <PayrollPerson {...person} onClose={() => setPerson(undefined)} />}
    </span>
  )
}

const SHOWN = 4

export function LeftForOthers({ lines, file, run }: Lines & { readonly file: RunFile }) {
  const t = useWords()
  const left = lines.filter((line) => line.file !== file.name)
  const count = left.reduce((sum, { people }) => sum + people, 0)
  if (count === 0) return null
  const amount = amountText(sumOf(left.map(({ net_pay }) => amountOf(net_pay))))
  const paid = lines.reduce((sum, { people }) => sum + people, 0) - count
  return (
    <Text>
      {t('payroll.dueLeft', {
        count,
        paid,
        amount: moneyText(amount, run.currency_code),
        currency: run.currency_code,
      })}
    </Text>
  )
}
