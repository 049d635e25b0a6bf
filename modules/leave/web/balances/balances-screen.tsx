/** Everybody's balances as of a day; one of them opened shows every grant, day and expiry that led to it. */
import { useMemo } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FurtherRows } from '#design/further-rows.tsx'
import { Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { groups, types } from '../../contract/types.ts'
import { useWords } from '../words.ts'
import { balanceColumns, balanceFilters } from './balance-columns.tsx'
import { PersonLeave } from './person-leave.tsx'
import { useBalances } from './use-balances.ts'

const option = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name })

export function BalancesScreen() {
  const t = useWords()
  const language = useLanguage()
  const address = useListAddress()
  const { today } = useMe()
  const asOf = address.filter('day')
  const { reading, rows, total } = useBalances(address)
  const filters = useFilters()
  const columns = useMemo(() => balanceColumns(t), [t])
  return (
    <Page
      full
      title={t('leave.balances')}
      crumb={t('leave.title')}
      meta={t('leave.asOfDay', { day: dayText(asOf ?? today, language) })}
      actions={
        <DateField
          aria-label={t('leave.asOf')}
          value={asOf ?? ''}
          onChange={(day) => address.change({ 'f.day': day || undefined })}
        />
      }
    >
      <DataList
        id="leave-balances"
        label={t('leave.balances')}
        reading={reading}
        rows={rows}
        rowId={({ employee_id, type_id }) => `${employee_id}:${type_id}`}
        rowName={({ full_name, label }) => `${full_name}: ${label}`}
        columns={columns}
        filters={filters}
        empty={<Empty title={t('leave.noBalances')} hint={t('leave.noBalancesHint')} />}
        peekWidth="wide"
        peek={(row, close) => (
          <Panel
            onClose={close}
            head={
              <>
                <h2>{row.full_name}</h2>
                <p>{[row.staff_id, row.department].filter(Boolean).join(' · ')}</p>
              </>
            }
          >
            <PersonLeave key={row.employee_id} employeeId={row.employee_id} first={row.type_id} asOf={asOf} />
          </Panel>
        )}
      />
      <FurtherRows reading={reading} shown={rows.length} total={total} />
    </Page>
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
