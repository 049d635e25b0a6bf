/** The drawing, with the chart library: a chunk of its own that nothing waits for. */
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { CHART_HEIGHT } from '#design/charts/height.ts'
import type { Drawn } from './chart-rows.ts'

const COLOURS = ['kerja.6', 'gray.5', 'kerja.3', 'red.4', 'gray.7', 'kerja.8', 'gray.3', 'red.7'] as const

export function Stacked({ rows, types }: Drawn) {
  return (
    <BarChart
      h={CHART_HEIGHT}
      type="stacked"
      data={rows.map(({ label, amounts }) => ({ label, ...amounts }))}
      dataKey="label"
      series={types.map(({ id, label }, at) => ({ name: id, label, color: COLOURS[at % COLOURS.length] ?? 'gray.5' }))}
      withLegend={types.length > 1}
      yAxisProps={{ width: 40, allowDecimals: false }}
    />
  )
}
