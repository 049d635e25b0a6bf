/** Which days and whose: by the month, the department and the search that stand in the address. */
import type { ListAddress } from '#design/data-list/address.ts'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { firstDayOf, lastDayOf, parseYearMonth } from '#kernel/plain-date.ts'

export function useDays(address: ListAddress) {
  const search = useSettledSearch(address)
  const month = parseYearMonth(address.filter('month') ?? '')
  const department = address.filter('department')
  return {
    search: search || undefined,
    employee_id: address.filter('person'),
    ...(department ? { department_ids: [department] } : {}),
    ...(month ? { from: firstDayOf(month), to: lastDayOf(month) } : {}),
  }
}
export type Days = ReturnType<typeof useDays>

/** Addresses carry several as one text. */
export const asQuery = ({ department_ids, ...days }: Days) => ({
  ...days,
  ...(department_ids ? { department_ids: department_ids.join(',') } : {}),
})
