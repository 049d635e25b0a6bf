import type { DataOf } from '#platform/contract/endpoint.ts'
import type { categories } from '../../contract/categories.ts'

export type Category = DataOf<typeof categories>[number]
