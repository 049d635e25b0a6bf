/** What the form of a vacancy holds, and what it sends. */

import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { addVacancy } from '../../contract/vacancies.ts'
import { withoutNewKey } from '../new-key.ts'
import type { Vacancy } from './vacancy.ts'
import type { Named, VacancyValues } from './vacancy-values.ts'

export const JOB_TYPES = ['full_time', 'office_hour', 'adaptive_schedule', 'part_time', 'expatriate'] as const

const named = ({ id, name, name_zh }: { id: string; name: string; name_zh: string | null }): Named => ({
  ...{ id, name },
  name_zh: name_zh ?? '',
})

export const valuesOf = (now: Vacancy | undefined): VacancyValues => ({
  position_id: now?.position_id ?? '',
  department_id: now?.department_id ?? '',
  headcount: now?.headcount ?? 1,
  job_type: now?.job_type ?? 'full_time',
  employment_type: now?.employment_type ?? 'full_time',
  salary_from: now?.salary_from ?? '',
  salary_to: now?.salary_to ?? '',
  description: now?.description ?? '',
  hiring_manager_id: now?.hiring_manager_id ?? '',
  close_date: now?.close_date ?? '',
  asks_identity: now?.asks_identity ?? false,
  team: now?.team.map(({ employee_id, part }) => ({ employee_id, part })) ?? [],
  rounds: now?.rounds.map((row) => ({ ...named(row), minutes: row.minutes })),
  scorecard: now?.scorecard.map((row) => ({ ...named(row), weight: row.weight })),
})

type Body = BodyOf<typeof addVacancy>

export const bodyOf = ({ rounds, scorecard, team, ...values }: VacancyValues): Body =>
  ({
    ...values,
    team: team.filter(({ employee_id }) => employee_id !== ''),
    ...(rounds && { rounds: rounds.map(withoutNewKey) }),
    ...(scorecard && { scorecard: scorecard.map(withoutNewKey) }),
  }) as unknown as Body
