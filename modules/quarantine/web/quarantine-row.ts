/** A quarantine as the list shows it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type * as calls from '../contract/quarantine.ts'

export type QuarantineRow = DataOf<typeof calls.list>[number]
