/** The rows of a report, page by page. */
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListAddress } from '#design/data-list/address.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { type leaveReports, report } from '../../contract/reports.ts'

export type ReportName = (typeof leaveReports)[number]
export type ReportRow = DataOf<typeof report>[number]
export type ReportWanted = {
  readonly by: 'person' | 'department'
  readonly as_of: string | undefined
  readonly department_id: string | undefined
}
const AT_ONCE = 200
const SEARCH_AFTER_MS = 250

export function useReport(name: ReportName, wanted: ReportWanted, address: ListAddress) {
  const [search] = useDebouncedValue(address.search, SEARCH_AFTER_MS)
  const query = { ...wanted, search: search || undefined }
  const reading = useInfiniteQuery({
    queryKey: [report.id, name, query],
    queryFn: ({ pageParam, signal }) =>
      callWhole(report, { params: { name }, query: { ...query, page: pageParam, per_page: AT_ONCE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => ((last.meta?.total ?? 0) > all.length * AT_ONCE ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const rows = useMemo(() => reading.data?.pages.flatMap(({ data }) => data) ?? [], [reading.data])
  return { reading, rows, total: reading.data?.pages.at(-1)?.meta?.total ?? rows.length }
}
