/** Vacancies: who is sought, how many, for what pay, and by whom. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Paging } from '#platform/contract/fields.ts'
import { vacancyStatuses } from '../model/vacancy-status.ts'
import { recruiting, VacancyView, vacancyFields } from './types.ts'

const params = z.object({ id: Id })
const access = recruiting
const problems = ['recruitment.invalid'] as const

export const vacancies = endpoint({
  id: 'recruitment.vacancies',
  method: 'GET',
  path: 'api/panel/onboarding/job/vacancy',
  access,
  summary: 'Vacancies, the newest first; without a page the whole list',
  query: Paging.omit({ sort: true }).extend({
    status: z.enum(vacancyStatuses).optional(),
    department_id: Id.optional(),
  }),
  response: z.array(VacancyView),
})
export const addVacancy = endpoint({
  id: 'recruitment.addVacancy',
  method: 'POST',
  path: 'api/panel/onboarding/job/vacancy',
  status: 201,
  access,
  summary: 'Open a vacancy; without a scorecard it has that of its position, scaled to a hundred',
  body: z.strictObject(vacancyFields),
  response: VacancyView,
  problems,
})
export const vacancy = endpoint({
  id: 'recruitment.vacancy',
  method: 'GET',
  path: 'api/panel/onboarding/job/vacancy/{id}',
  access,
  params,
  summary: 'One vacancy',
  response: VacancyView,
})
export const changeVacancy = endpoint({
  id: 'recruitment.changeVacancy',
  method: 'PATCH',
  path: 'api/panel/onboarding/job/vacancy/{id}',
  access,
  params,
  summary: 'Change a vacancy; only what is sent changes, and never its status, which is ignored',
  // The specification lets it be sent along.
  body: z.strictObject({ ...vacancyFields, status: z.string().max(40) }).partial(),
  response: VacancyView,
  problems,
})
export const setVacancyStatus = endpoint({
  id: 'recruitment.vacancyStatus',
  method: 'PATCH',
  path: 'api/panel/onboarding/job/vacancy/status/{id}',
  access,
  params,
  summary: 'Open a vacancy, hold, close or fill it: its advertisements are there for the public only while it is open',
  body: z.strictObject({ status: z.enum(vacancyStatuses) }),
  response: VacancyView,
  problems: ['recruitment.filled-not-held', 'recruitment.not-agreed'],
})
