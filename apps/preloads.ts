/** What screens ask for first, by their paths, one line a module. The router and the head of the page read this list. */
import { preloads as dashboard } from '#modules/dashboard/preloads.ts'
import { preloads as employees } from '#modules/employees/preloads.ts'
import { preloads as organisation } from '#modules/organisation/preloads.ts'
import { preloads as payroll } from '#modules/payroll/preloads.ts'
import { preloads as shifts } from '#modules/shifts/preloads.ts'
import type { Preloads } from '#platform/contract/preload.ts'

export const preloads: Preloads = { ...dashboard, ...employees, ...organisation, ...payroll, ...shifts }
