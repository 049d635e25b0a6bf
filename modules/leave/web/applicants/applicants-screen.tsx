/** Everybody's leave: looked through by month, type, department and person; decided, entered and changed. */
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import type { RequestDecision } from '#platform/requests/web/decide-many.tsx'
import { MonthFilter } from '#platform/requests/web/month-filter.tsx'
import { decisionButtons, decisionKeys } from '#platform/requests/web/ways-to-decide.tsx'
import { useWords as useRequestWords } from '#platform/requests/web/words.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { application } from '../../contract/applications.ts'
import { types } from '../../contract/types.ts'
import { ApplyDialog } from '../apply/apply-dialog.tsx'
import { DecideLeaveDialog } from '../decide/decide-leave-dialog.tsx'
import type { Application } from '../labels.ts'
import { useWords } from '../words.ts'
import { applicantColumns, applicantFilters } from './applicant-columns.tsx'
import { LeavePanel } from './leave-panel.tsx'
import { useApplicants } from './use-applicants.ts'

type Open =
  | { readonly what: 'apply' }
  | { readonly what: 'change'; readonly leave: DataOf<typeof application> }
  | { readonly what: 'decide'; readonly decision: RequestDecision; readonly chosen: readonly Application[] }

const NONE: readonly never[] = []

export function ApplicantsScreen() {
  const t = useWords()
  const r = useRequestWords()
  const language = useLanguage()
  const { timezone_key: zone, today } = useMe()
  const address = useListAddress()
  const [open, setOpen] = useState<Open>()
  const { reading, rows, total } = useApplicants(address)
  const leaveTypes = useCall(types, {}).data ?? NONE
  const units = useCall(departments, {}).data ?? NONE
  const columns = useMemo(() => applicantColumns(t, language, zone, today), [t, language, zone, today])
  const filters = useMemo(() => applicantFilters(t, leaveTypes, units), [t, leaveTypes, units])
  const decide = (decision: RequestDecision, chosen: readonly Application[]) =>
    setOpen({ what: 'decide', decision, chosen })
  const close = () => setOpen(undefined)
  return (
    <Page
      full
      title={t('leave.title')}
      crumb={t('leave.crumb')}
      actions={
        <>
          <MonthFilter address={address} />
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'apply' })}>
            {t('leave.enter')}
          </Button>
        </>
      }
    >
      <DataList
        id="leave-applicants"
        label={t('leave.title')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, label }) => `${full_name}: ${label}`}
        columns={columns}
        filters={filters}
        empty={
          <Empty title={t(address.anyFilter ? 'leave.noneFits' : 'leave.none')} hint={t('leave.noneHint')}>
            <Button onClick={() => setOpen({ what: 'apply' })}>{t('leave.enter')}</Button>
          </Empty>
        }
        peekWidth="wide"
        peek={(row, shut) => (
          <LeavePanel
            key={row.id}
            row={row}
            onDecide={(decision) => decide(decision, [row])}
            onChange={(leave) => setOpen({ what: 'change', leave })}
            onClose={shut}
          />
        )}
        keys={decisionKeys(r, decide)}
        bulk={(chosen) => decisionButtons(r, decide, chosen)}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {open?.what === 'apply' && <ApplyDialog types={leaveTypes} onClose={close} />}
      {open?.what === 'change' && <ApplyDialog types={leaveTypes} changing={open.leave} onClose={close} />}
      {open?.what === 'decide' && <DecideLeaveDialog {...open} onClose={close} />}
    </Page>
  )
}
