import type { DataOf } from '#platform/contract/endpoint.ts'
import type { interviews } from '../../contract/interviews.ts'

export type InterviewShown = DataOf<typeof interviews>[number]
