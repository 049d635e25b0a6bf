/** The rows of a report, page by page. */
import type { ListAddress } from '#design/data-list/address.ts'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { type leaveReports, report } from '../../contract/reports.ts'

export type ReportName = (typeof leaveReports)[number]
export type ReportRow = DataOf<typeof report>[number]
export type ReportWanted = {
  readonly by: 'person' | 'department'
  readonly as_of: string | undefined
  readonly department_id: string | undefined
}

export function useReport(name: ReportName, wanted: ReportWanted, address: ListAddress) {
  const query = { ...wanted, search: useSettledSearch(address) }
  return useReadOn([report.id, name, query], (page, signal) =>
    callWhole(report, { params: { name }, query: { ...query, ...page }, signal }),
  )
}
