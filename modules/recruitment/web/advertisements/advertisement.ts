import type { DataOf } from '#platform/contract/endpoint.ts'
import type { advertisements } from '../../contract/advertisements.ts'

export type Advertisement = DataOf<typeof advertisements>[number]
