import type { ownSessions } from '#modules/training/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'

export type OwnSession = DataOf<typeof ownSessions>[number]
