import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/analysis',
    area: 'analysis',
    word: 'screen.analysis',
    load: () => import('./web/analysis-screen.tsx').then((m) => ({ default: m.AnalysisScreen })),
  },
] as const satisfies readonly Screen[]
