import type { Preloads } from '#platform/contract/preload.ts'
import { dueKeys } from '#platform/home/contract-types.ts'
import { dashboard, due } from './contract.ts'

export const preloads: Preloads = {
  '/app/dashboard': ({ due: asked }) => {
    const card = dueKeys.find((key) => key === asked)
    return card ? [{ endpoint: due, params: { card } }] : [{ endpoint: dashboard, query: { range: '30' } }]
  },
}
