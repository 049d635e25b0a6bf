import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addPositionDepartments, positionDepartments, removePositionDepartment } from '../../contract/positions.ts'
import { logChanged } from '../acting.ts'
import { addDepartments, departmentsOfPosition, removeDepartment } from './position-departments.ts'
import { isPosition, lockPosition, type Named } from './position-store.ts'

export const positionDepartmentHandlers: readonly Handler[] = [
  on(positionDepartments, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      return (await isPosition(tx, companyId, id)) ? departmentsOfPosition(tx, companyId, id) : notFound()
    }),
  ),

  on(addPositionDepartments, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const position = await lockPosition(tx, companyId, call.params.id)
      if (!position) return notFound()
      const before = await departmentsOfPosition(tx, companyId, position.id)
      await addDepartments(tx, companyId, position.id, call.body.department_ids)
      const after = await departmentsOfPosition(tx, companyId, position.id)
      await logChanged(tx, call, { kind: 'position', ...position }, { before: told(before), after: told(after) })
      return reply(after, { messageKey: 'organisation.stored' })
    }),
  ),

  on(removePositionDepartment, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const position = await lockPosition(tx, companyId, call.params.id)
      if (!position) return notFound()
      const before = await departmentsOfPosition(tx, companyId, position.id)
      if (!(await removeDepartment(tx, companyId, position.id, call.params.departmentId))) return notFound()
      const after = before.filter(({ id }) => id !== call.params.departmentId)
      await logChanged(tx, call, { kind: 'position', ...position }, { before: told(before), after: told(after) })
      return reply(null, { messageKey: 'organisation.stored' })
    }),
  ),
]

const told = (departments: readonly Named[]) => ({ departments: departments.map(({ name }) => name) })
