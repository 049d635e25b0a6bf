import type { Bodies } from './ids.ts'

export const payreports: Bodies = {
  'payreports.createTemplate': ({ reportCategory }) => ({
    category_id: reportCategory,
    name: 'Another report',
    columns: [{ key: 'cost', label: 'Cost', formula: 'gross_pay' }],
  }),
  'payreports.applyTemplate': ({ employee, reportTemplate }) => ({
    template_id: reportTemplate,
    year: 2026,
    month: 1,
    employee_ids: [employee],
  }),
  'payreports.addLedgerAccount': ({ department }) => ({
    figure: 'gross_pay',
    department_id: department,
    debit_account: '6000',
  }),
  'payreports.changeLedgerAccount': () => ({ credit_account: '2301' }),
  'payreports.changeLedgerSetup': () => ({ suspense_account: '9998' }),
  'payreports.changeTemplate': () => ({ name: 'Another name' }),
  'payreports.changeCategory': () => ({ name: 'Another name' }),
}
