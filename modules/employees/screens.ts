import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/employee',
    area: 'employee',
    word: 'screen.employees',
    load: () => import('./web/list-screen.tsx').then((m) => ({ default: m.ListScreen })),
  },
  {
    path: '/app/employee/profile/:id',
    area: 'employee',
    word: 'screen.employee',
    load: () => import('./web/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  },
  {
    path: '/app/payroll/salaryHistory',
    area: 'payroll.reports',
    word: 'screen.salaryHistory',
    load: () => import('./web/history/salary-history-screen.tsx').then((m) => ({ default: m.SalaryHistoryScreen })),
  },
  {
    path: '/app/businessCard',
    area: 'businessCard',
    word: 'screen.businessCard',
    load: () => import('./web/card-screen.tsx').then((m) => ({ default: m.CardScreen })),
  },
] as const satisfies readonly Screen[]
