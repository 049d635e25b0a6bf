import type { Screen } from '#platform/contract/screen.ts'
import { dashboard } from './contract.ts'

export const screens = [
  {
    path: '/app/dashboard',
    area: 'dashboard',
    word: 'screen.dashboard',
    reads: [{ endpoint: dashboard, query: { range: '30' } }],
    load: () => import('./web/dashboard-screen.tsx').then((m) => ({ default: m.DashboardScreen })),
  },
] as const satisfies readonly Screen[]
