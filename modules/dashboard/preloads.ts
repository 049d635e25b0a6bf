import type { Preloads } from '#platform/contract/preload.ts'
import { dashboard } from './contract.ts'

export const preloads: Preloads = {
  '/app/dashboard': () => [{ endpoint: dashboard, query: { range: '30' } }],
}
