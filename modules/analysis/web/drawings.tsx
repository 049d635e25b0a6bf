/** The drawings, with the chart library: a chunk of its own that nothing waits for. */
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { CHART_HEIGHT } from '#design/charts/height.ts'

const ACROSS = 7
const SHOWN = 12

export type Bar = { readonly label: string; readonly value: number }

/** Many or long names are read better beside their bars than below them. */
export function Bars({ rows, name }: { readonly rows: readonly Bar[]; readonly name: string }) {
  const lying = rows.length > ACROSS || rows.some(({ label }) => label.length > 12)
  return (
    <BarChart
      h={CHART_HEIGHT}
      data={rows.slice(0, SHOWN).map((row) => ({ ...row }))}
      dataKey="label"
      orientation={lying ? 'vertical' : 'horizontal'}
      series={[{ name: 'value', label: name, color: 'kerja.6' }]}
      // Every bar has its name, however close they stand.
      yAxisProps={{
        width: lying ? 150 : 40,
        allowDecimals: false,
        ...(lying && { interval: 0, tick: { fontSize: 11, fill: 'currentColor' } }),
      }}
      xAxisProps={{ allowDecimals: false, ...(!lying && { interval: 0 }) }}
    />
  )
}

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
