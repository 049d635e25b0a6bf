import { parseYearMonth } from '#kernel/plain-date.ts'
import type { Preloads } from '#platform/contract/preload.ts'
import { payslipRows } from './contract/payslips.ts'
import { months, view } from './contract/run.ts'
import { paramsOf, payslipQuery, runIn, runQuery } from './model/run-query.ts'

export const preloads: Preloads = {
  /** The months, or of the month in the address its head and, where they are looked at, its first payslips. */
  '/app/payroll': (search) => {
    const month = parseYearMonth(search.month ?? '')
    if (!month) return [{ endpoint: months }]
    const params = paramsOf({ ...month, run: runIn(search) })
    const head = { endpoint: view, params, query: runQuery(search) }
    if (search.view && search.view !== 'payslips') return [head]
    return [head, { endpoint: payslipRows, params, query: payslipQuery(search), paged: true, under: view }]
  },
}
