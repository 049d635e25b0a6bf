import type { FirstReadings } from '#platform/contract/first-reading.ts'
import { dashboard } from './contract.ts'

export const firstReadings: FirstReadings = {
  '/app/dashboard': () => [{ endpoint: dashboard, query: { range: '30' } }],
}
