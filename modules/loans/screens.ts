import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/payroll/loan',
    area: 'payroll',
    word: 'screen.loans',
    load: () => import('./web/loans-screen.tsx').then((m) => ({ default: m.LoansScreen })),
  },
] as const satisfies readonly Screen[]
