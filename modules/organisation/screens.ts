import type { Screen } from '#platform/contract/screen.ts'
import { departments } from './contract/departments.ts'
import { positions } from './contract/positions.ts'

export const screens = [
  {
    path: '/app/company/departments',
    area: 'organisation',
    word: 'screen.departments',
    reads: [{ endpoint: departments }],
    load: () => import('./web/departments/departments-screen.tsx').then((m) => ({ default: m.DepartmentsScreen })),
  },
  {
    path: '/app/company/positions',
    area: 'organisation',
    word: 'screen.positions',
    reads: [{ endpoint: positions }],
    load: () => import('./web/positions/positions-screen.tsx').then((m) => ({ default: m.PositionsScreen })),
  },
] as const satisfies readonly Screen[]
