/** The period in figures, how many gave each answer, and the averages up to it. */
import { SimpleGrid } from '@mantine/core'
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { wholeText } from '#platform/words/format.ts'
import type { moodOverview } from '../contract/mood.ts'
import { steps } from '../model/answer.ts'
import { percentOf } from '../model/figures.ts'
import { usePeriodText } from './period-text.ts'
import { useWords } from './words.ts'

const Bars = lazy(() => import('#design/charts/bars.tsx').then((m) => ({ default: m.Bars })))
const Line = lazy(() => import('#design/charts/line.tsx').then((m) => ({ default: m.Line })))

export type Overview = DataOf<typeof moodOverview>
const NONE = '–'

export function Figures({ found: { by, now, change, course } }: { readonly found: Overview }) {
  const t = useWords()
  const periodText = usePeriodText()
  const changed = useChange()
  const share = (value: number | null) => (value === null ? NONE : `${value} %`)
  const given = steps.map((step) => ({ label: t(`mood.step.${step}`), value: now.steps?.[step - 1] ?? 0 }))
  const drawn = course.flatMap((one) =>
    one.average === null ? [] : [{ label: periodText(one, by), value: Number(one.average) }],
  )
  return (
    <>
      {now.average !== null && (
        <StatCards>
          <StatCard label={t('mood.average')} value={now.average} note={t('mood.ofFive')} />
          <StatCard label={t(`mood.change.${by}`)} value={changed(change)} note={t('mood.changeHint')} />
          <StatCard label={t('mood.answers')} value={wholeText(now.answers ?? 0)} />
          <StatCard label={t('mood.share.rate')} value={share(now.share)} note={t('mood.shareOf')} />
        </StatCards>
      )}
      <SimpleGrid cols={{ base: 1, md: now.average === null ? 1 : 2 }}>
        {now.average !== null && (
          <ChartCard
            title={t('mood.distribution')}
            rows={given}
            rowId={({ label }) => label}
            columns={[
              { id: 'mood', header: t('mood.title'), cell: ({ label }) => label },
              { id: 'answers', header: t('mood.answers'), number: true, cell: ({ value }) => wholeText(value) },
              {
                id: 'share',
                header: '%',
                number: true,
                cell: ({ value }) => percentOf(value, now.answers ?? 0) ?? NONE,
              },
            ]}
          >
            <Bars name={t('mood.answers')} rows={given} />
          </ChartCard>
        )}
        <ChartCard
          title={t('mood.course')}
          hint={t('mood.courseHint')}
          rows={course}
          rowId={({ from }) => from}
          columns={[
            { id: 'period', header: t(`mood.span.${by}`), cell: (one) => periodText(one, by) },
            { id: 'average', header: t('mood.average'), number: true, cell: ({ average }) => average ?? NONE },
            {
              id: 'answers',
              header: t('mood.answers'),
              number: true,
              cell: ({ answers }) => (answers === null ? NONE : wholeText(answers)),
            },
            { id: 'share', header: t('mood.share.rate'), number: true, cell: (one) => share(one.share) },
          ]}
        >
          <Line name={t('mood.average')} rows={drawn} />
        </ChartCard>
      </SimpleGrid>
    </>
  )
}

/** With its sign: what has become better is seen at once. */
export function useChange(): (change: string | null) => string {
  return (change) => {
    if (change === null) return NONE
    if (Number(change) === 0) return '0.0'
    return change.startsWith('-') ? `−${change.slice(1)}` : `+${change}`
  }
}
