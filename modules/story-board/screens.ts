import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/storyBoard',
    area: 'storyBoard',
    word: 'screen.storyBoard',
    load: () => import('./web/kept-screen.tsx').then((m) => ({ default: m.KeptScreen })),
  },
  {
    path: '/me/storyBoard',
    area: 'storyBoard.own',
    word: 'screen.myStoryBoard',
    load: () => import('./web/feed-screen.tsx').then((m) => ({ default: m.FeedScreen })),
  },
] as const satisfies readonly Screen[]
