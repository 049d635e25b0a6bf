import { SimpleGrid, Stack } from '@mantine/core'
import { lazy } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import type { PeopleFilter } from '#modules/employees/model/public.ts'
import { PeopleLink } from '#modules/employees/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText, shortMonthText, wholeText } from '#platform/words/format.ts'
import { MonthName, monthNameOf } from '#platform/words/web/month-name.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { headcount } from '../contract.ts'
import { CountCard } from './count-card.tsx'
import type { PartProps } from './part-props.ts'
import { bucketWord, useWords } from './words.ts'

const Line = lazy(() => import('#design/charts/line.tsx').then((m) => ({ default: m.Line })))
type Place = DataOf<typeof headcount>['by_department'][number]

export function HeadcountPart({ query }: PartProps) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(headcount, { query })
  // The list of people is that of today.
  const leads = query.as_of === undefined && query.department_id === undefined
  const placed =
    (filter?: 'department' | 'position') =>
    ({ id, name, value }: Place) => ({
      label: name,
      value,
      of: leads && filter && id !== null ? { [filter]: name } : undefined,
    })
  const monthOf = (last: { readonly month: string } | undefined) => last && monthNameOf(last.month, language)
  const moved = (count: number, of: PeopleFilter) =>
    leads && count > 0 ? <PeopleLink of={of}>{wholeText(count)}</PeopleLink> : wholeText(count)
  return (
    <Loaded reading={reading} rows={8}>
      {(found) =>
        found.headcount === 0 ? (
          <Empty title={t('analysis.nobody')} hint={t('analysis.nobodyHint')} />
        ) : (
          <Stack gap="md">
            <StatCards>
              <StatCard
                label={t('analysis.headcount')}
                value={wholeText(found.headcount)}
                note={dayText(found.as_of, language)}
              />
              <StatCard
                label={t('analysis.joined')}
                value={wholeText(found.by_month.at(-1)?.joined ?? 0)}
                note={monthOf(found.by_month.at(-1))}
              />
              <StatCard
                label={t('analysis.left')}
                value={wholeText(found.by_month.at(-1)?.left ?? 0)}
                note={monthOf(found.by_month.at(-1))}
              />
            </StatCards>
            <ChartCard
              title={t('analysis.byMonth')}
              hint={t('analysis.byMonthHint')}
              rows={found.by_month}
              rowId={({ month }) => month}
              columns={[
                { id: 'month', header: t('analysis.month'), cell: ({ month }) => <MonthName month={month} /> },
                { id: 'count', header: t('analysis.headcount'), number: true, cell: (row) => wholeText(row.headcount) },
                {
                  id: 'joined',
                  header: t('analysis.joined'),
                  number: true,
                  cell: (row) => moved(row.joined, { joined: row.month }),
                },
                {
                  id: 'left',
                  header: t('analysis.left'),
                  number: true,
                  cell: (row) => moved(row.left, { left: row.month }),
                },
              ]}
            >
              <Line
                name={t('analysis.headcount')}
                rows={found.by_month.map((row) => ({
                  label: shortMonthText(Number(row.month.slice(5)), language),
                  value: row.headcount,
                }))}
              />
            </ChartCard>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <CountCard
                title={t('analysis.byDepartment')}
                what={t('analysis.department')}
                rows={found.by_department.map(placed('department'))}
              />
              <CountCard
                title={t('analysis.byPosition')}
                what={t('analysis.position')}
                rows={found.by_position.map(placed('position'))}
              />
              <CountCard
                title={t('analysis.byLevel')}
                what={t('analysis.level')}
                rows={found.by_job_level.map(placed())}
              />
              <CountCard
                title={t('analysis.byType')}
                what={t('analysis.type')}
                rows={found.by_employment_type.map(({ bucket, value }) => ({
                  label: bucketWord(t, bucket),
                  value,
                  of: leads ? { type: bucket } : undefined,
                }))}
              />
            </SimpleGrid>
          </Stack>
        )
      }
    </Loaded>
  )
}
