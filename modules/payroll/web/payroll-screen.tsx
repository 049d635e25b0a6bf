/** Payroll: the list of months, or the review of the month that stands in the address. */
import { useSearch } from '@tanstack/react-router'
import { runIn } from '../model/run-query.ts'
import { parseMonth } from './month.ts'
import { MonthsView } from './months-view.tsx'
import { RunView } from './run/run-view.tsx'

export function PayrollScreen() {
  const search: { readonly month?: string; readonly run?: string } = useSearch({ strict: false })
  const { month } = search
  const wanted = parseMonth(month)
  const run = runIn(search)
  return wanted ? <RunView key={`${month} ${run ?? ''}`} wanted={{ ...wanted, run }} /> : <MonthsView />
}
