/** Where operations land: numbers over all companies, no person's data. */

import { Page, Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { momentText, monthText, wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { operationsDashboard } from '../contract/dashboard.ts'
import classes from './operations.module.css'
import type { Overview } from './overview.ts'
import { ProofSection } from './proof-section.tsx'
import { SystemSection } from './system-section.tsx'
import { useWords } from './words.ts'

const countries = ['MY', 'TW', 'PH'] as const
const runStates = ['none', 'unconfirmed', 'confirmed', 'approved'] as const

export function OperationsDashboardScreen() {
  const t = useWords()
  const session = useSession()
  const reading = useCall(operationsDashboard, { query: {} })
  return (
    <Page title={t('operations.hello', { name: session?.preferredName || session?.fullName || '' })}>
      <Loaded reading={reading} rows={10}>
        {(found) => (
          <>
            <Figures found={found} />
            <Companies found={found} />
            <div className={classes.columns}>
              <SystemSection found={found} />
              <Failures found={found} />
            </div>
            <ProofSection month={found.runs.month} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Figures({ found }: { readonly found: Overview }) {
  const t = useWords()
  const language = useLanguage()
  const { companies, accounts, runs, jobs } = found
  const [year = 0, month = 0] = runs.month.split('-').map(Number)
  const people = companies.by_country.reduce((sum, country) => sum + country.people, 0)
  const states = runs.by_state
    .map(
      ({ state, count }) => `${count} ${t(`operations.runState.${runStates.find((one) => one === state) ?? 'none'}`)}`,
    )
    .join(' · ')
  return (
    <StatCards>
      <StatCard
        label={t('operations.companies')}
        value={wholeText(companies.active)}
        note={t('operations.disabled', { count: companies.disabled })}
      />
      <StatCard label={t('operations.people')} value={wholeText(people)} />
      <StatCard
        label={t('operations.accounts')}
        value={wholeText(accounts.active)}
        note={t('operations.accountsNote', { invited: accounts.invited, week: accounts.signed_in_last_week })}
      />
      <StatCard
        label={t('operations.payslips', { month: monthText(year, month, language) })}
        value={wholeText(runs.payslips)}
        note={states || t('operations.none')}
      />
      <StatCard
        label={t('operations.jobs')}
        value={wholeText(jobs.open)}
        note={t('operations.jobsNote', { count: jobs.failed_last_week })}
      />
    </StatCards>
  )
}

function Companies({ found }: { readonly found: Overview }) {
  const t = useWords()
  const language = useLanguage()
  const countryName = (code: string) => {
    const known = countries.find((one) => one === code)
    return known ? t(`operations.${known}`) : code
  }
  return (
    <div className={classes.columns}>
      <Section title={t('operations.newest')}>
        <SimpleTable
          label={t('operations.newest')}
          rows={found.companies.newest}
          rowId={({ id }) => id}
          empty={t('operations.noCompanies')}
          columns={[
            { id: 'name', header: t('operations.company'), cell: ({ name }) => <span className="strong">{name}</span> },
            { id: 'country', header: t('operations.country'), cell: ({ country }) => countryName(country) },
            {
              id: 'people',
              header: t('operations.headcount'),
              number: true,
              cell: (row) => t('operations.of', { people: row.people, limit: row.headcount_limit }),
            },
            { id: 'at', header: t('operations.opened'), cell: (row) => momentText(row.created_at, language) },
          ]}
        />
      </Section>
      <Section title={t('operations.byCountry')}>
        <SimpleTable
          label={t('operations.byCountry')}
          rows={found.companies.by_country}
          rowId={({ country }) => country}
          columns={[
            { id: 'country', header: t('operations.country'), cell: ({ country }) => countryName(country) },
            { id: 'active', header: t('operations.active'), number: true, cell: ({ active }) => active },
            { id: 'off', header: t('operations.off'), number: true, cell: ({ disabled }) => disabled },
            { id: 'people', header: t('operations.headcount'), number: true, cell: ({ people }) => wholeText(people) },
          ]}
        />
      </Section>
    </div>
  )
}

function Failures({ found }: { readonly found: Overview }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Section title={t('operations.failures')}>
      <SimpleTable
        label={t('operations.failures')}
        rows={found.jobs.newest_failures}
        rowId={({ id }) => id}
        empty={t('operations.noFailures')}
        columns={[
          { id: 'kind', header: t('operations.kind'), cell: ({ kind }) => kind },
          { id: 'company', header: t('operations.company'), cell: ({ company }) => company },
          { id: 'message', header: t('operations.message'), cell: ({ message }) => message },
          { id: 'at', header: t('operations.when'), cell: (row) => momentText(row.finished_at, language) },
        ]}
      />
    </Section>
  )
}
