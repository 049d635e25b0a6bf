/** One person's agreed pay over the years, drawn and as a table, with the change somebody looked at. */
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Loaded } from '#design/states.tsx'
import { amountOf, amountText } from '#kernel/money.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, momentText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { salaryHistory } from '../../contract/pay/history.ts'
import { fieldWord } from '../labels.ts'
import { useWords } from '../words.ts'
import type { HistoryRow } from './history-row.ts'

const Line = lazy(() => import('#design/charts/line.tsx').then((m) => ({ default: m.Line })))

export function HistoryPanel({ row, onClose }: { readonly row: HistoryRow; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { currency_code: currency, timezone_key: zone } = useMe()
  const reading = useCall(salaryHistory, { params: { id: row.employee_id } })
  const money = (amount: string | null) => amount && moneyText(amount, currency ?? '')
  return (
    <Panel onClose={onClose} head={<h2>{row.full_name}</h2>}>
      <Facts
        facts={[
          [t('employees.history.staff_id'), row.staff_id],
          [t('employees.history.component'), fieldWord(row.component)],
          [t('employees.history.from'), dayText(row.effective_date, language)],
          [t('employees.history.old'), money(row.old_salary)],
          [t('employees.history.new'), money(row.new_salary)],
          [t('employees.history.percent'), row.percent && `${row.percent} %`],
          [t('employees.history.by'), row.created_by],
          [t('employees.history.at'), momentText(row.created_at, language, zone)],
          [t('employees.history.reason'), row.reason],
        ]}
      />
      <Loaded reading={reading} rows={4}>
        {(changes) => {
          const points = pointsOf(changes)
          return (
            <ChartCard
              title={t('employees.history.chart')}
              hint={t('employees.history.chartHint')}
              rows={points.toReversed()}
              rowId={({ day }) => day}
              columns={[
                { id: 'from', header: t('employees.history.from'), cell: ({ day }) => dayText(day, language) },
                {
                  id: 'amount',
                  header: t('employees.history.agreed'),
                  number: true,
                  cell: ({ amount }) => money(amount),
                },
              ]}
            >
              <Line
                name={t('employees.history.agreed')}
                rows={points.map(({ day, amount }) => ({ label: dayText(day, language), value: Number(amount) }))}
              />
            </ChartCard>
          )
        }}
      </Loaded>
    </Panel>
  )
}

type Changed = { readonly component: string; readonly effective_date: string; readonly new_salary: string }

/** All components together, on each day on which one of them changed; the oldest first. */
function pointsOf(changes: readonly Changed[]): { readonly day: string; readonly amount: string }[] {
  const held = new Map<string, bigint>()
  const points = new Map<string, bigint>()
  const inOrder = changes.toSorted((one, other) => (one.effective_date < other.effective_date ? -1 : 1))
  for (const { component, effective_date, new_salary } of inOrder) {
    held.set(component, amountOf(new_salary))
    points.set(
      effective_date,
      [...held.values()].reduce((sum, amount) => sum + amount, 0n),
    )
  }
  return [...points].map(([day, amount]) => ({ day, amount: amountText(amount) }))
}
