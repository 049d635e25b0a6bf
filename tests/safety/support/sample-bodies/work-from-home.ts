import type { Bodies } from './ids.ts'

export const workFromHome: Bodies = {
  'wfh.create': ({ employee }) => ({
    employee_id: employee,
    from: '2026-12-07',
    to: '2026-12-07',
    place: { name: 'Home' },
    confirm: 1,
  }),
  'wfh.award': ({ employee }) => ({
    employee_ids: [employee],
    from: '2026-12-08',
    to: '2026-12-08',
    place: { name: 'Home' },
    confirm: 1,
  }),
  'wfh.ask': () => ({ from: '2026-12-07', to: '2026-12-07', place: { name: 'Home' } }),
  'wfh.preview': () => ({ from: '2026-12-07', to: '2026-12-07', place: { name: 'Home' } }),
  'wfh.change': () => ({ reason: 'Plans changed' }),
  'wfh.decide': ({ request }) => ({ ids: [request] }),
  'wfh.askWithdraw': () => ({ reason: 'Plans changed' }),
}
