/** Who has done what they have to, when it is due again, and what is missing. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { monthsLater } from './months.ts'

export const doneStates = ['done', 'due', 'missing'] as const
export type DoneState = (typeof doneStates)[number]

type Course = {
  readonly is_mandatory: boolean
  readonly mandatory_departments: readonly string[]
  readonly mandatory_positions: readonly string[]
}
type Person = { readonly department_id: string | null; readonly position_id: string | null }

/** Of one of its departments or positions; everybody where it names none. */
export function isFor(course: Course, { department_id, position_id }: Person): boolean {
  const { is_mandatory, mandatory_departments: departments, mandatory_positions: positions } = course
  if (!is_mandatory) return false
  if (departments.length + positions.length === 0) return true
  return (
    (department_id !== null && departments.includes(department_id)) ||
    (position_id !== null && positions.includes(position_id))
  )
}

/** Due from so many days before it has to be done again. */
export function stateOfCourse(
  doneOn: PlainDate | null,
  repeatMonths: number | null,
  { today, ahead }: { readonly today: PlainDate; readonly ahead: number },
): { readonly state: DoneState; readonly due_on: PlainDate | null } {
  if (doneOn === null) return { state: 'missing', due_on: null }
  if (repeatMonths === null) return { state: 'done', due_on: null }
  const due_on = monthsLater(doneOn, repeatMonths)
  return { state: today >= addDays(due_on, -ahead) ? 'due' : 'done', due_on }
}
