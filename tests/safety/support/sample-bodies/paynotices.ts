import type { Bodies } from './ids.ts'

export const paynotices: Bodies = {
  'paynotices.add': ({ employee }) => ({ form: 'cp21', employee_id: employee, event_on: '2026-11-30' }),
  'paynotices.change': () => ({ status: 'not_needed' }),
  'paynotices.filed': () => ({ filed_on: '2026-02-10', reference: 'R-1' }),
  'paynotices.cleared': () => ({}),
}
