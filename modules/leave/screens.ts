import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/application/leave/applicants',
    area: 'leave',
    word: 'screen.leaveApplicants',
    load: () => import('./web/applicants/applicants-screen.tsx').then((m) => ({ default: m.ApplicantsScreen })),
  },
  {
    path: '/app/application/leave/balance',
    area: 'leave.team',
    word: 'screen.leaveBalances',
    load: () => import('./web/balances/balances-screen.tsx').then((m) => ({ default: m.BalancesScreen })),
  },
  {
    path: '/app/application/leave/report',
    area: 'leave.team',
    word: 'screen.leaveReports',
    load: () => import('./web/reports/reports-screen.tsx').then((m) => ({ default: m.ReportsScreen })),
  },
  {
    path: '/app/application/leave/nextYear',
    area: 'leave',
    word: 'screen.leaveNextYear',
    load: () => import('./web/next-year/next-year-screen.tsx').then((m) => ({ default: m.NextYearScreen })),
  },
  {
    path: '/app/application/offInLieu',
    area: 'offInLieu',
    word: 'screen.offInLieu',
    load: () => import('./web/earned/earned-screen.tsx').then((m) => ({ default: m.OffInLieuScreen })),
  },
  {
    path: '/app/application/replacementHoliday',
    area: 'leave',
    word: 'screen.replacementHoliday',
    load: () => import('./web/earned/earned-screen.tsx').then((m) => ({ default: m.ReplacementHolidayScreen })),
  },
  {
    path: '/app/settings/leave',
    fields: true,
    area: 'settings.leave',
    word: 'screen.settingsLeave',
    load: () => import('./web/settings/leave-settings-screen.tsx').then((m) => ({ default: m.LeaveSettingsScreen })),
  },
] as const satisfies readonly Screen[]
