import type { DataOf } from '#platform/contract/endpoint.ts'
import type * as calls from '../contract/travel.ts'

export type TravelRow = DataOf<typeof calls.list>[number]
