/** Checklists and the tasks that come of them. Pure. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'

export const checklistKinds = ['joining', 'leaving'] as const
export type ChecklistKind = (typeof checklistKinds)[number]
export const taskKinds = ['task', 'equipment', 'sign', 'data'] as const
export type TaskKind = (typeof taskKinds)[number]
/** `newcomer` is whom it is about, also of who leaves. */
export const owners = ['hr', 'manager', 'newcomer', 'role', 'person'] as const
export type Owner = (typeof owners)[number]

export type ChecklistTask = {
  readonly id: string
  readonly name: string
  readonly name_zh: string
  readonly kind: TaskKind
  readonly owner: Owner
  /** Of the owner `role`. */
  readonly role: string | null
  /** Of the owner `person`: an employee. */
  readonly person_id: string | null
  /** After the day, or before it where negative. */
  readonly due_days: number
}
export type Fitting = {
  readonly department_id: string | null
  readonly position_id: string | null
  readonly employment_type: string | null
}

/** Whether a checklist is for this person: what it leaves open is for everybody. */
export const fits = (checklist: Fitting, person: Fitting): boolean =>
  (['department_id', 'position_id', 'employment_type'] as const).every(
    (name) => checklist[name] === null || checklist[name] === person[name],
  )

export const dueOn = (day: PlainDate, { due_days }: Pick<ChecklistTask, 'due_days'>): PlainDate =>
  addDays(day, due_days)

/** A typed name signs where it is the person's, whatever its letters and blanks. */
export const isSignedBy = (typed: string, fullName: string): boolean => plain(typed) === plain(fullName)
const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
