/** Success factors of reviews: added, changed, removed; periods keep what they took from them. */
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addFactor, changeFactor, factor, factors, removeFactor } from '../contract/factors.ts'
import { factorList } from './factor-store.ts'

export const factorHandlers: readonly Handler[] = [
  on(factors, ({ company }) => company.read((tx) => factorList.rows(tx, company.companyId))),
  on(factor, ({ company, params }) =>
    company.read(async (tx) => {
      const found = await factorList.one(tx, company.companyId, params.id)
      return found ?? notFound()
    }),
  ),
  on(addFactor, (call) =>
    call.company.transaction(async (tx) => {
      const made = await factorList.add(tx, call, { id: newId(), ...call.body })
      return reply(made, { messageKey: 'performance.saved' })
    }),
  ),
  on(changeFactor, (call) =>
    call.company.transaction(async (tx) => {
      const before = await factorList.held(tx, call.company.companyId, call.params.id)
      if (!before) return notFound()
      const after = await factorList.change(tx, call, before, { ...before, ...call.body })
      return reply(after, { messageKey: 'performance.saved' })
    }),
  ),
  on(removeFactor, (call) =>
    call.company.transaction(async (tx) => {
      const before = await factorList.held(tx, call.company.companyId, call.params.id)
      if (!before) return notFound()
      await factorList.remove(tx, call, before)
      return reply(null, { messageKey: 'performance.factor-removed' })
    }),
  ),
]
