/** Two months, or an approved version of a run and the run as it is now: what each figure came to, who is paid differently and why. */
import { Anchor, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type ListAddress, useListAddress } from '#design/data-list/address.ts'
import type { Column, ListTab } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Facts, Page, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { amountOf } from '#kernel/money.ts'
import { yearMonthText } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changeText, moneyText } from '#platform/words/format.ts'
import { compare } from '../../contract/compare.ts'
import { months } from '../../contract/run.ts'
import { useMonthName } from '../month.ts'
import { useWords } from '../words.ts'

type Compared = DataOf<typeof compare>
type Person = Compared['people'][number]
const NONE: readonly Person[] = []
const STATES = ['changed', 'joined', 'left', 'same'] as const
const tones = { changed: 'warn', joined: 'good', left: 'plain', same: 'plain' } as const

export function CompareScreen() {
  const t = useWords()
  const { full } = useMonthName()
  const version = useListAddress().filter('version')
  const reading = useCall(months, {})
  const known = (reading.data?.months ?? []).filter(({ status }) => status !== 'none')
  const choices = known.map((month) => ({ value: yearMonthText(month), label: full(month) }))
  return (
    <Page full title={t(version ? 'payroll.compareVersions' : 'payroll.compare')} crumb={t('payroll.title')}>
      <Loaded reading={reading} rows={8}>
        {() => {
          if (version) return <TwoVersions version={version} nameOf={nameIn(choices)} />
          const [newest, before] = choices
          if (!newest || !before) return <Empty title={t('payroll.compare.few')} hint={t('payroll.compare.fewHint')} />
          return <TwoMonths choices={choices} newest={newest.value} before={before.value} />
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

type ComparisonProps = { readonly query: Query; readonly names: Names }
type Query = {
  readonly from: string
  readonly to: string
  readonly version?: string | undefined
  readonly run?: string | undefined
}

function Comparison({ query, names }: ComparisonProps) {
  const t = useWords()
  const reading = useCall(compare, { query })
  const columns = useColumns(...names)
  const tabs = useMemo<readonly ListTab<Person>[]>(
    () =>
      STATES.map((state) => ({
        id: state,
        label: t(`payroll.compare.${state}`),
        matches: ({ status }: Person) => status === state,
      })),
    [t],
  )
  return (
    <>
      {reading.data && <Figures figures={reading.data.figures} names={names} />}
      <DataList
        id="pay-compared"
        label={t('payroll.compare')}
        reading={reading}
        rows={reading.data?.people ?? NONE}
        rowId={({ employee_id }) => employee_id}
        rowName={({ full_name }) => full_name}
        columns={columns}
        tabs={tabs}
        peek={(row, close) => <PersonPanel key={row.employee_id} person={row} names={names} onClose={close} />}
        empty={<Empty title={t('payroll.compare.none')} />}
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

type Names = readonly [string, string]

function Figures({ figures, names: [from, to] }: { readonly figures: Compared['figures']; readonly names: Names }) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const money = (amount: string) => moneyText(amount, currency)
  const shown = figures.filter((one) => one.from !== '0.00' || one.to !== '0.00')
  return (
    <Section title={t('payroll.compare.figures')}>
      <SimpleTable
        label={t('payroll.compare.figures')}
        rows={shown}
        rowId={({ name }) => name}
        wide
        columns={[
          { id: 'name', header: t('payroll.compare.figure'), cell: ({ label }) => label },
          { id: 'from', header: from, number: true, cell: (one) => money(one.from) },
          { id: 'to', header: to, number: true, cell: (one) => money(one.to) },
          {
            id: 'difference',
            header: t('payroll.compare.difference'),
            number: true,
            cell: (one) => changeText(one.difference, currency),
          },
        ]}
      />
    </Section>
  )
}

type PersonPanelProps = { readonly person: Person; readonly names: Names; readonly onClose: () => void }

function PersonPanel({ person, names: [from, to], onClose }: PersonPanelProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const money = (amount: string) => moneyText(amount, currency)
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{person.full_name}</h2>
          <StatusBadge tone={tones[person.status]}>{t(`payroll.compare.${person.status}`)}</StatusBadge>
        </>
      }
    >
      <Facts
        facts={[
          [t('payroll.staffId'), person.staff_id],
          [from, moneyText(person.from, currency)],
          [to, moneyText(person.to, currency)],
          [t('payroll.compare.difference'), changeText(person.difference, currency)],
        ]}
      />
      <Section title={t('payroll.compare.lines')}>
        <SimpleTable
          label={t('payroll.compare.lines')}
          rows={person.lines}
          rowId={({ key }) => key}
          empty={t('payroll.compare.noLines')}
          wide
          columns={[
            { id: 'line', header: t('payroll.retro.line'), cell: ({ label }) => label },
            { id: 'from', header: from, number: true, cell: (line) => money(line.from) },
            { id: 'to', header: to, number: true, cell: (line) => money(line.to) },
            { id: 'why', header: t('payroll.compare.why'), cell: ({ why }) => why },
          ]}
        />
      </Section>
    </Panel>
  )
}

function useColumns(from: string, to: string): readonly Column<Person>[] {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  return useMemo(() => {
    const amount = (id: 'from' | 'to' | 'difference', header: string): Column<Person> => ({
      id,
      header,
      width: 150,
      number: true,
      text: (row) => (id === 'difference' ? changeText : moneyText)(row[id], currency),
      sort: (row) => amountOf(row[id]),
      ...(id === 'difference' ? { phone: true } : { goes: id === 'from' ? 2 : 1 }),
    })
    return [
      {
        id: 'person',
        header: t('payroll.employee'),
        always: true,
        phone: true,
        least: 160,
        text: (row) => row.full_name,
      },
      { id: 'staff', header: t('payroll.staffId'), width: 110, goes: 3, text: (row) => row.staff_id },
      amount('from', t('payroll.compare.netOf', { month: from })),
      amount('to', t('payroll.compare.netOf', { month: to })),
      amount('difference', t('payroll.compare.difference')),
    ]
  }, [t, from, to, currency])
}
