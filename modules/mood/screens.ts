import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/mood',
    area: 'mood',
    word: 'screen.mood',
    load: () => import('./web/mood-screen.tsx').then((m) => ({ default: m.MoodScreen })),
  },
  {
    path: '/me/mood',
    area: 'mood.own',
    word: 'screen.myMood',
    load: () => import('./web/own/own-screen.tsx').then((m) => ({ default: m.OwnMoodScreen })),
  },
] as const satisfies readonly Screen[]
