import type { DataOf } from '#platform/contract/endpoint.ts'
import type { balance } from '../../contract/claims.ts'

export type Balance = DataOf<typeof balance>[number]
