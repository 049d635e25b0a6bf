import type { DataOf } from '#platform/contract/endpoint.ts'
import type { operationsDashboard } from '../contract/dashboard.ts'

export type Overview = DataOf<typeof operationsDashboard>
