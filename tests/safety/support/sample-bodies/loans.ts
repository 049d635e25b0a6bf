import type { Bodies } from './ids.ts'

export const loans: Bodies = {
  'loans.add': ({ employee }) => ({
    ...{ employee_id: employee, kind: 'loan', name: 'Motorcycle', principal: '900.00', instalment: '300.00' },
    from: '2027-01',
  }),
  'loans.change': () => ({ instalment: '250.00' }),
  'loans.pause': () => ({ month: '2027-01', reason: 'Hospital' }),
  'loans.skip': () => ({ month: '2027-01', reason: 'Hospital' }),
  'loans.settle': () => ({ month: '2027-01', reason: 'Paid back', how: 'paid_back' }),
  // Of the first loan there is, which rests.
  'loans.resume': () => ({ month: '2027-02', reason: 'Back' }),
}
