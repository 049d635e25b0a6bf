import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/panel/dashboard',
    ops: ['Ops', 'Latest System Update Ops'],
    word: 'screen.opsDashboard',
    load: () => import('./web/operations-dashboard-screen.tsx').then((m) => ({ default: m.OperationsDashboardScreen })),
  },
  {
    path: '/panel/companies',
    ops: ['Ops'],
    word: 'screen.opsCompanies',
    load: () => import('./web/companies-screen.tsx').then((m) => ({ default: m.CompaniesScreen })),
  },
  {
    path: '/panel/faceRecognitionHeadcountLimit',
    ops: ['Ops'],
    word: 'screen.opsFaceLimit',
    load: () => import('./web/face-limit-screen.tsx').then((m) => ({ default: m.FaceLimitScreen })),
  },
] as const satisfies readonly Screen[]
