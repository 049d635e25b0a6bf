import type { DataOf } from '#platform/contract/endpoint.ts'
import type { dashboard } from '../contract.ts'

export type DashboardData = DataOf<typeof dashboard>
