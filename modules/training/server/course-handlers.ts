/** Courses: added, changed, removed. */
import type { z } from 'zod'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addCourse, changeCourse, course, courses, removeCourse } from '../contract/courses.ts'
import type { CourseChange } from '../contract/fields.ts'
import type { CourseFields } from '../model/course.ts'
import { type Acting, happened, refuse } from './acting.ts'
import {
  type CourseRow,
  coursesOf,
  deleteCourse,
  hasSessions,
  insertCourse,
  isNameTaken,
  setCourse,
  unknownUnits,
} from './course-store.ts'
import { courseView } from './views.ts'

export const courseHandlers: readonly Handler[] = [
  on(courses, ({ company }) =>
    company.read(async (tx) => (await coursesOf(tx, company.companyId)).map((row) => courseView(row))),
  ),
  on(course, ({ company, params }) =>
    company.read(async (tx) => courseView(await found(tx, company.companyId, params.id))),
  ),
  on(addCourse, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const fields = changedBy(EMPTY, call.body)
      await refuseWrong(tx, companyId, fields, null)
      const id = await insertCourse(tx, companyId, fields)
      await logged(tx, call, 'training.course-added', { id, name: fields.name }, {}, fields)
      return reply(courseView(await found(tx, companyId, id)), { messageKey: 'training.course-added' })
    }),
  ),
  on(changeCourse, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await found(tx, companyId, call.params.id, true)
      const before = fieldsOf(former)
      const fields = changedBy(before, call.body)
      await refuseWrong(tx, companyId, fields, former.id)
      await setCourse(tx, companyId, former.id, fields)
      await logged(tx, call, 'training.course-changed', { id: former.id, name: fields.name }, before, fields)
      return reply(courseView(await found(tx, companyId, former.id)), { messageKey: 'training.saved' })
    }),
  ),
  on(removeCourse, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const former = await found(tx, companyId, call.params.id, true)
      if (await hasSessions(tx, companyId, former.id)) return problem('training.course-used')
      await deleteCourse(tx, companyId, former.id)
      await logged(tx, call, 'training.course-removed', former, fieldsOf(former), {})
      return reply(null, { messageKey: 'training.course-removed' })
    }),
  ),
]

async function found(tx: Tx, companyId: string, id: string, hold = false): Promise<CourseRow> {
  const [row] = await coursesOf(tx, companyId, { id, hold })
  if (!row) throw new Refusal(notFound())
  return row
}

const EMPTY: CourseFields = {
  name: '',
  category: null,
  provider: null,
  mode: 'classroom',
  hours: '0',
  cost_per_seat: '0.00',
  is_mandatory: false,
  mandatory_departments: [],
  mandatory_positions: [],
  repeat_months: null,
  certificate_months: null,
  hrd_claimable: false,
  bond_amount: null,
  bond_months: null,
}

const fieldsOf = ({ id: _, sessions: __, completed: ___, answers: ____, rating: _____, ...fields }: CourseRow) => fields

/** What is not sent stays. */
function changedBy(before: CourseFields, body: z.output<typeof CourseChange>): CourseFields {
  const { mandatory_for, hours, ...given } = body
  const said = Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' ? null : value]),
  )
  return {
    ...before,
    ...said,
    ...(hours !== undefined && { hours: String(hours) }),
    ...(mandatory_for !== undefined && {
      is_mandatory: mandatory_for !== null,
      mandatory_departments: mandatory_for?.department_ids ?? [],
      mandatory_positions: mandatory_for?.position_ids ?? [],
    }),
  }
}

async function refuseWrong(tx: Tx, companyId: string, fields: CourseFields, id: string | null): Promise<void> {
  if (await isNameTaken(tx, companyId, fields.name, id)) {
    throw new Refusal(problem('training.name-taken', { errors: { name: ['training.name-taken'] } }))
  }
  const { country } = await companyFacts(tx, companyId)
  const unknown = await unknownUnits(tx, companyId, fields)
  const noAmount = fields.bond_amount === null || Number(fields.bond_amount) === 0
  refuse({
    ...(fields.bond_months !== null && noAmount && { bond_amount: ['training.whole-bond'] }),
    ...(fields.bond_months === null && fields.bond_amount !== null && { bond_months: ['training.whole-bond'] }),
    ...(fields.hrd_claimable && country !== 'MY' && { hrd_claimable: ['training.only-malaysia'] }),
    ...(unknown.departments && { 'mandatory_for.department_ids': ['http.unknown-id'] }),
    ...(unknown.positions && { 'mandatory_for.position_ids': ['http.unknown-id'] }),
  })
}

const logged = (
  tx: Tx,
  call: Acting,
  action: string,
  { id, name }: { readonly id: string; readonly name: string },
  before: object,
  after: object,
) =>
  happened(tx, call, { action, of: { kind: 'training_course', id, name }, before: { ...before }, after: { ...after } })
