import type { DataOf } from '#platform/contract/endpoint.ts'
import type { perDiems } from '../contract/per-diems.ts'

export type PerDiemRate = DataOf<typeof perDiems>[number]
