/** Requests of one kind, of everybody: searched and filtered, entered, looked at, changed, decided singly or many. */

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { requestColumns, requestFilters } from './columns.tsx'
import type { RequestDecision } from './decide-many.tsx'
import { DecideRequests } from './decide-requests.tsx'
import { MonthFilter } from './month-filter.tsx'
import type { RequestInList } from './request.ts'
import type { RequestKind } from './request-kind.ts'
import { RequestPanel } from './request-panel.tsx'
import { useRequests } from './use-requests.ts'
import { decisionButtons, decisionKeys } from './ways-to-decide.tsx'
import { useWords } from './words.ts'

type RequestScreenProps<Row extends RequestInList> = {
  readonly kind: RequestKind<Row>
  readonly departments: readonly { readonly id: string; readonly name: string }[]
  /** Beside the button that enters one. */
  readonly actions?: ReactNode
  /** Above the list. */
  readonly children?: ReactNode
}

type Open<Row> =
  | { readonly what: 'enter' }
  | { readonly what: 'change'; readonly row: Row }
  | { readonly what: 'decide'; readonly decision: RequestDecision; readonly chosen: readonly Row[] }

export function RequestScreen<Row extends RequestInList>(props: RequestScreenProps<Row>) {
  const { kind, departments, actions, children } = props
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const address = useListAddress()
  const [open, setOpen] = useState<Open<Row>>()
  const { reading, rows, total } = useRequests(kind.calls.list.id, kind.read, address)
  const { columns: own } = kind
  const columns = useMemo(() => requestColumns(t, language, zone, own), [t, language, zone, own])
  const filters = useMemo(() => requestFilters<Row>(t, departments), [t, departments])
  const decide = (decision: RequestDecision, chosen: readonly Row[]) => setOpen({ what: 'decide', decision, chosen })
  const enter = () => setOpen({ what: 'enter' })
  const close = () => setOpen(undefined)
  return (
    <Page
      full
      title={kind.title}
      crumb={kind.crumb}
      actions={
        <>
          <MonthFilter address={address} />
          {actions}
          <Button leftSection={<IconPlus size={16} />} onClick={enter}>
            {kind.enter}
          </Button>
        </>
      }
    >
      {children}
      <DataList
        id={kind.id}
        label={kind.title}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={(row) => `${row.full_name}: ${kind.line(row)}`}
        columns={columns}
        filters={filters}
        empty={
          <Empty title={t(address.anyFilter ? 'requests.noneFits' : 'requests.none')} hint={kind.hint}>
            <Button onClick={enter}>{kind.enter}</Button>
          </Empty>
        }
        peekWidth="wide"
        peek={(row, shut) => (
          <RequestPanel
            key={row.id}
            kind={kind}
            row={row}
            onDecide={(decision) => decide(decision, [row])}
            onChange={() => setOpen({ what: 'change', row })}
            onClose={shut}
          />
        )}
        keys={decisionKeys(t, decide)}
        bulk={(chosen) => decisionButtons(t, decide, chosen)}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {open?.what === 'enter' && kind.form(undefined, close)}
      {open?.what === 'change' && kind.form(open.row, close)}
      {open?.what === 'decide' && (
        <DecideRequests kind={kind} decision={open.decision} chosen={open.chosen} onClose={close} />
      )}
    </Page>
  )
}
