import type { DataOf } from '#platform/contract/endpoint.ts'
import type { itemsUpload } from '../../contract/items.ts'

export type Answer = DataOf<typeof itemsUpload>
