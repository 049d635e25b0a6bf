/** A chart with its table: whoever would rather read than look switches, and screen readers are given the table. */
import { SegmentedControl, Skeleton } from '@mantine/core'
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { CHART_HEIGHT } from './charts/height.ts'
import { Section } from './page.tsx'
import { type SimpleColumn, SimpleTable } from './simple-table.tsx'
import { useDesignWords } from './words.ts'

const AFTER_PAINT_MS = 60

type ChartCardProps<Row> = {
  readonly title: string
  readonly hint?: string
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly columns: readonly SimpleColumn<Row>[]
  /** As high as what it shows, where that is lines of text and bars. */
  readonly height?: number
  /** The chart itself, loaded when it is first drawn. */
  readonly children: ReactNode
}

export function ChartCard<Row>({
  title,
  hint,
  rows,
  rowId,
  columns,
  height = CHART_HEIGHT,
  children,
}: ChartCardProps<Row>) {
  const t = useDesignWords()
  const [as, setAs] = useState<string>('chart')
  // What is read comes first; drawings wait until the page has been painted.
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPainted(true)), AFTER_PAINT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Section
      title={title}
      hint={hint}
      actions={
        <SegmentedControl
          size="xs"
          value={as}
          onChange={setAs}
          aria-label={title}
          data={[
            { value: 'chart', label: t('design.chart') },
            { value: 'table', label: t('design.table') },
          ]}
        />
      }
    >
      {as === 'table' ? (
        <SimpleTable label={title} rows={rows} rowId={rowId} columns={columns} />
      ) : (
        <div aria-hidden inert style={{ minHeight: height }}>
          <Suspense fallback={<Skeleton height={height} />}>
            {painted ? children : <Skeleton height={height} />}
          </Suspense>
        </div>
      )}
    </Section>
  )
}
