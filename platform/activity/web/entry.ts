import type { DataOf } from '#platform/contract/endpoint.ts'
import type { activityLog } from '../contract.ts'

export type Entry = DataOf<typeof activityLog>[number]
