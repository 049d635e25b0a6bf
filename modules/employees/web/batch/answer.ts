import type { DataOf } from '#platform/contract/endpoint.ts'
import type { batchUpload } from '../../contract/batch.ts'

export type Answer = DataOf<typeof batchUpload>
