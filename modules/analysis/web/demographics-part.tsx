import { Anchor, SimpleGrid, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { countryName } from '#platform/words/country-names.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { demographics } from '../contract.ts'
import type { PartProps } from './analysis-screen.tsx'
import { CountCard } from './count-card.tsx'
import { bucketWord, type Say, useWords } from './words.ts'

const SOON = 30

export function DemographicsPart({ query }: PartProps) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(demographics, { query })
  const buckets = (rows: readonly { bucket: string; value: number }[]) =>
    rows.map(({ bucket, value }) => ({ label: bucketWord(t, bucket), value }))
  return (
    <Loaded reading={reading} rows={8}>
      {(found) => (
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <CountCard title={t('analysis.age')} what={t('analysis.age')} rows={buckets(found.by_age)} />
            <CountCard title={t('analysis.tenure')} what={t('analysis.tenure')} rows={buckets(found.by_tenure)} />
            <CountCard title={t('analysis.gender')} what={t('analysis.gender')} rows={buckets(found.by_gender)} />
            <CountCard
              title={t('analysis.education')}
              what={t('analysis.education')}
              rows={buckets(found.by_education)}
            />
            <CountCard
              title={t('analysis.nationality')}
              what={t('analysis.nationality')}
              rows={found.by_nationality.map(({ name, value }) => ({ label: countryName(name, language), value }))}
            />
          </SimpleGrid>
          <Section title={t('analysis.papers')} hint={t('analysis.papersHint')}>
            <SimpleTable
              label={t('analysis.papers')}
              rows={found.papers}
              rowId={(row) => `${row.employee_id} ${row.document} ${row.expires_on}`}
              empty={t('analysis.noPapers')}
              columns={[
                { id: 'person', header: t('analysis.person'), cell: (row) => <Person {...row} part="documents" /> },
                { id: 'paper', header: t('analysis.paper'), cell: (row) => row.document },
                { id: 'expires', header: t('analysis.expires'), cell: (row) => dayText(row.expires_on, language) },
                {
                  id: 'days',
                  header: '',
                  cell: ({ days }) => (
                    <StatusBadge tone={days < 0 ? 'bad' : days <= SOON ? 'warn' : 'plain'}>
                      {daysWord(t, days)}
                    </StatusBadge>
                  ),
                },
              ]}
            />
          </Section>
          <Section title={t('analysis.birthdays')}>
            <SimpleTable
              label={t('analysis.birthdays')}
              rows={found.birthdays}
              rowId={(row) => row.employee_id}
              empty={t('analysis.noBirthdays')}
              columns={[
                { id: 'person', header: t('analysis.person'), cell: (row) => <Person {...row} part="personal" /> },
                { id: 'day', header: t('analysis.day'), cell: (row) => dayText(row.date, language) },
              ]}
            />
          </Section>
        </Stack>
      )}
    </Loaded>
  )
}

type PersonProps = {
  readonly employee_id: string
  readonly full_name: string
  readonly staff_id: string
  readonly part: string
}

const Person = ({ employee_id, full_name, staff_id, part }: PersonProps) => (
  <>
    <Anchor component={Link} to={`/app/employee/profile/${employee_id}?tab=${part}`}>
      {full_name}
    </Anchor>{' '}
    <span className="muted">{staff_id}</span>
  </>
)

function daysWord(t: Say, days: number): string {
  if (days === 0) return t('analysis.today')
  return days < 0 ? t('analysis.ago', { days: -days }) : t('analysis.inDays', { days })
}
