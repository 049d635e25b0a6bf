import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { createPosition, positions, removePosition, renamePosition } from '../contract/positions.ts'
import { added, removeEmpty, rename, unlessTaken } from './named-things.ts'
import { insertNamed, positionsOf } from './organisation-store.ts'

export const positionHandlers: readonly Handler[] = [
  on(positions, ({ company }) => company.read((tx) => positionsOf(tx, company.companyId))),

  on(createPosition, async (call) => {
    const { company, body } = call
    return company.transaction(async (tx) => {
      const id = await unlessTaken(insertNamed(tx, company.companyId, 'positions', body.name))
      await added(tx, call, 'positions', id, body.name)
      return reply({ id, name: body.name, employees: 0 }, { status: 201 })
    })
  }),

  on(renamePosition, async (call) => {
    const { company, params, body } = call
    return company.transaction(async (tx) => {
      const refused = await rename(tx, call, 'positions', params.id, body.name)
      const [found] = await positionsOf(tx, company.companyId, params.id)
      return refused ?? found ?? notFound()
    })
  }),

  on(removePosition, (call) => removeEmpty(call, 'positions', call.params.id)),
]
