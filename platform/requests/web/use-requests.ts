/** Requests as the screen's filters want them, page by page: the server searches, filters and counts. */
import type { ListAddress } from '#design/data-list/address.ts'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { firstDayOf, lastDayOf, parseYearMonth } from '#kernel/plain-date.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { statuses } from './labels.ts'
import type { Wanted } from './request.ts'

export type ReadPage<Row> = Parameters<typeof useReadOn<Row>>[1]

export function useRequests<Row>(
  name: string,
  read: (wanted: Wanted, ...page: Parameters<ReadPage<Row>>) => ReturnType<ReadPage<Row>>,
  address: ListAddress,
) {
  const month = parseYearMonth(address.filter('month') ?? '')
  const wanted = {
    search: useSettledSearch(address),
    status: statuses.find((status) => status === address.filter('status')),
    department_id: address.filter('department'),
    employee_id: address.filter('person'),
    ...(month && { from: firstDayOf(month), to: lastDayOf(month) }),
  }
  return useReadOn<Row>([name, wanted], (page, signal) => read(wanted, page, signal))
}
