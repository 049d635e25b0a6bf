import type { DataOf } from '#platform/contract/endpoint.ts'
import type * as calls from '../contract/wfh.ts'

export type WfhRow = DataOf<typeof calls.list>[number]
