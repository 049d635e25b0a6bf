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
    path: '/me/profile',
    area: 'me',
    word: 'screen.myProfile',
    load: () => import('./web/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  },
] as const satisfies readonly Screen[]
