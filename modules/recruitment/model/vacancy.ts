/** Who recruits for a vacancy, through which rounds, and by what a candidate is weighed. */

export const employmentTypes = ['full_time', 'part_time', 'contract', 'intern'] as const
export type EmploymentType = (typeof employmentTypes)[number]

export const parts = ['manager', 'recruiter', 'interviewer'] as const
export type Part = (typeof parts)[number]
export type TeamMember = { readonly employee_id: string; readonly part: Part }

export type Round = {
  readonly id: string
  readonly name: string
  readonly name_zh: string | null
  readonly minutes: number
}
/** Weights are whole and make a hundred together. */
export type Criterion = {
  readonly id: string
  readonly name: string
  readonly name_zh: string | null
  readonly weight: number
}
