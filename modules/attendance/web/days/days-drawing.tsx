/** The drawing, with the chart library: a chunk of its own that nothing waits for. */
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { CHART_HEIGHT } from '#design/charts/height.ts'

type DaysDrawingProps = {
  readonly rows: readonly ({ readonly date: string } & Readonly<Record<string, string | number>>)[]
  readonly series: readonly { readonly id: string; readonly label: string }[]
}

const COLOURS: Readonly<Record<string, string>> = {
  present: 'kerja.6',
  incomplete: 'yellow.6',
  absent: 'red.6',
  leave: 'gray.5',
}

export function DaysDrawing({ rows, series }: DaysDrawingProps) {
  return (
    <BarChart
      h={CHART_HEIGHT}
      type="stacked"
      data={rows.map((row) => ({ ...row, day: row.date.slice(8) }))}
      dataKey="day"
      series={series.map(({ id, label }) => ({ name: id, label, color: COLOURS[id] ?? 'gray.5' }))}
      withLegend
      yAxisProps={{ width: 40, allowDecimals: false }}
    />
  )
}
