/** How the grades of a period are spread, beside how far it is. */
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { cycles } from '../contract/cycles.ts'
import type { Row } from './review-columns.tsx'
import { useWords } from './words.ts'

const Bars = lazy(() => import('#design/charts/bars.tsx').then((m) => ({ default: m.Bars })))
type DistributionProps = { readonly cycle: DataOf<typeof cycles>[number]; readonly rows: readonly Row[] }

export function Distribution({ cycle, rows }: DistributionProps) {
  const t = useWords()
  const graded = rows.filter(({ grade }) => grade !== null)
  if (graded.length === 0) return null
  const counted = [...cycle.grades]
    .sort((one, other) => other.from - one.from)
    .map(({ grade }) => ({ label: grade, value: graded.filter((row) => row.grade === grade).length }))
  return (
    <ChartCard
      title={t('performance.distribution')}
      hint={t('performance.distributionHint', { graded: graded.length, forms: rows.length })}
      rows={counted}
      rowId={({ label }) => label}
      columns={[
        { id: 'grade', header: t('performance.grade'), cell: ({ label }) => label },
        { id: 'people', header: t('performance.people'), number: true, cell: ({ value }) => value },
      ]}
    >
      <Bars rows={counted} name={t('performance.people')} />
    </ChartCard>
  )
}
