/** StackedBars of several parts on each other, with the chart library: a chunk of its own that nothing waits for. */
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { CHART_HEIGHT } from './height.ts'

const COLOURS = ['gray.5', 'kerja.3', 'kerja.6'] as const

type StackedBarsProps = {
  readonly rows: readonly Readonly<Record<string, string>>[]
  /** The key of the column that says whose bar it is. */
  readonly label: string
  readonly series: readonly { readonly key: string; readonly label: string }[]
}

export function StackedBars({ rows, label, series }: StackedBarsProps) {
  return (
    <BarChart
      h={CHART_HEIGHT}
      type="stacked"
      data={rows.map((row) => ({
        [label]: row[label],
        ...Object.fromEntries(series.map(({ key }) => [key, Number(row[key] || 0)])),
      }))}
      dataKey={label}
      series={series.map(({ key, label: name }, at) => ({
        name: key,
        label: name,
        color: COLOURS[at % COLOURS.length] ?? 'gray.5',
      }))}
      withLegend={series.length > 1}
      xAxisProps={{ interval: 'equidistantPreserveStart', tick: { fontSize: 11, fill: 'currentColor' } }}
      yAxisProps={{ width: 60 }}
    />
  )
}
