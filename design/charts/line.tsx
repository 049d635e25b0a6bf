/** A line of one measure over time. Loaded only by drawings, for the chart library is a chunk that nothing waits for. */
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { AreaChart } from '@mantine/charts'
import { CHART_HEIGHT } from './height.ts'

export type Point = { readonly label: string; readonly value: number }

export function Line({ rows, name }: { readonly rows: readonly Point[]; readonly name: string }) {
  return (
    <AreaChart
      h={CHART_HEIGHT}
      data={rows.map((row) => ({ ...row }))}
      dataKey="label"
      series={[{ name: 'value', label: name, color: 'kerja.6' }]}
      curveType="monotone"
      withDots={false}
      xAxisProps={{ interval: 'equidistantPreserveStart', tick: { fontSize: 11, fill: 'currentColor' } }}
      yAxisProps={{ width: 40, allowDecimals: false }}
    />
  )
}
