import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/company/departments',
    area: 'organisation',
    word: 'screen.departments',
    load: () => import('./web/departments/departments-screen.tsx').then((m) => ({ default: m.DepartmentsScreen })),
  },
  {
    path: '/app/company/positions',
    area: 'organisation',
    word: 'screen.positions',
    load: () => import('./web/positions/positions-screen.tsx').then((m) => ({ default: m.PositionsScreen })),
  },
] as const satisfies readonly Screen[]
