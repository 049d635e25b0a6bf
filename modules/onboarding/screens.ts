import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/onboarding/orientation',
    area: 'onboarding',
    word: 'screen.orientation',
    load: () => import('./web/orientations-screen.tsx').then((m) => ({ default: m.OrientationsScreen })),
  },
  {
    path: '/app/onboarding/checklist',
    area: 'onboarding',
    word: 'screen.checklists',
    load: () => import('./web/checklists-screen.tsx').then((m) => ({ default: m.ChecklistsScreen })),
  },
  {
    path: '/me/tasks',
    area: 'onboarding.own',
    word: 'screen.myTasks',
    load: () => import('./web/own-tasks-screen.tsx').then((m) => ({ default: m.OwnTasksScreen })),
  },
  {
    path: '/onboarding/newcomer/:token',
    public: true,
    word: 'screen.newcomer',
    load: () => import('./web/newcomer-screen.tsx').then((m) => ({ default: m.NewcomerScreen })),
  },
] as const satisfies readonly Screen[]
