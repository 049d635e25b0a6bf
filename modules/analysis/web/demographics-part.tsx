import { SimpleGrid, Stack } from '@mantine/core'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { countryName } from '#platform/words/country-names.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { demographics } from '../contract.ts'
import { Birthdays, Papers } from './coming-lists.tsx'
import { CountCard } from './count-card.tsx'
import type { PartProps } from './part-props.ts'
import { bucketWord, useWords } from './words.ts'

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
          <Papers query={query} />
          <Birthdays query={query} />
        </Stack>
      )}
    </Loaded>
  )
}
