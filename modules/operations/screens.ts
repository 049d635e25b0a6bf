import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/panel/dashboard',
    ops: ['Ops', 'Latest System Update Ops'],
    word: 'screen.opsDashboard',
    load: () => import('./web/operations-dashboard-screen.tsx').then((m) => ({ default: m.OperationsDashboardScreen })),
  },
] as const satisfies readonly Screen[]
