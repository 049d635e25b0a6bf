import type { DataOf } from '#platform/contract/endpoint.ts'
import type { carryForwardYears } from '../../contract/next-year.ts'

export type LeaveYear = DataOf<typeof carryForwardYears>[number]
