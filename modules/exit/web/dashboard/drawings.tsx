/** The drawings, with the chart library: a chunk of its own that nothing waits for. */
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { CHART_HEIGHT } from '#design/charts/height.ts'

export type Bar = { readonly label: string; readonly value: number }
const SHOWN = 12
const ACROSS = 7

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
      yAxisProps={{
        width: lying ? 150 : 40,
        allowDecimals: false,
        ...(lying && { interval: 0, tick: { fontSize: 11, fill: 'currentColor' } }),
      }}
      xAxisProps={{ allowDecimals: false, ...(!lying && { interval: 0 }) }}
    />
  )
}

type MonthsProps = {
  readonly rows: readonly { label: string; voluntary: number; involuntary: number; unknown: number }[]
  readonly names: { readonly voluntary: string; readonly involuntary: string; readonly unknown: string }
}

export function Months({ rows, names }: MonthsProps) {
  return (
    <BarChart
      h={CHART_HEIGHT}
      data={rows.map((row) => ({ ...row }))}
      dataKey="label"
      type="stacked"
      series={[
        { name: 'voluntary', label: names.voluntary, color: 'kerja.6' },
        { name: 'involuntary', label: names.involuntary, color: 'orange.6' },
        { name: 'unknown', label: names.unknown, color: 'gray.5' },
      ]}
      withLegend
      yAxisProps={{ width: 40, allowDecimals: false }}
    />
  )
}
