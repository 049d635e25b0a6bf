/** An OKR as the list of HR and managers shows it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { okrs } from '../contract/okrs.ts'

export type Row = DataOf<typeof okrs>[number]
