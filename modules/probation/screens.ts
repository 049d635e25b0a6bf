import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/probation',
    area: 'probation',
    word: 'screen.probation',
    load: () => import('./web/reviews-screen.tsx').then((m) => ({ default: m.ReviewsScreen })),
  },
  {
    path: '/app/settings/probation',
    fields: true,
    area: 'settings.probation',
    word: 'screen.settingsProbation',
    load: () => import('./web/settings/settings-screen.tsx').then((m) => ({ default: m.ProbationSettingsScreen })),
  },
  {
    path: '/me/probation',
    area: 'probation.own',
    word: 'screen.myProbation',
    load: () => import('./web/own-screen.tsx').then((m) => ({ default: m.OwnReviewsScreen })),
  },
] as const satisfies readonly Screen[]
