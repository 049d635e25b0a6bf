import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/panel/billing',
    ops: ['Ops'],
    word: 'screen.opsBilling',
    load: () => import('./web/accounts-screen.tsx').then((m) => ({ default: m.AccountsScreen })),
  },
  {
    path: '/panel/plans',
    ops: ['Ops'],
    word: 'screen.opsPlans',
    load: () => import('./web/plans/plans-screen.tsx').then((m) => ({ default: m.PlansScreen })),
  },
  {
    path: '/panel/companyPlan',
    ops: ['Ops'],
    word: 'screen.opsCompanyPlan',
    load: () => import('./web/company-plans/company-plans-screen.tsx').then((m) => ({ default: m.CompanyPlansScreen })),
  },
  {
    path: '/panel/invoice',
    ops: ['Ops'],
    word: 'screen.opsInvoice',
    load: () => import('./web/invoices/invoices-screen.tsx').then((m) => ({ default: m.InvoicesScreen })),
  },
  {
    path: '/panel/payment',
    ops: ['Ops'],
    word: 'screen.opsPayment',
    load: () => import('./web/payments/payments-screen.tsx').then((m) => ({ default: m.PaymentsScreen })),
  },
  {
    path: '/app/billing',
    area: 'billing',
    word: 'screen.billing',
    load: () => import('./web/own-billing-screen.tsx').then((m) => ({ default: m.OwnBillingScreen })),
  },
] as const satisfies readonly Screen[]
