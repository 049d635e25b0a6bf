import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/dashboard',
    area: 'dashboard',
    word: 'screen.dashboard',
    load: () => import('./web/dashboard-screen.tsx').then((m) => ({ default: m.DashboardScreen })),
  },
] as const satisfies readonly Screen[]
