/** Days by what was decided of them: approved, rejected and opened again, one or many at once. */
import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty } from '#design/states.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { decide } from '../../contract/days/deciding.ts'
import { approval } from '../../contract/days/reading.ts'
import { useWords } from '../words.ts'
import { dayColumns } from './columns.tsx'
import { DayFilters } from './day-filters.tsx'
import { DayPanel } from './day-panel.tsx'
import type { PersonDay } from './labels.ts'
import { LockDialog } from './lock-dialog.tsx'
import { STALE } from './stale.ts'
import { asQuery, useDays } from './use-days.ts'

const ALL = {
  approve: { decision: 'approve', word: 'attendance.days.approveAll', hint: 'attendance.days.approveAllHint' },
  reopen: { decision: 'reopen', word: 'attendance.days.reopenAll', hint: 'attendance.days.reopenAllHint' },
} as const
const statuses = ['pending', 'unclear', 'plain', 'stale', 'auto_approved', 'approved', 'rejected'] as const

const isOwnList = (value: (typeof statuses)[number]) => value === 'stale' || value === 'unclear' || value === 'plain'

export function ApprovalScreen() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const mayLock = mayEnter(useSession(), 'attendance.write')
  const address = useListAddress()
  const days = useDays(address)
  const status = statuses.find((one) => one === address.filter('status')) ?? 'pending'
  const [rejecting, setRejecting] = useState<readonly PersonDay[]>()
  const [locking, setLocking] = useState(false)
  const [isOfAll, setOfAll] = useState(false)
  const close = () => {
    setRejecting(undefined)
    setOfAll(false)
  }
  const act = useAct(decide, { refreshes: STALE, after: close })
  const { reading, rows, total } = useReadOn([approval.id, days, status], (page, signal) =>
    callWhole(approval, { query: { ...asQuery(days), status, ...page }, signal }),
  )
  // What was decided is the list itself, but for days that changed since.
  const columns = useMemo(
    () => dayColumns(t, language, zone).filter(({ id }) => id !== 'approval' || status === 'stale'),
    [t, language, zone, status],
  )
  const send = (chosen: readonly PersonDay[], decision: 'approve' | 'reject' | 'reopen', reason?: string) =>
    act.mutate({ body: { ids: chosen.map(({ id }) => id), decision, reason } })
  const isDecided = status === 'approved' || status === 'rejected'
  const all = ALL[isDecided ? 'reopen' : 'approve']
  const buttons = (chosen: readonly PersonDay[]) => (
    <>
      {status !== 'approved' && (
        <Button size="xs" loading={act.isPending} onClick={() => send(chosen, 'approve')}>
          {t('attendance.days.approve')}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button size="xs" variant="default" onClick={() => setRejecting(chosen)}>
          {t('attendance.days.reject')}
        </Button>
      )}
      {(isDecided || status === 'stale') && (
        <Button size="xs" variant="default" onClick={() => send(chosen, 'reopen')}>
          {t('attendance.days.reopen')}
        </Button>
      )}
    </>
  )
  return (
    <Page
      full
      title={t('attendance.days.approvals')}
      crumb={t('attendance.days.crumb')}
      actions={
        <>
          <DayFilters address={address} name="approval" days={days} more={{ status }} />
          {mayLock && (
            <Button variant="default" leftSection={<IconLock size={16} />} onClick={() => setLocking(true)}>
              {t('attendance.days.lock')}
            </Button>
          )}
        </>
      }
    >
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={t('attendance.days.approval')}
          value={status}
          onChange={(next) => address.change({ 'f.status': next === 'pending' ? undefined : next })}
          data={statuses.map((value) => ({
            value,
            label: isOwnList(value) ? t(`attendance.days.${value}`) : t(`attendance.approval.${value}`),
          }))}
        />
        {total > 1 && (
          <Button size="xs" variant="light" onClick={() => setOfAll(true)}>
            {t(all.word, { count: total })}
          </Button>
        )}
      </Group>
      <DataList
        id="attendance-approval"
        noFile
        label={t('attendance.days.approvals')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ employee, date }) => `${employee.full_name}: ${date}`}
        columns={columns}
        empty={<Empty title={t('attendance.days.nothingWaits')} />}
        keys={[
          {
            key: 'a',
            label: t('attendance.days.approve'),
            run: (row, chosen) => send(chosen.length > 0 ? chosen : [row], 'approve'),
          },
          {
            key: 'r',
            label: t('attendance.days.reject'),
            run: (row, chosen) => setRejecting(chosen.length > 0 ? chosen : [row]),
          },
        ]}
        bulk={(chosen) => buttons(chosen)}
        peekWidth="wide"
        peek={(row, close) => (
          <DayPanel key={row.id} day={row} name={row.employee.full_name} acts={buttons([row])} onClose={close} />
        )}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {rejecting && (
        <ReasonDialog
          title={t('attendance.days.rejectTitle', { count: rejecting.length })}
          action={t('attendance.days.reject')}
          reason={t('attendance.days.reason')}
          working={act.isPending}
          danger
          onConfirm={(reason) => send(rejecting, 'reject', reason)}
          onClose={() => setRejecting(undefined)}
        >
          {t('attendance.days.rejectHint')}
        </ReasonDialog>
      )}
      {isOfAll && (
        <ConfirmDialog
          title={t(all.word, { count: total })}
          action={t(all.word, { count: total })}
          working={act.isPending}
          onConfirm={() => act.mutate({ body: { ...days, status, decision: all.decision } })}
          onClose={close}
        >
          {t(all.hint)}
        </ConfirmDialog>
      )}
      {locking && <LockDialog days={days} onClose={() => setLocking(false)} />}
    </Page>
  )
}
