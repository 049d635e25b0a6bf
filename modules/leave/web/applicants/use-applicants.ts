/** Leave as the screen's filters want it, page by page: the server searches, filters and counts. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListAddress } from '#design/data-list/address.ts'
import { firstDayOf, lastDayOf, parseYearMonth } from '#kernel/plain-date.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { applications } from '../../contract/applications.ts'
import { statuses } from '../labels.ts'

const AT_ONCE = 200
const SEARCH_AFTER_MS = 250

export function useApplicants(address: ListAddress) {
  const [search] = useDebouncedValue(address.search, SEARCH_AFTER_MS)
  const wanted = {
    search: search || undefined,
    status: statuses.find((status) => status === address.filter('status')),
    type_id: address.filter('type'),
    department_id: address.filter('department'),
    employee_id: address.filter('person'),
    ...daysOf(address.filter('month')),
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

/** Leave that touches the month. */
function daysOf(text: string | undefined): { from?: string; to?: string } {
  const month = parseYearMonth(text ?? '')
  return month ? { from: firstDayOf(month), to: lastDayOf(month) } : {}
}
