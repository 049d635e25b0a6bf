import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/law',
    public: true,
    word: 'screen.law',
    load: () => import('./web/law-screen.tsx').then((m) => ({ default: m.LawScreen })),
  },
] as const satisfies readonly Screen[]
