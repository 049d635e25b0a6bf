import type { Screen } from '#platform/contract/screen.ts'
import { employees } from './contract/lists.ts'

export const screens = [
  {
    path: '/app/employee',
    area: 'employee',
    word: 'screen.employees',
    reads: [{ endpoint: employees, query: { status: 'active' }, paged: true }],
    load: () => import('./web/list-screen.tsx').then((m) => ({ default: m.ListScreen })),
  },
  {
    path: '/app/employee/profile/:id',
    area: 'employee',
    word: 'screen.employee',
    load: () => import('./web/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  },
  {
    path: '/app/businessCard',
    area: 'businessCard',
    word: 'screen.businessCard',
    load: () => import('./web/card-screen.tsx').then((m) => ({ default: m.CardScreen })),
  },
] as const satisfies readonly Screen[]
