/** Two sides of pay beside each other: what each figure came to, and who is paid differently and why. */
import { type ReactNode, useMemo } from 'react'
import type { Column, ListTab } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts, Section } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty, type Reading } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { amountOf } from '#kernel/money.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { changeText, listText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { compare } from '../../contract/compare.ts'
import { useWords } from '../words.ts'

export type Figure = DataOf<typeof compare>['figures'][number]
/** Of two months, of two versions, or of another program, whose sheet may name people whom the run does not pay. */
export type Person = Omit<DataOf<typeof compare>['people'][number], 'employee_id' | 'from' | 'difference'> & {
  readonly payslip_id?: string | null
  /** Null where it is not known what the other program paid. */
  readonly from: string | null
  readonly difference: string | null
}
const NONE: readonly Person[] = []
const STATES = ['changed', 'joined', 'left', 'same'] as const
const tones = { changed: 'warn', joined: 'good', left: 'plain', same: 'plain' } as const

export type Names = readonly [string, string]

type ComparisonProps = { readonly query: Query; readonly names: Names }
type Query = {
  readonly from: string
  readonly to: string
  readonly version?: string | undefined
  readonly run?: string | undefined
}

export function Comparison({ query, names }: ComparisonProps) {
  const t = useWords()
  const reading = useCall(compare, { query })
  const { figures = [], people = NONE } = reading.data ?? {}
  return (
    <>
      {reading.data && <Figures figures={figures} names={names} />}
      <People
        reading={reading}
        people={people}
        names={names}
        stateOf={(state) => t(`payroll.compare.${state}`)}
        hasWhy
      />
    </>
  )
}

type State = (typeof STATES)[number]
type PeopleProps = {
  readonly reading: Reading
  readonly people: readonly Person[]
  readonly names: Names
  readonly stateOf: (state: State) => string
  readonly hasWhy?: boolean
  /** Where the payslip itself is. */
  readonly linkOf?: (payslipId: string) => ReactNode
}

export function People({ reading, people, ...shown }: PeopleProps) {
  const t = useWords()
  const { names, stateOf } = shown
  const columns = useColumns(...names)
  const tabs: readonly ListTab<Person>[] = STATES.map((state) => ({
    ...{ id: state, label: stateOf(state), matches: ({ status }: Person) => status === state },
  }))
  return (
    <DataList
      id="pay-compared"
      label={t('payroll.compare')}
      reading={reading}
      rows={people}
      rowId={({ staff_id }) => staff_id}
      rowName={({ full_name }) => full_name}
      columns={columns}
      tabs={tabs}
      peekWidth="wide"
      peek={(row, close) => <PersonPanel key={row.staff_id} person={row} {...shown} onClose={close} />}
      empty={<Empty title={t('payroll.compare.none')} />}
    />
  )
}

export function Figures({
  figures,
  names: [from, to],
}: {
  readonly figures: readonly Figure[]
  readonly names: Names
}) {
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

type PersonPanelProps = Omit<PeopleProps, 'reading' | 'people'> & {
  readonly person: Person
  readonly onClose: () => void
}

function PersonPanel({ person, names: [from, to], stateOf, hasWhy, linkOf, onClose }: PersonPanelProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const money = (amount: string) => moneyText(amount, currency)
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{person.full_name}</h2>
          <StatusBadge tone={tones[person.status]}>{stateOf(person.status)}</StatusBadge>
        </>
      }
    >
      <Facts
        facts={[
          [t('payroll.staffId'), person.staff_id],
          [from, moneyText(person.from, currency)],
          [to, moneyText(person.to, currency)],
          [t('payroll.compare.difference'), person.difference && changeText(person.difference, currency)],
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
            hasWhy
              ? { id: 'why', header: t('payroll.compare.why'), cell: ({ why }) => why }
              : {
                  id: 'difference',
                  header: t('payroll.compare.difference'),
                  number: true,
                  cell: (line) => changeText(line.difference, currency),
                },
          ]}
        />
      </Section>
      {person.payslip_id && linkOf?.(person.payslip_id)}
    </Panel>
  )
}

function useColumns(from: string, to: string): readonly Column<Person>[] {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  return useMemo(() => {
    const amount = (id: 'from' | 'to' | 'difference', header: string): Column<Person> => ({
      id,
      header,
      width: 150,
      number: true,
      text: (row) => (id === 'difference' ? changeText : moneyText)(row[id] ?? '', currency),
      sort: (row) => amountOf(row[id] ?? '0.00'),
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
      {
        id: 'lines',
        header: t('payroll.compare.lines'),
        least: 180,
        goes: 4,
        text: ({ lines }) => listText([...new Set(lines.map(({ label }) => label))], language),
      },
    ]
  }, [t, from, to, currency, language])
}
