/** The drawings, with the chart library: a chunk of its own that nothing waits for. */
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { CHART_HEIGHT } from '#design/charts/height.ts'

type MovesProps = {
  readonly rows: readonly { readonly label: string; readonly joined: number; readonly left: number }[]
  readonly names: { readonly joined: string; readonly left: string }
}

export function Moves({ rows, names }: MovesProps) {
  return (
    <BarChart
      h={CHART_HEIGHT}
      data={rows.map((row) => ({ ...row }))}
      dataKey="label"
      series={[
        { name: 'joined', label: names.joined, color: 'kerja.6' },
        { name: 'left', label: names.left, color: 'gray.5' },
      ]}
      withLegend
      yAxisProps={{ width: 40, allowDecimals: false }}
    />
  )
}
