import type { Screen } from '#platform/contract/screen.ts'

const area = 'reportGenerator'

export const screens = [
  {
    path: '/app/reportGenerator',
    area,
    word: 'screen.reports',
    load: () => import('./web/reports-screen.tsx').then((m) => ({ default: m.ReportsScreen })),
  },
  {
    path: '/app/reportGenerator/runs',
    area,
    word: 'screen.reportRuns',
    load: () => import('./web/runs-screen.tsx').then((m) => ({ default: m.RunsScreen })),
  },
  {
    path: '/app/reportGenerator/run/:id',
    area,
    word: 'screen.reportRun',
    load: () => import('./web/run-screen.tsx').then((m) => ({ default: m.RunScreen })),
  },
  {
    path: '/app/reportGenerator/build/:id',
    area,
    word: 'screen.reportBuild',
    load: () => import('./web/builder-screen.tsx').then((m) => ({ default: m.BuilderScreen })),
  },
] as const satisfies readonly Screen[]
