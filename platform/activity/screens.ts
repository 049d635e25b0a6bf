import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/activityLog',
    area: 'activityLog',
    word: 'screen.activityLog',
    load: () => import('./web/activity-screen.tsx').then((m) => ({ default: m.ActivityScreen })),
  },
] as const satisfies readonly Screen[]
