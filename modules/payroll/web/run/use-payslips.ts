/** The payslips of the tab that is open: found, sorted and added up by the server, read where somebody looks. */
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ListFile } from '#design/data-list/column.ts'
import type { YearMonth } from '#kernel/plain-date.ts'
import { ROWS_A_PAGE, type Search } from '#platform/contract/preload.ts'
import { call } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { pagesKey, readPage, usePages } from '#platform/http/web/use-pages.ts'
import { exportPayslips, payslipRows } from '../../contract/payslips.ts'
import { view } from '../../contract/run.ts'
import { paramsOf, payslipQuery } from '../../model/run-query.ts'

export function usePayslips(wanted: YearMonth) {
  const address: Search = useSearch({ strict: false })
  const [params, query] = [paramsOf(wanted), payslipQuery(address)]
  // Under the run's own name: whatever changes the run changes its payslips.
  const reading = usePages(pagesKey(payslipRows, { params, query, under: view }), (page, signal) =>
    readPage(payslipRows, { params, query: { ...query, page, per_page: ROWS_A_PAGE }, signal }),
  )
  const { open } = address
  const here = reading.rows.find((row) => row?.id === open)
  const before = useRef(here)
  if (here) before.current = here
  const { data: alone } = useQuery({
    queryKey: [view.id, 'alone', params, query.version, open],
    queryFn: ({ signal }) => call(payslipRows, { params, query: { version: query.version, payslip_id: open }, signal }),
    enabled: open !== undefined && !here,
  })
  const kept = before.current?.id === open ? before.current : undefined
  const whole = async () => (await call(payslipRows, { params, query })).payslips
  /** As it is on screen. */
  const file = ({ columns, format }: ListFile) => {
    const { version, ...narrowed } = query
    const body = {
      ...narrowed,
      ...(version && { version: Number(version) }),
      format,
      columns: columns.filter((name) => name !== 'looked'),
    }
    void download(exportPayslips, { params, body })
  }
  return {
    file,
    reading,
    totals: reading.about?.totals,
    opened: here ?? alone?.payslips[0] ?? kept,
    whole,
  }
}
