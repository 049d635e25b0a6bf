import type { EmploymentType, Part } from '../../model/vacancy.ts'

export type Named = { readonly id: string; readonly name: string; readonly name_zh: string }

export type VacancyValues = {
  position_id: string
  department_id: string
  headcount: number
  job_type: string
  employment_type: EmploymentType
  salary_from: string
  salary_to: string
  description: string
  hiring_manager_id: string
  close_date: string
  asks_identity: boolean
  team: readonly { readonly employee_id: string; readonly part: Part }[]
  /** Undefined: what the company's vacancies usually have. */
  rounds: readonly (Named & { readonly minutes: number })[] | undefined
  scorecard: readonly (Named & { readonly weight: number })[] | undefined
}
