/** Entry by entry: what was granted until when, what was taken, what expired, and what stood after each. */
import { SimpleTable } from '#design/simple-table.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ledger } from '../../contract/balances.ts'
import { numberText } from '../amounts.ts'
import { useWords } from '../words.ts'
import type { Balance } from './balance.ts'

type LedgerTableProps = { readonly employeeId: string; readonly balance: Balance }

export function LedgerTable({ employeeId, balance }: LedgerTableProps) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(ledger, { params: { employeeId, typeId: balance.type_id }, query: { until: balance.to } })
  const rows = (reading.data ?? []).map((entry, at) => ({ ...entry, at }))
  return (
    <SimpleTable
      label={t('leave.ledgerOf', { label: balance.label })}
      reading={reading}
      rows={rows}
      rowId={({ at }) => String(at)}
      empty={t('leave.noEntries')}
      columns={[
        { id: 'date', header: t('leave.day'), cell: ({ date }) => dayText(date, language) },
        {
          id: 'what',
          header: t('leave.what'),
          cell: ({ text, note }) => (
            <>
              {text}
              {note && <div className="muted">{note}</div>}
            </>
          ),
        },
        { id: 'until', header: t('leave.validUntil'), cell: ({ expires_on }) => dayText(expires_on, language) },
        {
          id: 'amount',
          header: t('leave.amount'),
          number: true,
          cell: ({ amount }) => (
            <span className={amount > 0 ? 'good' : undefined}>{amount > 0 ? `+${amount}` : numberText(amount)}</span>
          ),
        },
        {
          id: 'balance',
          header: t('leave.balance.left'),
          number: true,
          cell: ({ balance: left }) => <b>{numberText(left)}</b>,
        },
      ]}
    />
  )
}
