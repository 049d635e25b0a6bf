/** How many came how far, how long it took, and from where. */
import { Group } from '@mantine/core'
import { useState } from 'react'
import { ChartCard } from '#design/chart-card.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Facts, Page, Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { vacanciesToPickFrom } from '../contract/candidates.ts'
import { funnel } from '../contract/offers.ts'
import classes from './candidates.module.css'
import { useWords } from './words.ts'

export function FunnelScreen() {
  const t = useWords()
  const [wanted, setWanted] = useState({ from: '', to: '', vacancy_id: '' })
  const query = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''))
  const reading = useCall(funnel, { query })
  const vacancies = useCall(vacanciesToPickFrom, {}).data ?? []
  const set = (name: keyof typeof wanted) => (value: string) => setWanted({ ...wanted, [name]: value })
  return (
    <Page title={t('candidates.title.funnel')} crumb={t('candidates.crumb')}>
      <Group align="flex-end">
        <DateField label={t('candidates.from')} value={wanted.from} onChange={set('from')} />
        <DateField label={t('candidates.to')} value={wanted.to} onChange={set('to')} />
        <ChoiceField
          label={t('candidates.vacancy')}
          placeholder={t('candidates.allVacancies')}
          data={vacancies.map(({ id, position_name }) => ({ value: id, label: position_name }))}
          value={wanted.vacancy_id}
          onChange={set('vacancy_id')}
          clearable
        />
      </Group>
      <Loaded reading={reading}>
        {({ stages, sources, days_to_hire, days_to_fill }) => (
          <>
            <Section>
              <Facts
                facts={[
                  [t('candidates.daysToHire'), days_to_hire === null ? null : String(days_to_hire)],
                  [t('candidates.daysToFill'), days_to_fill === null ? null : String(days_to_fill)],
                ]}
              />
            </Section>
            <ChartCard
              title={t('candidates.stages')}
              rows={stages}
              rowId={({ status }) => status}
              columns={[
                { id: 'stage', header: t('candidates.stage'), cell: ({ status }) => t(`candidates.status.${status}`) },
                {
                  id: 'reached',
                  header: t('candidates.reached'),
                  number: true,
                  cell: ({ reached }) => String(reached),
                },
                {
                  id: 'dropped',
                  header: t('candidates.dropped'),
                  number: true,
                  cell: ({ dropped }) => String(dropped),
                },
              ]}
            >
              <ul className={classes.bars}>
                {stages.map(({ status, reached }) => (
                  <li key={status}>
                    <span>{t(`candidates.status.${status}`)}</span>
                    <span className={classes.bar}>
                      <i style={{ width: `${stages[0]?.reached ? (reached * 100) / stages[0].reached : 0}%` }} />
                    </span>
                    <span className="number">{reached}</span>
                  </li>
                ))}
              </ul>
            </ChartCard>
            <Section title={t('candidates.sources')}>
              <SimpleTable
                label={t('candidates.sources')}
                rows={sources}
                rowId={({ source }) => source ?? ''}
                empty={t('candidates.none.active')}
                columns={[
                  {
                    id: 'source',
                    header: t('candidates.source'),
                    cell: ({ source }) => source ?? t('candidates.noSource'),
                  },
                  {
                    id: 'applications',
                    header: t('candidates.applications'),
                    number: true,
                    cell: ({ applications }) => String(applications),
                  },
                  { id: 'hires', header: t('candidates.hires'), number: true, cell: ({ hires }) => String(hires) },
                ]}
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  )
}
