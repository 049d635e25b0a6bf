import type { Bodies } from './ids.ts'

export const training: Bodies = {
  'training.addCourse': ({ department, position }) => ({
    ...{ name: 'Forklift', mode: 'classroom', hours: 8 },
    mandatory_for: { department_ids: [department], position_ids: [position] },
  }),
  'training.changeCourse': () => ({ category: 'Safety' }),
  'training.addSession': ({ course }) => ({
    ...{ course_id: course, starts_on: '2026-12-09', ends_on: '2026-12-10', seats: 5 },
  }),
  'training.changeSession': () => ({ trainer: 'Somebody' }),
  'training.enrol': ({ employee }) => ({ employee_ids: [employee] }),
  'training.attendance': ({ employee }) => ({
    items: [{ employee_id: employee, date: '2026-12-14', present: true }],
  }),
  'training.setBudgets': ({ department }) => ({
    ...{ year: 2026, items: [{ department_id: department, amount: '500.00' }] },
  }),
  'training.create': ({ employee, session }) => ({ employee_id: employee, session_id: session, confirm: 1 }),
  'training.award': ({ employee }) => ({
    ...{ employee_ids: [employee], title: 'Forklift', cost: '90.00', starts_on: '2026-12-22', ends_on: '2026-12-22' },
    confirm: 1,
  }),
  'training.ask': ({ session }) => ({ session_id: session }),
  'training.preview': ({ session }) => ({ session_id: session }),
  'training.change': () => ({ reason: 'Plans changed' }),
  'training.decide': ({ request }) => ({ ids: [request] }),
  'training.link': ({ session }) => ({ session_id: session }),
  'training.askWithdraw': () => ({ reason: 'Plans changed' }),
  'training.settleBond': () => ({ own_doing: 1 }),
  'training.feedback': () => ({ rating: 4 }),
}
