/**
 * The run of a month, or the earlier approved version of it that the address names, without its payslips, which are
 * read page by page; asked again while it is being worked out.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { YearMonth } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Search } from '#platform/contract/preload.ts'
import { call } from '#platform/http/web/client.ts'
import { keyOf } from '#platform/http/web/use-call.ts'
import { view } from '../../contract/run.ts'
import { paramsOf, runQuery, versionIn } from '../../model/run-query.ts'

export type Run = DataOf<typeof view>
export type PayslipRow = Run['payslips'][number]

const WATCH_MS = 1_500

/** The newest approved version is the run itself, unless it was opened again since. */
export const isNow = (run: Run, version: number): boolean =>
  run.status === 'approved' && run.versions.at(-1)?.version === version

export function useRun(wanted: YearMonth) {
  const address: Search = useSearch({ strict: false })
  const version = versionIn(address)
  const input = { params: paramsOf(wanted), query: runQuery(address) }
  const reading = useQuery({
    queryKey: keyOf(view, input),
    queryFn: ({ signal }) => call(view, { ...input, signal }),
    // The head of the page stays while another version loads.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.status === 'calculating' ? WATCH_MS : false),
  })
  const run = reading.data
  return { reading, run, earlier: run !== undefined && version !== undefined && !isNow(run, Number(version)) }
}
