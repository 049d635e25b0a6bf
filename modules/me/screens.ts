import type { Screen } from '#platform/contract/screen.ts'

/** What begins with /me is drawn in a frame of its own: see web/me-frame.tsx. */
export const screens = [
  {
    path: '/me',
    area: 'me',
    word: 'screen.me',
    load: () => import('./web/home-screen.tsx').then((m) => ({ default: m.HomeScreen })),
  },
  {
    path: '/me/pay',
    area: 'me',
    word: 'screen.myPay',
    load: () => import('./web/pay-screen.tsx').then((m) => ({ default: m.PayScreen })),
  },
  {
    path: '/me/pay/:id',
    area: 'me',
    word: 'screen.myPayslip',
    load: () => import('./web/payslip-screen.tsx').then((m) => ({ default: m.PayslipScreen })),
  },
  {
    path: '/me/attendance',
    area: 'attendance.own',
    word: 'screen.myAttendance',
    load: () => import('./web/attendance/attendance-screen.tsx').then((m) => ({ default: m.AttendanceScreen })),
  },
  {
    path: '/me/leave',
    area: 'leave.own',
    word: 'screen.myLeave',
    load: () => import('./web/leave/leave-screen.tsx').then((m) => ({ default: m.LeaveScreen })),
  },
  {
    path: '/me/leave/apply',
    area: 'leave.own',
    word: 'screen.applyForLeave',
    load: () => import('./web/leave/apply-screen.tsx').then((m) => ({ default: m.ApplyScreen })),
  },
  {
    path: '/me/leave/balance/:id',
    area: 'leave.own',
    word: 'screen.myLedger',
    load: () => import('./web/leave/ledger-screen.tsx').then((m) => ({ default: m.LedgerScreen })),
  },
  {
    path: '/me/offInLieu',
    area: 'offInLieu.own',
    word: 'screen.myOffInLieu',
    load: () => import('./web/earned/earned-screen.tsx').then((m) => ({ default: m.OffInLieuScreen })),
  },
  {
    path: '/me/replacementHoliday',
    area: 'leave.own',
    word: 'screen.myReplacementHoliday',
    load: () => import('./web/earned/earned-screen.tsx').then((m) => ({ default: m.ReplacementHolidayScreen })),
  },
  {
    path: '/me/overtime',
    area: 'overtime.own',
    word: 'screen.myOvertime',
    load: () => import('./web/overtime/overtime-screen.tsx').then((m) => ({ default: m.OvertimeScreen })),
  },
  {
    path: '/me/claims',
    area: 'claims.own',
    word: 'screen.myClaims',
    load: () => import('./web/claims/claims-screen.tsx').then((m) => ({ default: m.ClaimsScreen })),
  },
  {
    path: '/me/claims/edit',
    area: 'claims.own',
    word: 'screen.myClaim',
    load: () => import('./web/claims/edit-screen.tsx').then((m) => ({ default: m.EditScreen })),
  },
  {
    path: '/me/wfh',
    area: 'workFromHome.own',
    word: 'screen.myWorkFromHome',
    load: () => import('./web/wfh/wfh-screen.tsx').then((m) => ({ default: m.WfhScreen })),
  },
  {
    path: '/me/quarantine',
    area: 'quarantine.own',
    word: 'screen.myQuarantine',
    load: () => import('./web/quarantine/quarantine-screen.tsx').then((m) => ({ default: m.QuarantineScreen })),
  },
  {
    path: '/me/training',
    area: 'training.own',
    word: 'screen.myTraining',
    load: () => import('./web/training/training-screen.tsx').then((m) => ({ default: m.TrainingScreen })),
  },
  {
    path: '/me/travel',
    area: 'travel.own',
    word: 'screen.myTravel',
    load: () => import('./web/travel/travel-screen.tsx').then((m) => ({ default: m.TravelScreen })),
  },
  {
    path: '/me/calendar',
    area: 'me',
    word: 'screen.myCalendar',
    load: () => import('./web/calendar/calendar-screen.tsx').then((m) => ({ default: m.CalendarScreen })),
  },
  {
    path: '/me/requests',
    area: 'application',
    word: 'screen.myRequests',
    load: () => import('./web/requests/requests-screen.tsx').then((m) => ({ default: m.RequestsScreen })),
  },
  {
    path: '/me/profile',
    area: 'me',
    word: 'screen.myProfile',
    load: () => import('./web/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  },
] as const satisfies readonly Screen[]
