import type { Bodies, MakeBody } from './ids.ts'

const spent: MakeBody = ({ claimType }) => ({
  type_id: claimType,
  expense_date: '2026-01-05',
  amount: '9.00',
  confirm: 1,
})

export const claims: Bodies = {
  'claims.create': (ids) => ({ employee_id: ids.employee, ...spent(ids) }),
  'claims.previewFor': (ids) => ({ employee_id: ids.employee, ...spent(ids) }),
  'claims.change': () => ({ note: 'Looked at' }),
  'claims.changeMine': () => ({ note: 'Looked at' }),
  'claims.decide': ({ claim }) => ({ ids: [claim] }),
  'claims.reduce': () => ({ claimable_amount: '1.00', reason: 'Less' }),
  'claims.paid': () => ({ paid_on: '2026-01-05' }),
  'claims.recover': () => ({ amount: '1.00', reason: 'Private', consent_on: '2026-01-05' }),
  'claims.adjustBalance': ({ claimLimit }) => ({
    ...{ limit_id: claimLimit, period_from: '2026-01-01', entitled: '300.00', reason: 'Promised' },
  }),
  'claims.ask': spent,
  'claims.preview': spent,
  'claims.askTogether': (ids) => ({ claims: [{ ...spent(ids), confirm: undefined }], confirm: 1 }),
  'claims.sendWeek': () => ({ from: '2026-01-05', confirm: 1 }),
  'claims.askWithdraw': () => ({ reason: 'Mine' }),
  'claims.changeDraft': () => ({ body: { note: 'Taxi' } }),
  'claims.createLimit': ({ claimCategory }) => ({
    ...{ name: 'Another limit', scope: 'category', category_id: claimCategory, period: 'year', amount: '100.00' },
  }),
  'claims.changeLimit': () => ({ amount: '200.00' }),
  'claims.createPayment': ({ claim }) => ({ claim_ids: [claim], pay_on: '2026-12-01' }),
  'claims.payPayment': () => ({ reference: 'T-1' }),
  'claims.createCategory': ({ claimGroup }) => ({ name: 'Category of mine', claim_group_id: claimGroup }),
  'claims.changeCategory': ({ claimGroup }) => ({ claim_group_id: claimGroup }),
  'claims.createGroup': ({ employee }) => ({ name: 'Group of mine', employee_ids: [employee] }),
  'claims.changeGroup': ({ claimCategory }) => ({ category_ids: [claimCategory] }),
  'claims.createType': ({ claimCategory }) => ({ name: 'Type of mine', claim_category_id: claimCategory }),
  'claims.changeType': ({ claimCategory }) => ({ claim_category_id: claimCategory }),
  'claims.changeStatutory': ({ claimCategory }) => ({ items: [{ claim_category_id: claimCategory, epf: 1 }] }),
  'claims.changeFlow': ({ department }) => ({
    chains: [{ name: 'Mine', when: { department_ids: [department] }, steps: [] }],
  }),
}
