import type { Bodies } from './ids.ts'

export const probation: Bodies = {
  'probation.open': ({ employee }) => ({ employee_id: employee, probation_end_date: '2027-02-28' }),
  'probation.change': () => ({ result: 'confirmed' }),
  'probation.proceed': () => ({ reason: 'On leave' }),
  'probation.revert': () => ({ status: 0, reason: 'Look again' }),
  'probation.changeOwn': () => ({ comment: 'A draft' }),
  'probation.proceedOwn': () => ({}),
}
