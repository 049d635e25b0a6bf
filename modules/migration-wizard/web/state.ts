import type { DataOf } from '#platform/contract/endpoint.ts'
import type { state } from '../contract.ts'

export type State = DataOf<typeof state>
