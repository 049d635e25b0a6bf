import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/standby',
    area: 'standby',
    word: 'screen.standby',
    load: () => import('./web/standby-screen.tsx').then((m) => ({ default: m.StandbyScreen })),
  },
] as const satisfies readonly Screen[]
