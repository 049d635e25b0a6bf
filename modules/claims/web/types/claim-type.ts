import type { DataOf } from '#platform/contract/endpoint.ts'
import type { types } from '../../contract/types.ts'

export type ClaimType = DataOf<typeof types>[number]
