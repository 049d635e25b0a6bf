import type { DataOf } from '#platform/contract/endpoint.ts'
import type * as calls from '../../contract/requests.ts'

export type TrainingRow = DataOf<typeof calls.list>[number]
