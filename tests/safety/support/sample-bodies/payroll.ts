import type { Bodies, MakeBody } from './ids.ts'

const item: MakeBody = ({ employee }) => ({ employee_id: employee, type: 'bonus', amount: '10.00' })

const ownLayout = {
  ...{
    kind: 'delimited',
    encoding: 'utf-8',
    delimiter: ',',
    titles: true,
    upper: false,
    quotes: true,
    extension: 'csv',
  },
  header: [],
  detail: [{ value: 'full_name' }, { value: 'account' }, { value: 'amount' }],
  trailer: [],
}

export const payroll: Bodies = {
  'payroll.addRun': ({ employee }) => ({
    ...{ type: 'bonus', name: 'Mine', pay_date: '2026-02-10', employee_ids: [employee] },
    plan: { kind: 'amount', amount: '10.00' },
  }),
  'payroll.planItems': ({ employee }) => ({ plan: { kind: 'amount', amount: '10.00' }, employee_ids: [employee] }),
  'payroll.settle': () => ({ last_day: '2026-02-28', reason: 'redundancy', confirm: 1 }),
  'payroll.sendTaxClaim': () => ({ code: 'C5', amount: '10.00' }),
  'payroll.acceptTaxClaim': () => ({ amount: '10.00' }),
  'payroll.declineTaxClaim': () => ({ reason: 'Another year' }),
  'payroll.addItem': item,
  'payroll.changeItem': ({ employee }) => ({ employee_id: employee, amount: '11.00' }),
  'payroll.addRecurring': (ids) => ({ ...item(ids), from: '2026-03' }),
  'payroll.changeRecurring': ({ employee }) => ({ employee_id: employee, amount: '12.00' }),
  'payroll.changeIncomeTax': () => ({ items: { zakat: '10.00' } }),
  'payroll.earlierPayNone': ({ employee }) => ({ employee_ids: [employee], year: 2026 }),
  'payroll.addEarlierEntry': ({ employee }) => ({
    employee_id: employee,
    month: '2025-12',
    figures: { remuneration: '1.00', epf_employee: '0.00', withholding_tax: '0.00' },
  }),
  'payroll.changeEarlierEntry': () => ({ months: 2 }),
  'payroll.changeEarningCategory': () => ({ position: 7 }),
  'payroll.changePayTemplate': () => ({ name: 'Another name' }),
  'payroll.replay': () => ({ from: '2026-01', to: '2026-03' }),
  'payroll.givePayTemplate': ({ employee }) => ({ employee_ids: [employee], from: '2026-04' }),
  'payroll.exportPayslips': () => ({ format: 'csv', columns: ['staff_id'] }),
  'payroll.hold': () => ({ held: true }),
  'payroll.lookedAt': () => ({ looked: true }),
  'payroll.reopen': ({ payslip }) => ({ reason: 'wrong', payslip_ids: [payslip] }),
  'payroll.saveFileLayout': () => ({ layout: ownLayout }),
  'payroll.tryFileLayout': () => ({}),
  'payroll.setOwnPassword': () => ({ password: 'anotherword' }),
  'payroll.release': ({ payslip }) => ({ payslip_ids: [payslip] }),
  'payroll.takeRetro': ({ employee }) => ({ employee_ids: [employee], year: 2026, month: 3 }),
  'payroll.dismissRetro': ({ employee }) => ({ employee_ids: [employee], reason: 'Paid otherwise' }),
  'payroll.takeInsuredAmounts': ({ employee }) => ({ employee_ids: [employee] }),
  'payroll.putOff': () => ({
    items: [{ origin: 'claim', source: 'none', month: '2026-01' }],
    move: 'later',
    reason: 'x',
  }),
  'payroll.putBack': () => ({ items: [{ origin: 'claim', source: 'none', month: '2026-01' }] }),
  'payroll.unrelease': ({ payslip }) => ({ payslip_ids: [payslip] }),
}
