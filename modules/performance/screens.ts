import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/performanceReview',
    area: 'performance',
    word: 'screen.performance',
    load: () => import('./web/reviews-screen.tsx').then((m) => ({ default: m.ReviewsScreen })),
  },
  {
    path: '/app/performanceReview/success/factor',
    area: 'performanceSuccessFactor',
    word: 'screen.performanceFactors',
    load: () => import('./web/factors-screen.tsx').then((m) => ({ default: m.FactorsScreen })),
  },
  {
    path: '/me/performance',
    area: 'performance.own',
    word: 'screen.myPerformance',
    load: () => import('./web/own-screen.tsx').then((m) => ({ default: m.OwnReviewsScreen })),
  },
] as const satisfies readonly Screen[]
