/** Certificates, bonds, who has done what, and what departments may spend. */
import { yearOf } from '#kernel/plain-date.ts'
import { fileReply, notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { budgets, certificateFile, certificates, matrix, setBudgets } from '../contract/records.ts'
import { happened, refused, todayOf } from './acting.ts'
import { certificatesOf } from './certificate-store.ts'
import { courseStates } from './course-states.ts'
import { certificatePdf } from './pdf/training-pdf.ts'
import { budgetsOf, peopleOfMatrix, setBudgetsOf } from './record-store.ts'

export const recordHandlers: readonly Handler[] = [
  on(certificates, ({ company, query }) => company.read((tx) => certificatesOf(tx, company.companyId, query))),
  on(certificateFile, async (call) => {
    const found = await call.company.read(async (tx) => {
      const [certificate] = await certificatesOf(tx, call.company.companyId, { id: call.params.id })
      return certificate && { certificate, ...(await todayOf(tx, call)) }
    })
    if (!found) return notFound()
    const { course, staff_id } = found.certificate
    return fileReply(`${course} ${staff_id}.pdf`, 'application/pdf', await certificatePdf(found, call))
  }),

  on(matrix, (call) =>
    call.company.read(async (tx) => {
      const { department_id, course_id, state } = call.query
      const now = await todayOf(tx, call)
      const people = await peopleOfMatrix(tx, call.company.companyId, now.today, { department_id })
      const states = await courseStates(tx, call.company.companyId, people, now)
      return people
        .map(({ department_id: _, position_id: __, ...person }) => ({
          ...person,
          courses: states(person.employee_id).filter(
            (one) => (!course_id || one.course_id === course_id) && (!state || one.state === state),
          ),
        }))
        .filter(({ courses }) => courses.length > 0 || (!course_id && !state))
    }),
  ),

  on(budgets, (call) =>
    call.company.read(async (tx) => {
      const { today } = await todayOf(tx, call)
      return budgetsOf(tx, call.company.companyId, call.query.year ?? yearOf(today))
    }),
  ),
  on(setBudgets, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { year, items } = call.body
      const before = new Map((await budgetsOf(tx, companyId, year)).map((row) => [row.department_id, row]))
      const unknown = items.flatMap(({ department_id }, at) =>
        before.has(department_id) ? [] : [[`items.${at}.department_id`, ['http.unknown-id']]],
      )
      if (unknown.length > 0) throw refused(Object.fromEntries(unknown))
      const last = new Map(items.map((item) => [item.department_id, item]))
      await setBudgetsOf(tx, companyId, year, [...last.values()])
      const named = (amounts: (id: string) => string | null | undefined) =>
        Object.fromEntries([...last.keys()].map((id) => [before.get(id)?.department ?? id, amounts(id)]))
      await happened(tx, call, {
        action: 'training.budgets-set',
        of: { kind: 'training_budget', id: companyId, name: String(year) },
        before: named((id) => before.get(id)?.amount),
        after: named((id) => last.get(id)?.amount),
      })
      return reply(await budgetsOf(tx, companyId, year), { messageKey: 'training.saved' })
    }),
  ),
]
