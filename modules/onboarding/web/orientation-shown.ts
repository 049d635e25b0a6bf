import type { DataOf } from '#platform/contract/endpoint.ts'
import type { orientations } from '../contract/orientations.ts'

export type OrientationShown = DataOf<typeof orientations>[number]
