import type { Bodies } from './ids.ts'

export const recruitment: Bodies = {
  'recruitment.addVacancy': ({ position, department, employee }) => ({
    ...{ position_id: position, department_id: department, headcount: 1, job_type: 'full_time' },
    ...{ hiring_manager_id: employee, team: [{ employee_id: employee, part: 'recruiter' }] },
  }),
  'recruitment.changeVacancy': ({ department }) => ({ department_id: department, headcount: 3 }),
  'recruitment.vacancyStatus': () => ({ status: 'on_hold' }),
  'recruitment.addAdvertisement': ({ vacancy }) => ({ vacancy_id: vacancy, title: 'Barista', confirm: 1 }),
  'recruitment.changeAdvertisement': () => ({ title: 'Renamed' }),
}
