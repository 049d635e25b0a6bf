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
  'onboarding.done': () => ({ note: 'Key 7' }),
  'onboarding.newcomerDone': () => ({ note: 'Key 7' }),
}
