import type { DataOf } from '#platform/contract/endpoint.ts'
import type { groups } from '../../contract/categories.ts'

export type Group = DataOf<typeof groups>[number]
