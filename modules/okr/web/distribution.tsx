/** How far the agreed objectives of the newest quarter are. */
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { AGREED } from '../model/okr.ts'
import type { Row } from './row-shown.ts'
import { useQuarter } from './standing.tsx'
import { useWords } from './words.ts'

const Bars = lazy(() => import('#design/charts/bars.tsx').then((m) => ({ default: m.Bars })))
const BANDS = ['0', '25', '50', '75'] as const

export function Distribution({ rows }: { readonly rows: readonly Row[] }) {
  const t = useWords()
  const quarterOf = useQuarter()
  const agreed = rows.filter(({ status }) => status >= AGREED)
  const [newest] = agreed
  if (!newest) return null
  const those = agreed.filter(({ year, quarter }) => year === newest.year && quarter === newest.quarter)
  const bandOf = ({ progress }: Row) => BANDS.findLast((from) => Number(progress) >= Number(from))
  const counted = BANDS.map((band) => ({
    label: t(`okr.band.${band}`),
    value: those.filter((row) => bandOf(row) === band).length,
  }))
  return (
    <ChartCard
      title={t('okr.distribution')}
      hint={t('okr.distributionHint', { quarter: quarterOf(newest) })}
      rows={counted}
      rowId={({ label }) => label}
      columns={[
        { id: 'band', header: t('okr.progress'), cell: ({ label }) => label },
        { id: 'count', header: t('okr.count'), number: true, cell: ({ value }) => value },
      ]}
    >
      <Bars rows={counted} name={t('okr.count')} />
    </ChartCard>
  )
}
