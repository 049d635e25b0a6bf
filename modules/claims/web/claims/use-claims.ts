/** Claims as the screen's filters want them, page by page: the server searches, filters and counts. */
import type { ListAddress } from '#design/data-list/address.ts'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { firstDayOf, lastDayOf, parseYearMonth } from '#kernel/plain-date.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { list } from '../../contract/claims.ts'
import { statuses } from './claims.ts'

export function useClaims(address: ListAddress) {
  const month = parseYearMonth(address.filter('month') ?? '')
  const wanted = {
    search: useSettledSearch(address),
    status: statuses.find((status) => status === address.filter('status')),
    department_id: address.filter('department'),
    type_id: address.filter('type'),
    category_id: address.filter('category'),
    employee_id: address.filter('person'),
    ...(month && { from: firstDayOf(month), to: lastDayOf(month) }),
  }
  const found = useReadOn([list.id, wanted], (page, signal) =>
    callWhole(list, { query: { ...wanted, ...page }, signal }),
  )
  return { ...found, wanted }
}
