import type { Bodies } from './ids.ts'

export const onboarding: Bodies = {
  'onboarding.addChecklist': ({ department }) => ({
    name: 'Another list',
    department_id: department,
    kind: 'leaving',
    tasks: [{ name: 'Keys', owner: 'hr' }],
  }),
  'onboarding.changeChecklist': () => ({ name: 'Renamed list' }),
  'onboarding.begin': ({ employee }) => ({ employee_id: employee, kind: 'joining', first_day: '2027-02-01' }),
  'onboarding.change': () => ({ first_day: '2027-02-02' }),
  'onboarding.changeTask': () => ({ state: 'done' }),
  'onboarding.addMeeting': ({ employee }) => ({
    ...{ name: 'Tour', host_id: employee, starts_at: '2099-02-01T10:00', minutes: 30 },
  }),
  'onboarding.changeMeeting': () => ({ minutes: 45 }),
  'onboarding.done': () => ({ note: 'Key 7' }),
  'onboarding.newcomerDone': () => ({ note: 'Key 7' }),
}
