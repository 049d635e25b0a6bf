import type { DataOf } from '#platform/contract/endpoint.ts'
import type { items } from '../../contract/items.ts'

export type Item = DataOf<typeof items>[number]
