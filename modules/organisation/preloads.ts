import type { Preloads } from '#platform/contract/preload.ts'
import { departments } from './contract/departments.ts'
import { positions } from './contract/positions.ts'

export const preloads: Preloads = {
  '/app/company/departments': () => [{ endpoint: departments }],
  '/app/company/positions': () => [{ endpoint: positions }],
}
