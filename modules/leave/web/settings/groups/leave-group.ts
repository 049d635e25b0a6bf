import type { DataOf } from '#platform/contract/endpoint.ts'
import type { groups } from '../../../contract/types.ts'

export type LeaveGroup = DataOf<typeof groups>[number]
