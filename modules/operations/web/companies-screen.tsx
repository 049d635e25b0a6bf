/** All companies of the installation, and beside the list what each may use. */

import { useMemo } from 'react'
import type { Column, Filter, ListTab } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText, wholeText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { operatedCompanies } from '../contract/companies.ts'
import { CompanyPanel } from './company-panel.tsx'
import type { Operated } from './operated.ts'
import { packageWord, useWords } from './words.ts'

type Say = ReturnType<typeof useWords>
const NONE: readonly Operated[] = []
const countries = ['MY', 'TW', 'PH'] as const

export function CompaniesScreen() {
  const t = useWords()
  const language = useLanguage()
  const list = useCall(operatedCompanies, { query: {} })
  const columns = useMemo(() => columnsOf(t, language), [t, language])
  const rows = list.data ?? NONE
  const packages = useMemo(() => [...new Set(['trial', ...rows.map((row) => row.package)])].sort(), [rows])
  const filters = useMemo(() => filtersOf(t, packages), [t, packages])
  const tabs = useMemo(() => tabsOf(t), [t])
  return (
    <Page full title={t('operations.companiesTitle')} crumb={t('operations.title')}>
      <DataList
        id="operated-companies"
        label={t('operations.companiesTitle')}
        reading={list}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        filters={filters}
        tabs={tabs}
        empty={<Empty title={t('operations.noCompanies')} hint={t('operations.noCompaniesHint')} />}
        peek={(row, close) => <CompanyPanel key={row.id} company={row} packages={packages} onClose={close} />}
      />
    </Page>
  )
}

const columnsOf = (t: Say, language: Language): readonly Column<Operated>[] => [
  { id: 'name', header: t('operations.company'), always: true, text: ({ name }) => name },
  { id: 'country', header: t('operations.country'), width: 110, goes: 2, text: (row) => countryWord(t, row.country) },
  { id: 'package', header: t('operations.package'), width: 110, goes: 3, text: (row) => packageWord(row.package) },
  {
    id: 'headcount',
    header: t('operations.headcount'),
    width: 130,
    number: true,
    phone: true,
    text: (row) => t('operations.of', { people: wholeText(row.headcount), limit: wholeText(row.headcount_limit) }),
    sort: (row) => row.headcount,
    searched: false,
  },
  {
    id: 'modules',
    header: t('operations.modules'),
    width: 90,
    number: true,
    goes: 4,
    text: (row) => wholeText(row.modules),
    sort: (row) => row.modules,
    searched: false,
  },
  {
    id: 'opened',
    header: t('operations.opened'),
    width: 116,
    goes: 1,
    text: (row) => dayText(row.created_at.slice(0, 10), language),
    sort: (row) => row.created_at,
    searched: false,
  },
  {
    id: 'status',
    header: t('operations.state'),
    width: 100,
    phone: true,
    text: (row) => t(`operations.status.${row.status}`),
    cell: (row) => (
      <StatusBadge tone={row.status === 'active' ? 'good' : 'bad'}>{t(`operations.status.${row.status}`)}</StatusBadge>
    ),
    searched: false,
  },
]

const filtersOf = (t: Say, packages: readonly string[]): readonly Filter<Operated>[] => [
  {
    id: 'country',
    label: t('operations.country'),
    options: countries.map((value) => ({ value, label: t(`operations.${value}`) })),
    matches: (row, value) => row.country === value,
  },
  {
    id: 'package',
    label: t('operations.package'),
    options: packages.map((value) => ({ value, label: packageWord(value) })),
    matches: (row, value) => row.package === value,
  },
]

const tabsOf = (t: Say): readonly ListTab<Operated>[] => [
  { id: 'active', label: t('operations.status.active'), matches: (row) => row.status === 'active' },
  { id: 'disabled', label: t('operations.status.disabled'), matches: (row) => row.status === 'disabled' },
  { id: 'all', label: t('operations.all'), matches: () => true },
]

function countryWord(t: Say, code: string): string {
  const known = countries.find((country) => country === code)
  return known ? t(`operations.${known}`) : code
}
