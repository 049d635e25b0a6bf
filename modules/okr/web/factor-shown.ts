/** A success factor as the list shows it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { factors } from '../contract/factors.ts'

export type Factor = DataOf<typeof factors>[number]
