/** Leave as the screen's filters want it, page by page: the server searches, filters and counts. */
import type { ListAddress } from '#design/data-list/address.ts'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { firstDayOf, lastDayOf, parseYearMonth } from '#kernel/plain-date.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { applications } from '../../contract/applications.ts'
import { statuses } from '../labels.ts'

export function useApplicants(address: ListAddress) {
  const wanted = {
    search: useSettledSearch(address),
    status: statuses.find((status) => status === address.filter('status')),
    type_id: address.filter('type'),
    department_id: address.filter('department'),
    employee_id: address.filter('person'),
    ...daysOf(address.filter('month')),
  }
  return useReadOn([applications.id, wanted], (page, signal) =>
    callWhole(applications, { query: { ...wanted, ...page }, signal }),
  )
}

/** Leave that touches the month. */
function daysOf(text: string | undefined): { from?: string; to?: string } {
  const month = parseYearMonth(text ?? '')
  return month ? { from: firstDayOf(month), to: lastDayOf(month) } : {}
}
