import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/company/exitReason',
    area: 'exitReason',
    word: 'screen.exitReasons',
    load: () => import('./web/exit-reasons-screen.tsx').then((m) => ({ default: m.ExitReasonsScreen })),
  },
] as const satisfies readonly Screen[]
