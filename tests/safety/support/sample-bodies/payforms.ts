import type { Bodies } from './ids.ts'

export const payforms: Bodies = {
  'payforms.makePdf': () => ({}),
  'payforms.release': ({ employee }) => ({ employee_ids: [employee] }),
  'payforms.unrelease': ({ employee }) => ({ employee_ids: [employee] }),
  'payforms.closeYear': () => ({ confirm: 1 }),
  'payforms.openYear': () => ({ reason: 'Something was forgotten' }),
  'payforms.done': () => ({ paid_on: '2026-02-10', reference: 'R-1' }),
  'payforms.delivery': () => ({ delivery: 'paper' }),
  'payforms.changeDetails': () => ({ officer_name: 'Somebody' }),
  'payforms.changeItems': () => ({ boxes: { allowance: '41' } }),
  'payforms.changeBoxes': () => ({ boxes: { bonus: 'B1c' } }),
}
