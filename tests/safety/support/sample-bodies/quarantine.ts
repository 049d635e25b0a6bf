import type { Bodies } from './ids.ts'

const days = { from: '2026-12-07', to: '2026-12-08', cause: 'contact', confirm: 1 }

export const quarantine: Bodies = {
  'quarantine.create': ({ employee }) => ({ employee_id: employee, ...days }),
  'quarantine.award': ({ employee }) => ({ employee_ids: [employee], ...days, from: '2026-12-08' }),
  'quarantine.ask': () => days,
  'quarantine.preview': () => days,
  'quarantine.change': () => ({ reason: 'Tested since' }),
  'quarantine.decide': ({ request }) => ({ ids: [request] }),
  'quarantine.end': () => ({ to: '2026-12-21' }),
  'quarantine.askWithdraw': () => ({ reason: 'Plans changed' }),
}
