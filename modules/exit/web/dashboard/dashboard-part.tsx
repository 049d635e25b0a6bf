/** Who left, in numbers: each chart with its table. */

import { Group, SimpleGrid, Stack } from '@mantine/core'
import { lazy, useState } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText, shortMonthText, wholeText } from '#platform/words/format.ts'
import { MonthName } from '#platform/words/web/month-name.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { exitDashboard } from '../../contract/exits/dashboard.ts'
import { tenureBuckets } from '../../model/dashboard.ts'
import { useWords } from '../words.ts'

const Bars = lazy(() => import('./drawings.tsx').then((m) => ({ default: m.Bars })))
const Months = lazy(() => import('./drawings.tsx').then((m) => ({ default: m.Months })))

export function DashboardPart() {
  const t = useWords()
  const language = useLanguage()
  const [days, setDays] = useState({ from: '', to: '' })
  const query = { ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }
  const reading = useCall(exitDashboard, { query })
  const names = {
    voluntary: t('exit.kind.voluntary'),
    involuntary: t('exit.kind.involuntary'),
    unknown: t('exit.kind.unknown'),
  }
  const tenureWord = (bucket: string) => {
    const known = tenureBuckets.find((one) => one === bucket)
    return known ? t(`exit.tenure.${known}`) : bucket
  }
  return (
    <Stack gap="md" mt="md">
      <Group align="flex-end">
        <DateField label={t('exit.from')} value={days.from} onChange={(from) => setDays({ ...days, from })} />
        <DateField label={t('exit.to')} value={days.to} onChange={(to) => setDays({ ...days, to })} />
      </Group>
      <Loaded reading={reading} rows={8}>
        {(found) => (
          <Stack gap="md">
            <StatCards>
              <StatCard
                label={t('exit.open')}
                value={wholeText(found.open)}
                note={found.by_status
                  .filter(({ status, count }) => count > 0 && status !== 'withdrawn' && status !== 'completed')
                  .map(({ status, count }) => `${t(`exit.status.${status}`)} ${count}`)
                  .join(' · ')}
              />
              <StatCard
                label={t('exit.left')}
                value={wholeText(found.left)}
                note={`${dayText(found.from, language)} – ${dayText(found.to, language)}`}
              />
              <StatCard
                label={t('exit.attrition')}
                value={found.attrition === null ? '–' : `${found.attrition} %`}
                note={t('exit.attritionHint')}
              />
            </StatCards>
            <ChartCard
              title={t('exit.byMonth')}
              rows={found.by_month}
              rowId={({ month }) => month}
              columns={[
                { id: 'month', header: t('exit.month'), cell: ({ month }) => <MonthName month={month} /> },
                { id: 'voluntary', header: names.voluntary, number: true, cell: (row) => wholeText(row.voluntary) },
                {
                  id: 'involuntary',
                  header: names.involuntary,
                  number: true,
                  cell: (row) => wholeText(row.involuntary),
                },
                { id: 'unknown', header: names.unknown, number: true, cell: (row) => wholeText(row.unknown) },
                { id: 'left', header: t('exit.left'), number: true, cell: (row) => wholeText(row.left) },
                { id: 'headcount', header: t('exit.headcount'), number: true, cell: (row) => wholeText(row.headcount) },
              ]}
            >
              <Months
                names={names}
                rows={found.by_month.map(({ month, voluntary, involuntary, unknown }) => ({
                  label: shortMonthText(Number(month.slice(5)), language),
                  voluntary,
                  involuntary,
                  unknown,
                }))}
              />
            </ChartCard>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <Counts
                title={t('exit.byKind')}
                what={t('exit.kind')}
                rows={found.by_kind.map(({ kind, count }) => ({ label: names[kind], value: count }))}
              />
              <Counts
                title={t('exit.byReason')}
                what={t('exit.reason')}
                rows={found.by_reason.map(({ name, count }) => ({ label: name, value: count }))}
              />
              <Counts
                title={t('exit.byDepartment')}
                what={t('exit.department')}
                rows={found.by_department.map(({ name, count }) => ({ label: name, value: count }))}
              />
              <Counts
                title={t('exit.byTenure')}
                what={t('exit.tenure')}
                rows={found.by_tenure.map(({ bucket, count }) => ({ label: tenureWord(bucket), value: count }))}
              />
            </SimpleGrid>
            <Section title={t('exit.without')} hint={t('exit.withoutHint')}>
              <SimpleTable
                label={t('exit.without')}
                rows={found.without_exit}
                rowId={({ employee_id, left_on }) => `${employee_id} ${left_on}`}
                empty={t('exit.withoutNone')}
                columns={[
                  { id: 'person', header: t('exit.person'), cell: (row) => `${row.full_name} · ${row.staff_id}` },
                  { id: 'day', header: t('exit.lastDay'), cell: ({ left_on }) => dayText(left_on, language) },
                ]}
              />
            </Section>
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}

type CountsProps = {
  readonly title: string
  readonly what: string
  readonly rows: readonly { readonly label: string; readonly value: number }[]
}

function Counts({ title, what, rows }: CountsProps) {
  const t = useWords()
  return (
    <ChartCard
      title={title}
      rows={rows}
      rowId={({ label }) => label}
      columns={[
        { id: 'what', header: what, cell: ({ label }) => label },
        { id: 'count', header: t('exit.people'), number: true, cell: ({ value }) => wholeText(value) },
      ]}
    >
      <Bars name={t('exit.people')} rows={rows} />
    </ChartCard>
  )
}
