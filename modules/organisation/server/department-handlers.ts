import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  createDepartment,
  createDivision,
  department,
  departments,
  divisions,
  removeDepartment,
  removeDivision,
  renameDepartment,
  renameDivision,
} from '../contract/departments.ts'
import { added, removeEmpty, rename, unlessTaken } from './named-things.ts'
import { departmentsOf, divisionOf, divisionsOf, insertDivision, insertNamed, lockName } from './organisation-store.ts'

export const departmentHandlers: readonly Handler[] = [
  on(departments, ({ company }) => company.read((tx) => departmentsOf(tx, company.companyId))),

  on(department, async ({ company, params }) => {
    const [found] = await company.read((tx) => departmentsOf(tx, company.companyId, params.id))
    return found ?? notFound()
  }),

  on(createDepartment, async (call) => {
    const { company, body } = call
    return company.transaction(async (tx) => {
      const id = await unlessTaken(insertNamed(tx, company.companyId, 'departments', body.name))
      await added(tx, call, 'departments', id, body.name)
      return reply({ id, name: body.name, employees: 0, divisions: [] }, { status: 201 })
    })
  }),

  on(renameDepartment, async (call) => {
    const { company, params, body } = call
    return company.transaction(async (tx) => {
      const refused = await rename(tx, call, 'departments', params.id, body.name)
      const [found] = await departmentsOf(tx, company.companyId, params.id)
      return refused ?? found ?? notFound()
    })
  }),

  on(removeDepartment, (call) => removeEmpty(call, 'departments', call.params.id)),

  on(divisions, async ({ company, params }) =>
    company.read(async (tx) => {
      const [found] = await departmentsOf(tx, company.companyId, params.id)
      return found ? divisionsOf(tx, company.companyId, params.id) : notFound()
    }),
  ),

  on(createDivision, async (call) => {
    const { company, body } = call
    return company.transaction(async (tx) => {
      const of = await lockName(tx, company.companyId, 'departments', body.department_id)
      if (of === undefined) return notFound()
      const id = await unlessTaken(insertDivision(tx, company.companyId, body.department_id, body.name))
      await added(tx, call, 'divisions', id, body.name)
      return reply({ id, name: body.name, department_id: body.department_id, employees: 0 }, { status: 201 })
    })
  }),

  on(renameDivision, async (call) => {
    const { company, params, body } = call
    return company.transaction(async (tx) => {
      const refused = await rename(tx, call, 'divisions', params.id, body.name)
      return refused ?? (await divisionOf(tx, company.companyId, params.id)) ?? notFound()
    })
  }),

  on(removeDivision, (call) => removeEmpty(call, 'divisions', call.params.id)),
]
