import type { DataOf } from '#platform/contract/endpoint.ts'
import type { session as oneSession } from '../contract/sessions.ts'

export type SessionDetail = DataOf<typeof oneSession>
