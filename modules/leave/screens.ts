import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/application/leave/applicants',
    area: 'leave',
    word: 'screen.leaveApplicants',
    load: () => import('./web/applicants/applicants-screen.tsx').then((m) => ({ default: m.ApplicantsScreen })),
  },
  {
    path: '/app/settings/leave',
    area: 'settings.leave',
    word: 'screen.settingsLeave',
    load: () => import('./web/settings/leave-settings-screen.tsx').then((m) => ({ default: m.LeaveSettingsScreen })),
  },
] as const satisfies readonly Screen[]
