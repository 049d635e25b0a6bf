/** The one inbox: whatever of any kind waits for the reader, decided with a key, with what one has to know beside it. */
import { useMediaQuery } from '@mantine/hooks'
import { useSearch } from '@tanstack/react-router'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { application, pendingCount } from '../../contract.ts'
import { DecideDialog } from '../decide/decide-dialog.tsx'
import { type Decision, decisions, mayBe } from '../decide/decisions.ts'
import { useDeciding } from '../decide/use-deciding.ts'
import { KindParts, type Request } from '../kind-parts.ts'
import { useWords } from '../words.ts'
import { inboxColumns, inboxFilters, kindTabs } from './inbox-columns.tsx'
import { InboxHead } from './inbox-head.tsx'
import { RequestPanel } from './request-panel.tsx'
import { StagedCard } from './staged.tsx'
import { useInbox, viewIn } from './use-inbox.ts'

const ROW_HEIGHT = 58
type Deciding = { readonly decision: Decision; readonly requests: readonly Request[] }

export function InboxScreen() {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const address = useListAddress()
  const { view: named }: { readonly view?: string } = useSearch({ strict: false })
  const view = viewIn(named)
  const { reading, rows, total } = useInbox(view, address)
  const waiting = useCall(pendingCount, {}).data
  const [deciding, setDeciding] = useState<Deciding>()
  const { decide, working } = useDeciding()
  const parts = use(KindParts)
  const columns = useMemo(() => inboxColumns(t, { view, language, zone }), [t, view, language, zone])
  const filters = useMemo(() => (view === 'mine' ? [] : inboxFilters(t)), [t, view])
  const tabs = useMemo(() => kindTabs(t, rows), [t, rows])
  useFirstOpen(rows, view === 'mine', address)

  /** What is over gives its place to the next that waits. */
  const goOn = (decided: readonly string[]) => {
    if (view !== 'mine' || address.open === undefined || !decided.includes(address.open)) return
    const at = rows.findIndex(({ id }) => id === address.open)
    const left = [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ id }) => !decided.includes(id))
    address.change({ open: left?.id })
  }
  const take = (decision: Decision, requests: readonly Request[]) => {
    const [only] = requests
    // What is agreed to needs no words; what is refused or taken away is looked at once more.
    const asksWhy = only !== undefined && parts[only.kind]?.approvedWithWhy && only.asked !== 'withdraw'
    if (decision === 'approve' && requests.length === 1 && only && !asksWhy && mayBe('approve', only))
      decide({ ids: [only.id], decision }, () => goOn([only.id]))
    else setDeciding({ decision, requests })
  }
  return (
    <Page
      full
      title={t('approvals.title')}
      crumb={t('approvals.crumb')}
      badge={waiting && waiting.mine > 0 && <StatusBadge>{waiting.mine}</StatusBadge>}
      actions={<InboxHead view={view} address={address} />}
    >
      {view === 'mine' && <StagedCard />}
      <DataList
        id={`approvals-${view}`}
        label={t('approvals.title')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, title }) => `${full_name}: ${title}`}
        rowHeight={ROW_HEIGHT}
        columns={columns}
        filters={filters}
        tabs={tabs.length > 2 ? tabs : undefined}
        empty={
          view === 'mine' && waiting && waiting.staged.length > 0 ? (
            <Empty title={t('approvals.noneButStaged')} hint={t('approvals.noneButStagedHint')} />
          ) : (
            <Empty title={t(`approvals.none.${view}`)} hint={t(`approvals.noneHint.${view}`)} />
          )
        }
        peekWidth="wide"
        peek={(row, close) => (
          <RequestPanel
            key={row.id}
            request={row}
            working={working}
            onDecide={(decision) => take(decision, [row])}
            onClose={close}
          />
        )}
        elsewhere={useElsewhere(address.open, rows, reading.isPending)}
        keys={[
          {
            key: 'a',
            label: t('approvals.do.approve'),
            run: (row, chosen) => take('approve', chosen.length > 0 ? chosen : [row]),
          },
          {
            key: 'r',
            label: t('approvals.do.reject'),
            run: (row, chosen) => take('reject', chosen.length > 0 ? chosen : [row]),
          },
        ]}
        bulk={(chosen) =>
          decisions
            .filter((decision) => chosen.some((request) => mayBe(decision, request)))
            .map((decision) => (
              <button key={decision} type="button" onClick={() => take(decision, chosen)}>
                {t(`approvals.do.${decision}`)}
              </button>
            ))
        }
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {deciding && <DecideDialog {...deciding} onDone={goOn} onClose={() => setDeciding(undefined)} />}
    </Page>
  )
}

/** Where there is room beside the list, the first that waits is open, once; whoever closes it keeps it closed. */
function useFirstOpen(rows: readonly Request[], wanted: boolean, address: ReturnType<typeof useListAddress>): void {
  const wide = useMediaQuery('(min-width: 1101px)') ?? false
  const done = useRef(false)
  const [first] = rows
  useEffect(() => {
    if (done.current || !wanted || !wide || !first) return
    done.current = true
    if (address.open === undefined) address.change({ open: first.id })
  }, [wanted, wide, first, address])
}

/** A notice leads to a request that is in no list any more, since somebody else decided it. */
function useElsewhere(open: string | undefined, rows: readonly Request[], pending: boolean): Request | undefined {
  const isMissing = open !== undefined && !pending && !rows.some(({ id }) => id === open)
  const reading = useCall(application, { params: { id: open ?? '' } }, { enabled: isMissing })
  return isMissing && reading.data?.id === open ? reading.data : undefined
}
