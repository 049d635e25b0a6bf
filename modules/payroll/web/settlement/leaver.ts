import type { DataOf } from '#platform/contract/endpoint.ts'
import type { settlements } from '../../contract/settlement.ts'

export type Leaver = DataOf<typeof settlements>['people'][number]
