import type { DataOf } from '#platform/contract/endpoint.ts'
import type { positions } from '../../contract/positions.ts'

export type Position = DataOf<typeof positions>[number]
