/** Payroll: the list of months, or the review of the month that stands in the address. */
import { useSearch } from '@tanstack/react-router'
import { parseMonth } from './month.ts'
import { MonthsView } from './months-view.tsx'
import { RunView } from './run/run-view.tsx'

export function PayrollScreen() {
  const { month }: { readonly month?: string } = useSearch({ strict: false })
  const wanted = parseMonth(month)
  return wanted ? <RunView key={month} wanted={wanted} /> : <MonthsView />
}
