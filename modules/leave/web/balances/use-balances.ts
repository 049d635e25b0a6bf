/** Balances of everybody within sight as of a day, page by page. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListAddress } from '#design/data-list/address.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { balances } from '../../contract/balances.ts'

const AT_ONCE = 200
const SEARCH_AFTER_MS = 250

export function useBalances(address: ListAddress) {
  const [search] = useDebouncedValue(address.search, SEARCH_AFTER_MS)
  const wanted = {
    search: search || undefined,
    as_of: address.filter('day'),
    type_id: address.filter('type'),
    department_id: address.filter('department'),
    group_id: address.filter('group'),
  }
  const reading = useInfiniteQuery({
    queryKey: [balances.id, wanted],
    queryFn: ({ pageParam, signal }) =>
      callWhole(balances, { query: { ...wanted, page: pageParam, per_page: AT_ONCE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => ((last.meta?.total ?? 0) > all.length * AT_ONCE ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const rows = useMemo(() => reading.data?.pages.flatMap(({ data }) => data) ?? [], [reading.data])
  return { reading, rows, total: reading.data?.pages.at(-1)?.meta?.total ?? rows.length }
}
