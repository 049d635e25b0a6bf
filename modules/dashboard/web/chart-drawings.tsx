/** The drawings themselves, with the chart library: a chunk of its own that nothing waits for. */
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { CHART_HEIGHT } from '#design/charts/height.ts'
import { parseAmount } from '#kernel/money.ts'
import { moneyText } from '#platform/words/format.ts'

const HUNDREDTHS = 100

type PayChartProps = {
  readonly rows: readonly { readonly label: string; readonly net: string; readonly cost: string }[]
  readonly names: { readonly net: string; readonly cost: string }
  readonly currency: string
}

export function PayChart({ rows, names, currency }: PayChartProps) {
  return (
    <BarChart
      h={CHART_HEIGHT}
      data={rows.map(({ label, net, cost }) => ({ label, net: heightOf(net), cost: heightOf(cost) }))}
      dataKey="label"
      series={[
        { name: 'net', label: names.net, color: 'kerja.7' },
        { name: 'cost', label: names.cost, color: 'kerja.3' },
      ]}
      withLegend
      valueFormatter={(value) => moneyText(String(Math.trunc(value)), currency).replace(/\.00$/, '')}
      yAxisProps={{ width: 70 }}
    />
  )
}

type DepartmentChartProps = {
  readonly rows: readonly { readonly name: string; readonly value: number }[]
  readonly name: string
}

const ROW = 24
const AXIS = 40

/** Higher than others where there are many departments, so that each has its name beside it. */
export function DepartmentChart({ rows, name }: DepartmentChartProps) {
  return (
    <BarChart
      h={Math.max(CHART_HEIGHT, rows.length * ROW + AXIS)}
      data={rows.map((row) => ({ ...row }))}
      dataKey="name"
      orientation="vertical"
      series={[{ name: 'value', label: name, color: 'kerja.6' }]}
      maxBarWidth={ROW * 2}
      xAxisProps={{ allowDecimals: false }}
      yAxisProps={{ width: 120, interval: 0 }}
    />
  )
}

/** Only a height on the paper: the figures that are read stand in the table, exact. */
const heightOf = (amount: string): number => Number(parseAmount(amount) ?? 0n) / HUNDREDTHS
