import type { FirstReadings } from '#platform/contract/first-reading.ts'
import { departments } from './contract/departments.ts'
import { positions } from './contract/positions.ts'

export const firstReadings: FirstReadings = {
  '/app/company/departments': () => [{ endpoint: departments }],
  '/app/company/positions': () => [{ endpoint: positions }],
}
