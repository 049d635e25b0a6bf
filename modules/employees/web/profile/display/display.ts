import type { DataOf } from '#platform/contract/endpoint.ts'
import type { display } from '../../../contract/display.ts'

export type Display = DataOf<typeof display>
