import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/migration',
    area: 'migration',
    word: 'screen.migration',
    load: () => import('./web/migration-screen.tsx').then((m) => ({ default: m.MigrationScreen })),
  },
] as const satisfies readonly Screen[]
