import type { Bodies, MakeBody } from './ids.ts'

const spanOf: MakeBody = ({ department }) => ({
  from: '2026-10-05',
  to: '2026-10-06',
  department_ids: [department],
})

export const shifts: Bodies = {
  'shifts.find': ({ department }) => ({ department_ids: [department] }),
  'shifts.create': ({ department }) => ({
    name: 'Shift of mine',
    short_name: 'MINE',
    start_time: '09:00',
    end_time: '18:00',
    break_minutes: 60,
    department_ids: [department],
  }),
  'shifts.change': ({ department }) => ({ name: 'Renamed', department_ids: [department] }),
  'shifts.switch': () => ({ status: 1 }),
  'shifts.earliestLatest': ({ shift }) => ({ shift_ids: [shift] }),
  'shifts.show': (ids) => ({ ...spanOf(ids), employee_ids: [ids.employee] }),
  'shifts.cells': ({ employee, shift }) => ({
    cells: [{ employee_id: employee, date: '2026-12-02', shift_ids: [shift] }],
    confirm: 1,
  }),
  'shifts.add': () => ({ dates: ['2026-12-03'], confirm: 1 }),
  'shifts.take': () => ({ dates: ['2026-12-03'] }),
  'shifts.replace': ({ shift }) => ({ date: '2026-12-01', shift_id: shift, confirm: 1 }),
  'shifts.totalHours': () => ({ from: '2026-12-01', to: '2026-12-31' }),
  'shifts.confirmAll': spanOf,
  'shifts.lockTw': (ids) => ({ ...spanOf(ids), is_locked: 1 }),
  'shifts.lockMy': (ids) => ({ ...spanOf(ids), is_locked: 1 }),
  'shifts.setOrder': ({ department, employee }) => ({ department_id: department, employee_ids: [employee] }),
  'shifts.applyWeek': ({ employee, shift }) => ({
    employee_ids: [employee],
    from: '2026-12-14',
    to: '2026-12-20',
    week: { mon: shift },
    confirm: 1,
  }),
  'shifts.export': spanOf,
  'shifts.askSwap': ({ employee }) => ({ date: '2026-12-01', with_employee_id: employee, with_date: '2026-12-01' }),
  'shifts.answerSwap': () => ({}),
}
