import type { Screen } from '#platform/contract/screen.ts'

const area = 'payroll.cp2x'

export const screens = [
  {
    path: '/app/payroll/notice',
    area,
    word: 'screen.notices',
    load: () => import('./web/notices-screen.tsx').then((m) => ({ default: m.NoticesScreen })),
  },
  {
    path: '/app/payroll/forms/cp_2x',
    area,
    countries: ['MY'],
    word: 'screen.cp2x',
    load: () => import('./web/notices-screen.tsx').then((m) => ({ default: m.Cp2xScreen })),
  },
  {
    path: '/app/payroll/forms/cp22a/edit',
    area,
    word: 'screen.noticeEdit',
    load: () => import('./web/edit-screen.tsx').then((m) => ({ default: m.EditNoticeScreen })),
  },
] as const satisfies readonly Screen[]
