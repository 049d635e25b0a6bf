import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/employee/organizationChart',
    area: 'organisationChart',
    word: 'screen.organisationChart',
    load: () => import('./web/chart-screen.tsx').then((m) => ({ default: m.ChartScreen })),
  },
] as const satisfies readonly Screen[]
