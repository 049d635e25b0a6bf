import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/schedule',
    area: 'schedule',
    word: 'screen.shifts',
    load: () => import('#design/lead-on.tsx').then((m) => m.leadingOn('/app/schedule/shift')),
  },
  {
    path: '/app/schedule/shift',
    area: 'schedule',
    word: 'screen.shifts',
    load: () => import('./web/list/shifts-screen.tsx').then((m) => ({ default: m.ShiftsScreen })),
  },
  {
    path: '/app/schedule/planner',
    area: 'schedule',
    word: 'screen.planner',
    load: () => import('./web/planner/planner-screen.tsx').then((m) => ({ default: m.PlannerScreen })),
  },
  {
    path: '/app/settings/schedule',
    area: 'schedule.settings',
    word: 'screen.settingsSchedule',
    load: () => import('./web/settings/settings-screen.tsx').then((m) => ({ default: m.ScheduleSettingsScreen })),
  },
  {
    path: '/me/shifts',
    area: 'schedule.own',
    word: 'screen.myShifts',
    load: () => import('./web/own/own-screen.tsx').then((m) => ({ default: m.OwnShiftsScreen })),
  },
] as const satisfies readonly Screen[]
