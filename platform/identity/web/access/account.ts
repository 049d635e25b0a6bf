import type { DataOf } from '#platform/contract/endpoint.ts'
import type { accounts } from '../../contract/accounts.ts'

export type Account = DataOf<typeof accounts>['accounts'][number]
