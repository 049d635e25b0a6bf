/** What the inbox lists: one of its four views, as far as somebody has read on. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListAddress } from '#design/data-list/address.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { applications } from '../../contract.ts'

export const views = ['mine', 'sent', 'decided', 'all'] as const
export type View = (typeof views)[number]
const AT_ONCE = 200
const SEARCH_AFTER_MS = 250

export const viewIn = (name: string | undefined): View => views.find((view) => view === name) ?? 'mine'

export function useInbox(view: View, address: ListAddress) {
  const [search] = useDebouncedValue(address.search, SEARCH_AFTER_MS)
  const wanted = {
    scope: view,
    search: search || undefined,
    status: address.filter('status'),
    from: address.filter('from'),
    to: address.filter('to'),
    // What waits longest comes first; of what is over, the newest.
    sort: view === 'mine' ? ('oldest' as const) : ('newest' as const),
  }
  const reading = useInfiniteQuery({
    queryKey: [applications.id, wanted],
    queryFn: ({ pageParam, signal }) =>
      callWhole(applications, { query: { ...wanted, page: pageParam, per_page: AT_ONCE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => ((last.meta?.total ?? 0) > all.length * AT_ONCE ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const rows = useMemo(() => reading.data?.pages.flatMap(({ data }) => data) ?? [], [reading.data])
  return { reading, rows, total: reading.data?.pages.at(-1)?.meta?.total ?? rows.length }
}
