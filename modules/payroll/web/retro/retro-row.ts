/** A raise that waits as the list and its panel show it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { retro } from '../../contract/retro.ts'

export type RetroRow = DataOf<typeof retro>['people'][number]

export const tones = { waiting: 'warn', taken: 'good', dismissed: 'plain' } as const
