import type { Screen } from '#platform/contract/screen.ts'

const area = 'payroll.reports'

/** One a path: each is a place of its own in the address, and all are one page. */
export const screens = [
  {
    path: '/app/payroll/reports',
    area,
    word: 'screen.payReports',
    load: () => import('./web/reports-screen.tsx').then((m) => ({ default: m.ReportsScreen })),
  },
  {
    path: '/app/payroll/reports/own',
    area: 'payroll.templates',
    word: 'screen.ownReports',
    load: () => import('./web/own/own-reports-screen.tsx').then((m) => ({ default: m.OwnReportsScreen })),
  },
  {
    path: '/app/payroll/reports/summary',
    area,
    word: 'screen.payReport.summary',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.SummaryReport })),
  },
  {
    path: '/app/payroll/reports/netpay',
    area,
    word: 'screen.payReport.netpay',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.NetpayReport })),
  },
  {
    path: '/app/payroll/reports/bank',
    area,
    word: 'screen.payReport.bank',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.BankReport })),
  },
  {
    path: '/app/payroll/reports/earnings',
    area,
    word: 'screen.payReport.earnings',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.EarningsReport })),
  },
  {
    path: '/app/payroll/reports/miscellaneous',
    area,
    word: 'screen.payReport.miscellaneous',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.MiscellaneousReport })),
  },
  {
    path: '/app/payroll/reports/masters',
    area,
    word: 'screen.payReport.masters',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.MastersReport })),
  },
  {
    path: '/app/payroll/reports/history',
    area,
    word: 'screen.payReport.history',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.HistoryReport })),
  },
  {
    path: '/app/payroll/reports/contributions',
    area,
    word: 'screen.contributionReports',
    load: () => import('./web/reports-screen.tsx').then((m) => ({ default: m.ContributionReportsScreen })),
  },
  {
    path: '/app/payroll/reports/contributions/epf',
    area,
    word: 'screen.payReport.epf',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.EpfReport })),
  },
  {
    path: '/app/payroll/reports/contributions/socso',
    area,
    word: 'screen.payReport.socso',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.SocsoReport })),
  },
  {
    path: '/app/payroll/reports/contributions/tax',
    area,
    word: 'screen.payReport.tax',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.TaxReport })),
  },
  {
    path: '/app/payroll/reports/contributions/eis',
    area,
    word: 'screen.payReport.eis',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.EisReport })),
  },
  {
    path: '/app/payroll/reports/contributions/zakat',
    area,
    word: 'screen.payReport.zakat',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.ZakatReport })),
  },
  {
    path: '/app/payroll/reports/contributions/hrdf',
    area,
    word: 'screen.payReport.hrdf',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.HrdfReport })),
  },
  {
    path: '/app/payroll/reports/contributions/labour',
    area,
    word: 'screen.payReport.labour',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.LabourReport })),
  },
  {
    path: '/app/payroll/reports/contributions/health',
    area,
    word: 'screen.payReport.health',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.HealthReport })),
  },
  {
    path: '/app/payroll/reports/contributions/pension',
    area,
    word: 'screen.payReport.pension',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.PensionReport })),
  },
  {
    path: '/app/payroll/reports/contributions/occupational',
    area,
    word: 'screen.payReport.occupational',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.OccupationalReport })),
  },
  {
    path: '/app/payroll/reports/contributions/supplementary',
    area,
    word: 'screen.payReport.supplementary',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.SupplementaryReport })),
  },
  {
    path: '/app/payroll/reports/contributions/sss',
    area,
    word: 'screen.payReport.sss',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.SssReport })),
  },
  {
    path: '/app/payroll/reports/contributions/philhealth',
    area,
    word: 'screen.payReport.philhealth',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.PhilhealthReport })),
  },
  {
    path: '/app/payroll/reports/contributions/pag_ibig',
    area,
    word: 'screen.payReport.pag_ibig',
    load: () => import('./web/reports.tsx').then((m) => ({ default: m.PagIbigReport })),
  },
] as const satisfies readonly Screen[]
