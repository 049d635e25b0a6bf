/** The installation in numbers, as the dashboard of operations shows it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { operationsDashboard } from '../contract/dashboard.ts'

export type Overview = DataOf<typeof operationsDashboard>
