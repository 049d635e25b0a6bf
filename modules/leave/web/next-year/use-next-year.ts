/** What taking a year into the next comes to, person by person, page by page. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListAddress } from '#design/data-list/address.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { carryForwardPreview } from '../../contract/next-year.ts'

const AT_ONCE = 200
const SEARCH_AFTER_MS = 250
export const outcomes = ['carried', 'paid_out', 'forfeited'] as const

export function useNextYear(yearFrom: string, address: ListAddress) {
  const [search] = useDebouncedValue(address.search, SEARCH_AFTER_MS)
  const wanted = {
    year_from: yearFrom,
    search: search || undefined,
    only: outcomes.find((one) => one === address.filter('only')),
  }
  const reading = useInfiniteQuery({
    queryKey: [carryForwardPreview.id, wanted],
    queryFn: ({ pageParam, signal }) =>
      callWhole(carryForwardPreview, { query: { ...wanted, page: pageParam, per_page: AT_ONCE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => ((last.meta?.total ?? 0) > all.length * AT_ONCE ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const rows = useMemo(() => reading.data?.pages.flatMap(({ data }) => data) ?? [], [reading.data])
  return { reading, rows, total: reading.data?.pages.at(-1)?.meta?.total ?? rows.length }
}
