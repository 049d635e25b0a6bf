import type { DataOf } from '#platform/contract/endpoint.ts'
import type { balance } from '../../contract/balances.ts'

export type PersonBalances = DataOf<typeof balance>

export type Balance = PersonBalances['balances'][number]
