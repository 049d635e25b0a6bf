/** A report drawn: by department or group, or column beside column; also as a table. */
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText } from '#platform/words/format.ts'
import type { report } from '../contract/reports.ts'
import { drawn } from '../model/drawn.ts'
import { type ReportName, reports } from '../model/reports.ts'
import { useWords } from './words.ts'

const Bars = lazy(() => import('#design/charts/bars.tsx').then((m) => ({ default: m.Bars })))

type ChartProps = { readonly name: ReportName; readonly data: DataOf<typeof report>; readonly grouped: boolean }

export function ReportChart({ name, data, grouped }: ChartProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const { of, bars } = drawn(data, !grouped && reports[name].figures === undefined)
  if (bars.length < 2) return null
  const title = of ? t('payreports.chartOf', { figure: of }) : t('payreports.chart')
  const rows = bars.map(({ label, amount }) => ({ label: label ?? t('payreports.none'), amount }))
  return (
    <ChartCard
      title={title}
      rows={rows}
      rowId={({ label }) => label}
      columns={[
        { id: 'what', header: title, cell: ({ label }) => label },
        {
          id: 'amount',
          header: t('payreports.amount'),
          number: true,
          cell: ({ amount }) => moneyText(amount, currency),
        },
      ]}
    >
      <Bars
        name={of ?? t('payreports.amount')}
        rows={rows.map(({ label, amount }) => ({ label, value: Number(amount) }))}
        text={(value) => moneyText(value.toFixed(2), currency)}
      />
    </ChartCard>
  )
}
