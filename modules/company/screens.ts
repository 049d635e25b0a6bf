import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/company/profile',
    area: 'company.profile',
    word: 'screen.companyProfile',
    load: () => import('./web/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  },
] as const satisfies readonly Screen[]
