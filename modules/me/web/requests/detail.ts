import type { application } from '#platform/approvals/contract.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'

export type Detail = DataOf<typeof application>
