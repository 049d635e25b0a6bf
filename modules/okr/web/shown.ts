/** OKRs and their parts as the calls answer them. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { okr } from '../contract/okrs.ts'

export type OkrShown = DataOf<typeof okr>
export type KeyResult = OkrShown['objectives'][number]['key_results'][number]

/** '12.00' is read as 12. */
export const plain = (amount: string): string => amount.replace(/\.00$/, '')
