/** Of people, the courses they have to do or have done, and how each stands. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CompanySettings } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isFor, stateOfCourse } from '../model/matrix.ts'
import { coursesOf } from './course-store.ts'
import { lastDone, type PersonInMatrix } from './record-store.ts'

type Now = { readonly today: PlainDate; readonly facts: { readonly settings: CompanySettings } }

export async function courseStates(tx: Tx, companyId: string, people: readonly PersonInMatrix[], now: Now) {
  const courses = await coursesOf(tx, companyId)
  const ids = people.map(({ employee_id }) => employee_id)
  const done = new Map(
    (await lastDone(tx, companyId, ids)).map((one) => [`${one.employee_id} ${one.course_id}`, one.done_on]),
  )
  const when = { today: now.today, ahead: now.facts.settings.training_due_days }
  const byId = new Map(people.map((person) => [person.employee_id, person]))
  return (employeeId: string) => {
    const person = byId.get(employeeId)
    if (!person) return []
    return courses.flatMap((course) => {
      const doneOn = done.get(`${employeeId} ${course.id}`) ?? null
      if (doneOn === null && !isFor(course, person)) return []
      // What nobody has to do any more is not due again.
      const repeats = isFor(course, person) ? course.repeat_months : null
      return [{ course_id: course.id, course: course.name, ...stateOfCourse(doneOn, repeats, when) }]
    })
  }
}
