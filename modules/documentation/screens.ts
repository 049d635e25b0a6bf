import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/documentation',
    area: 'documentation',
    word: 'screen.documentation',
    load: () => import('./web/documentation-screen.tsx').then((m) => ({ default: m.DocumentationScreen })),
  },
  {
    path: '/me/handbook',
    area: 'documentation.own',
    word: 'screen.myHandbook',
    load: () => import('./web/own/handbook-screen.tsx').then((m) => ({ default: m.HandbookScreen })),
  },
] as const satisfies readonly Screen[]
