/** Everybody's balances as of a day, a row a person, or a row each type; one of them opened shows every grant, day and expiry that led to it. */
import { SegmentedControl } from '@mantine/core'
import { useMemo } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useListAddress } from '#design/data-list/address.ts'
import type { Filter } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { groups, types } from '../../contract/types.ts'
import { AsOfField } from '../as-of-field.tsx'
import { useWords } from '../words.ts'
import { balanceColumns, balanceFilters } from './balance-columns.tsx'
import { type PersonRow, peopleColumns, peopleOf } from './people-columns.tsx'
import { PersonLeave } from './person-leave.tsx'
import { useBalances } from './use-balances.ts'

const option = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name })

export function BalancesScreen() {
  const t = useWords()
  const language = useLanguage()
  const address = useListAddress()
  const asOf = address.filter('day')
  const { reading, rows, total } = useBalances(address)
  const filters = useFilters()
  const byType = address.filter('view') === 'type'
  const columns = useMemo(() => balanceColumns(t), [t])
  const people = useMemo(() => peopleOf(rows), [rows])
  const columnsOfPeople = useMemo(() => peopleColumns(t, rows, language), [t, rows, language])
  const filtersOfPeople = useMemo(
    (): readonly Filter<PersonRow>[] =>
      filters.map(({ id, label, options }) => ({ id, label, options, matches: () => true })),
    [filters],
  )
  const shared = {
    label: t('leave.balances'),
    reading,
    empty: <Empty title={t('leave.noBalances')} hint={t('leave.noBalancesHint')} />,
    peekWidth: 'wide' as const,
  }
  return (
    <Page
      full
      title={t('leave.balances')}
      crumb={t('leave.title')}
      actions={
        <>
          <SegmentedControl
            aria-label={t('leave.by')}
            value={byType ? 'type' : 'person'}
            onChange={(next) => address.change({ 'f.view': next === 'type' ? 'type' : undefined, open: undefined })}
            data={(['person', 'type'] as const).map((value) => ({ value, label: t(`leave.by.${value}`) }))}
          />
          <AsOfField day={asOf} onChange={(day) => address.change({ 'f.day': day })} />
        </>
      }
    >
      {byType ? (
        <DataList
          {...shared}
          id="leave-balances"
          rows={rows}
          rowId={({ employee_id, type_id }) => `${employee_id}:${type_id}`}
          rowName={({ full_name, label }) => `${full_name}: ${label}`}
          columns={columns}
          filters={filters}
          peek={(row, close) => <Peek row={row} first={row.type_id} asOf={asOf} onClose={close} />}
        />
      ) : (
        <DataList
          {...shared}
          id="leave-balances-people"
          rows={people}
          rowId={({ employee_id }) => employee_id}
          rowName={({ full_name }) => full_name}
          columns={columnsOfPeople}
          filters={filtersOfPeople}
          peek={(row, close) => <Peek row={row} asOf={asOf} onClose={close} />}
        />
      )}
      <LoadMore reading={reading} shown={rows.length} total={total} />
    </Page>
  )
}

type PeekProps = {
  readonly row: Pick<PersonRow, 'employee_id' | 'full_name' | 'staff_id' | 'department'>
  /** The type whose ledger is open at first. */
  readonly first?: string
  readonly asOf: string | undefined
  readonly onClose: () => void
}

function Peek({ row, first, asOf, onClose }: PeekProps) {
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <p>{[row.staff_id, row.department].filter(Boolean).join(' · ')}</p>
        </>
      }
    >
      <PersonLeave key={row.employee_id} employeeId={row.employee_id} {...(first && { first })} asOf={asOf} />
    </Panel>
  )
}

function useFilters() {
  const t = useWords()
  const enabled = mayEnter(useSession(), 'leave')
  const leaveTypes = useCall(types, {}, { enabled }).data
  const units = useCall(departments, {}).data
  const leaveGroups = useCall(groups, {}, { enabled }).data
  return useMemo(
    () =>
      balanceFilters(t, {
        types: (leaveTypes ?? []).map(({ id, label }) => ({ value: id, label })),
        departments: (units ?? []).map(option),
        groups: (leaveGroups ?? []).map(({ id, label }) => ({ value: id, label })),
      }),
    [t, leaveTypes, units, leaveGroups],
  )
}
