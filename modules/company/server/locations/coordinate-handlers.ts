/** The calls of places of work. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import { addCoordinate, changeCoordinate, coordinates, removeCoordinate } from '../../contract/coordinates.ts'
import { companyRow } from '../company-store.ts'
import { coordinateRemoval } from './coordinate-removal.ts'
import { coordinateRow, coordinateRows, places } from './coordinate-store.ts'
import { logPlace } from './place-log.ts'

export const coordinateHandlers: readonly Handler[] = [
  on(coordinates, ({ company }) => company.read((tx) => coordinateRows(tx, company.companyId))),

  on(addCoordinate, (call) => {
    const { companyId } = call.company
    const { address, is_limited = false, ...fields } = call.body
    return call.company.transaction(async (tx) => {
      await companyRow(tx, companyId, true)
      const id = newId()
      await places.addMany(tx, [{ id, ...fields, address: address || null, is_limited }])
      const made = await there(tx, companyId, id)
      await logPlace(tx, call, undefined, made)
      return reply(made, { messageKey: 'company.coordinate-added' })
    })
  }),

  on(changeCoordinate, (call) => {
    const { companyId } = call.company
    const { id } = call.params
    return call.company.transaction(async (tx) => {
      await companyRow(tx, companyId, true)
      const before = await coordinateRow(tx, companyId, id)
      if (!before) return notFound()
      const { address, ...fields } = call.body
      const wanted = {
        ...before,
        ...fields,
        ...(address === undefined ? {} : { address: address || null }),
      }
      await places.setMany(tx, [wanted])
      const after = await there(tx, companyId, id)
      await logPlace(tx, call, before, after)
      return reply(after, { messageKey: 'company.saved' })
    })
  }),

  on(removeCoordinate, (call) => {
    const { companyId } = call.company
    const { id } = call.params
    return call.company.transaction(async (tx) => {
      await companyRow(tx, companyId, true)
      const before = await coordinateRow(tx, companyId, id)
      if (!before) return notFound()
      const kept = await keptRows(
        tx,
        companyId,
        ['coordinates', { id }],
        ['coordinate_employees', { coordinate_id: id }],
      )
      await places.dropMany(tx, [id])
      const meta = await coordinateRemoval.keep(tx, call, { id, kept })
      await logPlace(tx, call, before, undefined)
      return reply(null, { messageKey: 'company.coordinate-removed', meta })
    })
  }),
]

async function there(tx: Tx, companyId: string, id: string) {
  const row = await coordinateRow(tx, companyId, id)
  if (!row) throw new Error('a place of work is not where it was stored')
  return row
}
