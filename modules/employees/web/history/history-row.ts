import type { DataOf } from '#platform/contract/endpoint.ts'
import type { salaryHistories } from '../../contract/pay/histories.ts'

export type HistoryRow = DataOf<typeof salaryHistories>['changes'][number]
