import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/payroll',
    area: 'payroll',
    word: 'screen.payroll',
    load: () => import('./web/payroll-screen.tsx').then((m) => ({ default: m.PayrollScreen })),
  },
  {
    path: '/app/payroll/retro',
    area: 'payroll',
    word: 'screen.retro',
    load: () => import('./web/retro/retro-screen.tsx').then((m) => ({ default: m.RetroScreen })),
  },
  {
    path: '/app/payroll/tax-claims',
    area: 'payroll.reports',
    countries: ['MY'],
    word: 'screen.taxClaims',
    load: () => import('./web/tax-claims/tax-claims-screen.tsx').then((m) => ({ default: m.TaxClaimsScreen })),
  },
  {
    path: '/app/payroll/replay',
    area: 'payroll',
    word: 'screen.replay',
    load: () => import('./web/replay/replay-screen.tsx').then((m) => ({ default: m.ReplayScreen })),
  },
  {
    path: '/app/payroll/settlement',
    area: 'payroll',
    word: 'screen.lastPays',
    load: () => import('./web/settlement/settlement-screen.tsx').then((m) => ({ default: m.SettlementScreen })),
  },
  {
    path: '/app/payroll/compare',
    area: 'payroll',
    word: 'screen.comparePay',
    load: () => import('./web/compare/compare-screen.tsx').then((m) => ({ default: m.CompareScreen })),
  },
  {
    path: '/app/payroll/otherEarningCategory',
    area: 'payroll.reports',
    word: 'screen.earningCategories',
    load: () => import('./web/categories/categories-screen.tsx').then((m) => ({ default: m.CategoriesScreen })),
  },
  {
    path: '/app/payroll/payTemplate',
    area: 'payroll.reports',
    word: 'screen.payTemplates',
    load: () => import('./web/templates/templates-screen.tsx').then((m) => ({ default: m.TemplatesScreen })),
  },
  {
    path: '/app/payroll/prevPreJoinedPayrollData',
    area: 'payroll.reports',
    word: 'screen.earlierPay',
    load: () => import('./web/earlier/earlier-screen.tsx').then((m) => ({ default: m.EarlierPayScreen })),
  },
  {
    path: '/app/payroll/incomeTax/:id/:year/:month',
    area: 'payroll.reports',
    word: 'screen.incomeTax',
    load: () => import('./web/income-tax/income-tax-screen.tsx').then((m) => ({ default: m.IncomeTaxScreen })),
  },
  {
    path: '/app/settings/payroll',
    fields: true,
    area: 'settings.payroll',
    word: 'screen.settingsPayroll',
    load: () =>
      import('./web/settings/payroll-settings-screen.tsx').then((m) => ({ default: m.PayrollSettingsScreen })),
  },
  {
    path: '/app/settings/payroll/bank-files',
    area: 'settings.payroll',
    word: 'screen.fileLayouts',
    load: () => import('./web/layouts/layouts-screen.tsx').then((m) => ({ default: m.FileLayoutsScreen })),
  },
] as const satisfies readonly Screen[]
