import type { Screen } from '#platform/contract/screen.ts'

const area = 'payroll.forms'

export const screens = [
  {
    path: '/app/payroll/reports/eaforms',
    area,
    countries: ['MY'],
    word: 'screen.eaForms',
    load: () => import('./web/form-screens.tsx').then((m) => ({ default: m.EaFormsScreen })),
  },
  {
    path: '/app/payroll/forms',
    area,
    word: 'screen.payForms',
    load: () => import('./web/forms-screen.tsx').then((m) => ({ default: m.FormsScreen })),
  },
  {
    path: '/app/payroll/forms/eform',
    area,
    word: 'screen.yearForms',
    load: () => import('./web/form-screens.tsx').then((m) => ({ default: m.YearFormsScreen })),
  },
  {
    path: '/app/payroll/forms/pcb_statements',
    area,
    countries: ['MY'],
    word: 'screen.pcbStatements',
    load: () => import('./web/form-screens.tsx').then((m) => ({ default: m.PcbStatementsScreen })),
  },
  {
    path: '/app/payroll/calendar',
    area,
    word: 'screen.agencyDates',
    load: () => import('./web/calendar-screen.tsx').then((m) => ({ default: m.AgencyDatesScreen })),
  },
  {
    path: '/app/payroll/yearEnd',
    area,
    word: 'screen.yearEnd',
    load: () => import('./web/year-end-screen.tsx').then((m) => ({ default: m.YearEndScreen })),
  },
  {
    path: '/app/eform_guide',
    area,
    word: 'screen.formGuide',
    load: () => import('./web/guide-screen.tsx').then((m) => ({ default: m.FormGuideScreen })),
  },
] as const satisfies readonly Screen[]
