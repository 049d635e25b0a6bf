import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/training',
    area: 'training.courses',
    word: 'screen.training',
    load: () => import('./web/training-screen.tsx').then((m) => ({ default: m.TrainingScreen })),
  },
  {
    path: '/app/application/training',
    area: 'training',
    word: 'screen.trainingRequests',
    load: () => import('./web/requests/requests-screen.tsx').then((m) => ({ default: m.TrainingRequestsScreen })),
  },
  {
    path: '/app/settings/training',
    fields: true,
    area: 'settings.training',
    word: 'screen.settingsTraining',
    load: () => import('./web/settings-screen.tsx').then((m) => ({ default: m.TrainingSettingsScreen })),
  },
] as const satisfies readonly Screen[]
