/** What screens ask for first, by their paths, one line a module. The router and the head of the page read this list. */
import { firstReadings as dashboard } from '#modules/dashboard/first-readings.ts'
import { firstReadings as employees } from '#modules/employees/first-readings.ts'
import { firstReadings as organisation } from '#modules/organisation/first-readings.ts'
import { firstReadings as payroll } from '#modules/payroll/first-readings.ts'
import type { FirstReadings } from '#platform/contract/first-reading.ts'

export const firstReadings: FirstReadings = { ...dashboard, ...employees, ...organisation, ...payroll }
