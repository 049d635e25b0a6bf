import type { DataOf } from '#platform/contract/endpoint.ts'
import type { departments } from '../../contract/departments.ts'

export type Department = DataOf<typeof departments>[number]
