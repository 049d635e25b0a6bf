/** Two months, a version of a run and the run as it is now, or a month and another program: which of them are compared. */
import { Anchor, Group, Tabs } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ListAddress, useListAddress } from '#design/data-list/address.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { yearMonthText } from '#kernel/plain-date.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { months } from '../../contract/run.ts'
import { useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import { Comparison } from './comparison.tsx'
import { WithSheet } from './with-sheet.tsx'

export function CompareScreen() {
  const t = useWords()
  const { full } = useMonthName()
  const version = useListAddress().filter('version')
  const search: { readonly view?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const withSheet = search.view === 'sheet'
  const show = (view: string | null) =>
    void navigate({ to: '/app/payroll/compare', search: { view: view === 'sheet' ? view : undefined } as never })
  const reading = useCall(months, {})
  const known = (reading.data?.months ?? []).filter(({ status }) => status !== 'none')
  const choices = known.map((month) => ({ value: yearMonthText(month), label: full(month) }))
  return (
    <Page full title={t(version ? 'payroll.compareVersions' : 'payroll.compare')} crumb={t('payroll.title')}>
      <Loaded reading={reading} rows={8}>
        {() => {
          if (version) return <TwoVersions version={version} nameOf={nameIn(choices)} />
          const [newest, before] = choices
          return (
            <>
              <Tabs value={withSheet ? 'sheet' : 'months'} onChange={show} mb="md">
                <TabsList>
                  <Tabs.Tab value="months">{t('payroll.compare.months')}</Tabs.Tab>
                  <Tabs.Tab value="sheet">{t('payroll.parallel')}</Tabs.Tab>
                </TabsList>
              </Tabs>
              {!newest || !(withSheet || before) ? (
                <Empty title={t('payroll.compare.few')} hint={t('payroll.compare.fewHint')} />
              ) : withSheet || !before ? (
                <OneMonth choices={choices} newest={newest.value} />
              ) : (
                <TwoMonths choices={choices} newest={newest.value} before={before.value} />
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

type Choice = { readonly value: string; readonly label: string }
type TwoMonthsProps = { readonly choices: readonly Choice[]; readonly newest: string; readonly before: string }

function TwoMonths({ choices, newest, before }: TwoMonthsProps) {
  const address = useListAddress()
  const among = (value: string | undefined, other: string) =>
    choices.some((choice) => choice.value === value) ? (value ?? other) : other
  const query = { from: among(address.filter('from'), before), to: among(address.filter('to'), newest) }
  const nameOf = nameIn(choices)
  return (
    <>
      <Group gap="sm">
        <MonthChoice address={address} field="from" value={query.from} choices={choices} />
        <MonthChoice address={address} field="to" value={query.to} choices={choices} />
      </Group>
      <Comparison query={query} names={[nameOf(query.from), nameOf(query.to)]} />
    </>
  )
}

/** One month, beside what another program made of it. */
function OneMonth({ choices, newest }: Pick<TwoMonthsProps, 'choices' | 'newest'>) {
  const address = useListAddress()
  const wanted = address.filter('to')
  const month = choices.some(({ value }) => value === wanted) ? (wanted ?? newest) : newest
  return (
    <>
      <Group gap="sm">
        <MonthChoice address={address} field="to" value={month} choices={choices} />
      </Group>
      <WithSheet key={month} month={month} nameOf={nameIn(choices)} />
    </>
  )
}

const nameIn = (choices: readonly Choice[]) => (month: string) =>
  choices.find(({ value }) => value === month)?.label ?? month

type TwoVersionsProps = { readonly version: string; readonly nameOf: (month: string) => string }

/** What a run that was opened again came to before, and what it comes to now. */
function TwoVersions({ version, nameOf }: TwoVersionsProps) {
  const t = useWords()
  const address = useListAddress()
  const month = address.filter('from') ?? ''
  const run = address.filter('run')
  const back = { month, ...(run && { run }) }
  return (
    <>
      <Group gap="sm">
        <Anchor component={Link} to="/app/payroll" search={back as never}>
          {nameOf(month)}
        </Anchor>
      </Group>
      <Comparison
        query={{ from: month, to: month, version, run }}
        names={[t('payroll.version', { version }), t('payroll.versionNow')]}
      />
    </>
  )
}

type MonthChoiceProps = {
  readonly address: ListAddress
  readonly field: 'from' | 'to'
  readonly value: string
  readonly choices: readonly Choice[]
}

function MonthChoice({ address, field, value, choices }: MonthChoiceProps) {
  const t = useWords()
  return (
    <ChoiceField
      aria-label={t(`payroll.compare.${field}`)}
      allowDeselect={false}
      value={value}
      onChange={(month) => address.change({ [`f.${field}`]: month ?? undefined })}
      data={[...choices]}
    />
  )
}
