import type { DataOf } from '#platform/contract/endpoint.ts'
import type { limits } from '../../contract/limits.ts'

export type Limit = DataOf<typeof limits>[number]
