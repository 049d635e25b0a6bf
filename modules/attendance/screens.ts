import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/attendance',
    area: 'attendance',
    word: 'screen.attendance',
    load: () => import('#design/lead-on.tsx').then((m) => m.leadingOn('/app/attendance/reportV3')),
  },
  {
    path: '/app/attendance/reportV3',
    area: 'attendance',
    word: 'screen.attendance',
    load: () => import('./web/days/report-v3-screen.tsx').then((m) => ({ default: m.ReportV3Screen })),
  },
  {
    path: '/app/attendance/report',
    area: 'attendance',
    word: 'screen.attendanceToday',
    load: () => import('./web/days/today-screen.tsx').then((m) => ({ default: m.TodayScreen })),
  },
  {
    path: '/app/attendance/detail',
    area: 'attendance',
    word: 'screen.attendanceDetail',
    load: () => import('./web/days/detail-screen.tsx').then((m) => ({ default: m.DetailScreen })),
  },
  {
    path: '/app/attendance/records',
    area: 'attendance',
    word: 'screen.attendanceRecords',
    load: () => import('./web/days/records-screen.tsx').then((m) => ({ default: m.RecordsScreen })),
  },
  {
    path: '/app/attendance/rawLogs',
    area: 'attendance',
    word: 'screen.rawLogs',
    load: () => import('./web/raw-logs/raw-logs-screen.tsx').then((m) => ({ default: m.RawLogsScreen })),
  },
  {
    path: '/app/attendance/approval',
    area: 'attendance',
    word: 'screen.attendanceApproval',
    load: () => import('./web/days/approval-screen.tsx').then((m) => ({ default: m.ApprovalScreen })),
  },
  {
    path: '/app/attendance/timesheet',
    area: 'attendance',
    word: 'screen.timesheet',
    load: () => import('./web/days/timesheet-screen.tsx').then((m) => ({ default: m.TimesheetScreen })),
  },
  {
    path: '/kiosk',
    public: true,
    word: 'screen.kiosk',
    load: () => import('./web/kiosk/kiosk-screen.tsx').then((m) => ({ default: m.KioskScreen })),
  },
  {
    path: '/app/settings/attendance',
    fields: true,
    area: 'settings.attendance',
    word: 'screen.settingsAttendance',
    load: () =>
      import('./web/settings/attendance-settings-screen.tsx').then((m) => ({ default: m.AttendanceSettingsScreen })),
  },
] as const satisfies readonly Screen[]
