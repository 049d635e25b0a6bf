import type { DataOf } from '#platform/contract/endpoint.ts'
import type { application } from '../../contract/applications.ts'

export type Leave = DataOf<typeof application>
