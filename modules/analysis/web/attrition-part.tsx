import { SimpleGrid, Stack } from '@mantine/core'
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { shortMonthText, wholeText } from '#platform/words/format.ts'
import { MonthName } from '#platform/words/web/month-name.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { attrition } from '../contract.ts'
import { CountCard } from './count-card.tsx'
import type { PartProps } from './part-props.ts'
import { bucketWord, useWords } from './words.ts'

const Moves = lazy(() => import('./drawings.tsx').then((m) => ({ default: m.Moves })))

export function AttritionPart({ query }: PartProps) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(attrition, { query })
  const buckets = (rows: readonly { bucket: string; value: number }[]) =>
    rows.map(({ bucket, value }) => ({ label: bucketWord(t, bucket), value }))
  return (
    <Loaded reading={reading} rows={8}>
      {(found) => (
        <Stack gap="md">
          <StatCards>
            <StatCard label={t('analysis.joined')} value={wholeText(found.joined)} />
            <StatCard label={t('analysis.left')} value={wholeText(found.left)} />
            <StatCard
              label={t('analysis.rate')}
              value={found.rate === null ? '–' : `${found.rate} %`}
              note={t('analysis.rateHint')}
            />
          </StatCards>
          <ChartCard
            title={t('analysis.moves')}
            rows={found.by_month}
            rowId={({ month }) => month}
            columns={[
              { id: 'month', header: t('analysis.month'), cell: ({ month }) => <MonthName month={month} /> },
              { id: 'joined', header: t('analysis.joined'), number: true, cell: (row) => wholeText(row.joined) },
              { id: 'left', header: t('analysis.left'), number: true, cell: (row) => wholeText(row.left) },
              { id: 'count', header: t('analysis.headcount'), number: true, cell: (row) => wholeText(row.headcount) },
            ]}
          >
            <Moves
              names={{ joined: t('analysis.joined'), left: t('analysis.left') }}
              rows={found.by_month.map(({ month, joined, left }) => ({
                label: shortMonthText(Number(month.slice(5)), language),
                joined,
                left,
              }))}
            />
          </ChartCard>
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <CountCard
              title={t('analysis.leaversByTenure')}
              what={t('analysis.tenure')}
              rows={buckets(found.leavers_by_tenure)}
            />
            <CountCard title={t('analysis.tenure')} what={t('analysis.tenure')} rows={buckets(found.tenure)} />
            <CountCard
              title={t('analysis.leaversByDepartment')}
              what={t('analysis.department')}
              rows={found.leavers_by_department.map(({ name, value }) => ({ label: name, value }))}
            />
          </SimpleGrid>
        </Stack>
      )}
    </Loaded>
  )
}
