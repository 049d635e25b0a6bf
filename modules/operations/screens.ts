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
  {
    path: '/panel/salesCompany',
    ops: ['Ops'],
    word: 'screen.opsSalesCompany',
    load: () => import('./web/kept/sales-companies-screen.tsx').then((m) => ({ default: m.SalesCompaniesScreen })),
  },
  {
    path: '/panel/assignSalesCompany',
    ops: ['Ops'],
    word: 'screen.opsAssignSalesCompany',
    load: () => import('./web/kept/assignments-screen.tsx').then((m) => ({ default: m.AssignmentsScreen })),
  },
  {
    path: '/panel/presets',
    ops: ['Ops'],
    word: 'screen.opsPresets',
    load: () => import('./web/kept/presets-screen.tsx').then((m) => ({ default: m.PresetsScreen })),
  },
  {
    path: '/panel/latestSystemUpdate',
    ops: ['Latest System Update Ops'],
    word: 'screen.opsUpdates',
    load: () => import('./web/kept/updates-screen.tsx').then((m) => ({ default: m.UpdatesScreen })),
  },
  {
    path: '/panel/jsonConverter',
    ops: ['Ops'],
    word: 'screen.opsConverter',
    load: () => import('./web/tools/json-converter-screen.tsx').then((m) => ({ default: m.JsonConverterScreen })),
  },
  {
    path: '/panel/ocr',
    ops: ['Ops'],
    word: 'screen.opsOcr',
    load: () => import('./web/tools/ocr-screen.tsx').then((m) => ({ default: m.OcrScreen })),
  },
  {
    path: '/app/latestSystemUpdate',
    area: 'account',
    word: 'screen.whatsNew',
    load: () => import('./web/whats-new-screen.tsx').then((m) => ({ default: m.WhatsNewScreen })),
  },
] as const satisfies readonly Screen[]
