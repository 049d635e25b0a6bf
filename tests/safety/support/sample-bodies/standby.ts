import type { Bodies, MakeBody } from './ids.ts'

const spanOf: MakeBody = ({ department }) => ({
  from: '2026-10-05',
  to: '2026-10-06',
  department_ids: [department],
})

export const standby: Bodies = {
  'standby.create': () => ({
    ...{ name: 'Day', short_name: 'DAY', start_time: '08:00', end_time: '18:00', allowance_type: 'per_day' },
    allowance_amount: '30.00',
  }),
  'standby.change': () => ({ name: 'Renamed' }),
  'standby.switch': () => ({ status: 1 }),
  'standby.show': spanOf,
  'standby.cells': ({ employee, standby }) => ({
    cells: [{ employee_id: employee, date: '2026-12-02', standby_ids: [standby] }],
    confirm: 1,
  }),
  'standby.add': () => ({ dates: ['2026-12-03'], confirm: 1 }),
  'standby.take': () => ({ dates: ['2026-12-03'] }),
  'standby.replace': ({ standby }) => ({ date: '2026-12-02', standby_id: standby, confirm: 1 }),
  'standby.confirmAll': spanOf,
  'standby.lockTw': (ids) => ({ ...spanOf(ids), is_locked: 1 }),
  'standby.lockMy': (ids) => ({ ...spanOf(ids), is_locked: 1 }),
  'standby.setSettingsMy': () => ({ lock_after_confirm: 1 }),
  'standby.setSettingsTw': () => ({ lock_after_confirm: 1 }),
  'standby.export': spanOf,
}
