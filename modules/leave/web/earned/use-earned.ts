/** Earned days as the screen's filters want them, page by page: the server searches, filters and counts. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListAddress } from '#design/data-list/address.ts'
import { firstDayOf, lastDayOf, parseYearMonth } from '#kernel/plain-date.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { statuses } from '../labels.ts'
import { type EarningName, earnings } from './earned.ts'

const AT_ONCE = 200
const SEARCH_AFTER_MS = 250

export function useEarned(name: EarningName, address: ListAddress) {
  const [search] = useDebouncedValue(address.search, SEARCH_AFTER_MS)
  const { list } = earnings[name]
  const month = parseYearMonth(address.filter('month') ?? '')
  const wanted = {
    search: search || undefined,
    status: statuses.find((status) => status === address.filter('status')),
    department_id: address.filter('department'),
    employee_id: address.filter('person'),
    ...(month && { from: firstDayOf(month), to: lastDayOf(month) }),
  }
  const reading = useInfiniteQuery({
    queryKey: [list.id, wanted],
    queryFn: ({ pageParam, signal }) =>
      callWhole(list, { query: { ...wanted, page: pageParam, per_page: AT_ONCE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => ((last.meta?.total ?? 0) > all.length * AT_ONCE ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const rows = useMemo(() => reading.data?.pages.flatMap(({ data }) => data) ?? [], [reading.data])
  return { reading, rows, total: reading.data?.pages.at(-1)?.meta?.total ?? rows.length }
}
