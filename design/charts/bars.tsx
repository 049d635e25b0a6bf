/** Bars of one measure under names, with the chart library: a chunk of its own that nothing waits for. */
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import { CHART_HEIGHT } from './height.ts'

const ACROSS = 7
const SHOWN = 12

export type Bar = { readonly label: string; readonly value: number }
type BarsProps = { readonly rows: readonly Bar[]; readonly name: string; readonly text?: (value: number) => string }

/** Many or long names are read better beside their bars than below them. */
export function Bars({ rows, name, text }: BarsProps) {
  const lying = rows.length > ACROSS || rows.some(({ label }) => label.length > 12)
  return (
    <BarChart
      h={CHART_HEIGHT}
      data={rows.slice(0, SHOWN).map((row) => ({ ...row }))}
      dataKey="label"
      orientation={lying ? 'vertical' : 'horizontal'}
      series={[{ name: 'value', label: name, color: 'kerja.6' }]}
      {...(text && { valueFormatter: text })}
      // Every bar has its name, however close they stand.
      yAxisProps={{
        width: lying ? 150 : text ? 90 : 40,
        allowDecimals: false,
        ...(lying && { interval: 0, tick: { fontSize: 11, fill: 'currentColor' } }),
      }}
      xAxisProps={{ allowDecimals: false, ...(!lying && { interval: 0 }) }}
    />
  )
}
