import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/payroll',
    area: 'payroll',
    word: 'screen.payroll',
    load: () => import('./web/payroll-screen.tsx').then((m) => ({ default: m.PayrollScreen })),
  },
] as const satisfies readonly Screen[]
