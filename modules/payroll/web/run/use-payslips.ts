/** The payslips of the tab that is open: found, sorted and added up by the server, read where somebody looks. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type ListAddress, useListAddress } from '#design/data-list/address.ts'
import type { YearMonth } from '#kernel/plain-date.ts'
import { call } from '#platform/http/web/client.ts'
import { ROWS_A_PAGE, usePages } from '#platform/http/web/use-pages.ts'
import { payslipRows } from '../../contract/payslips.ts'
import { view } from '../../contract/run.ts'
import { paramsOf } from '../month.ts'
import { type ReviewTab, reviewTabs, versionIn } from './use-run.ts'

/** Columns whose names are not the server's. */
const SORTED_BY: Readonly<Record<string, string>> = { employee: 'full_name', why: 'attention' }

export function usePayslips(wanted: YearMonth, address: ListAddress) {
  const asked = useAsked(wanted, address)
  const { params, version } = asked
  const reading = usePages(asked.key(asked.query), asked.read)
  const open = address.open
  const here = reading.rows.find((row) => row?.id === open)
  const before = useRef(here)
  if (here) before.current = here
  const { data: alone } = useQuery({
    queryKey: asked.key({ version, open }),
    queryFn: ({ signal }) => call(payslipRows, { params, query: { version, payslip_id: open }, signal }),
    enabled: open !== undefined && !here,
  })
  const kept = before.current?.id === open ? before.current : undefined
  const whole = async () => (await call(payslipRows, { params, query: asked.query })).payslips
  return { reading, tab: asked.query.tab, totals: reading.about, opened: here ?? alone?.payslips[0] ?? kept, whole }
}

/** Asks for the first rows together with the head of the review, which they need not wait for. */
export function useRowsAhead(wanted: YearMonth): void {
  const { key, query, read } = useAsked(wanted, useListAddress())
  const kept = useQueryClient()
  const first = useRef(() =>
    kept.prefetchQuery({ queryKey: [...key(query), 1], queryFn: ({ signal }) => read(1, signal) }),
  )
  useEffect(() => void first.current(), [])
}

function useAsked(wanted: YearMonth, address: ListAddress) {
  const search: { readonly version?: string } = useSearch({ strict: false })
  const params = paramsOf(wanted)
  const version = versionIn(search)
  const tab: ReviewTab = reviewTabs.find((one) => one === address.tab) ?? 'look'
  const { sort } = address
  const query = {
    version,
    tab,
    search: address.search || undefined,
    sort: sort && `${sort.desc ? '-' : ''}${SORTED_BY[sort.id] ?? sort.id}`,
    check: address.filter('check'),
    department: address.filter('department'),
  }
  return {
    params,
    version,
    query,
    // Under the run's own name: whatever changes the run changes its payslips.
    key: (what: object) => [view.id, 'payslips', params, what],
    read: async (page: number, signal: AbortSignal) => {
      const found = await call(payslipRows, { params, query: { ...query, page, per_page: ROWS_A_PAGE }, signal })
      return { rows: found.payslips, total: found.total, about: found.totals }
    },
  }
}
