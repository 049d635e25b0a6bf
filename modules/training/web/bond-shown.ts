import type { DataOf } from '#platform/contract/endpoint.ts'
import type { bonds } from '../contract/records.ts'

export type BondShown = DataOf<typeof bonds>[number]
