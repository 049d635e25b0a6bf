import type { DataOf } from '#platform/contract/endpoint.ts'
import type { dayWhy } from '../../contract/days/reading.ts'

export type Why = DataOf<typeof dayWhy>
