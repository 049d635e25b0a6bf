import type { DataOf } from '#platform/contract/endpoint.ts'
import type { coordinates } from '../../contract/coordinates.ts'

export type Place = DataOf<typeof coordinates>[number]
