/** Success factors of OKR: added, changed, removed. */
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addFactor, changeFactor, factor, factors, removeFactor } from '../contract/factors.ts'
import { factorList } from './factor-store.ts'

export const factorHandlers: readonly Handler[] = [
  on(factors, ({ company }) => company.read((tx) => factorList.rows(tx, company.companyId))),
  on(factor, ({ company, params }) =>
    company.read(async (tx) => (await factorList.one(tx, company.companyId, params.id)) ?? notFound()),
  ),
  on(addFactor, (call) =>
    call.company.transaction(async (tx) => {
      const made = await factorList.add(tx, call, { id: newId(), ...call.body })
      return reply(made, { messageKey: 'okr.saved' })
    }),
  ),
  on(changeFactor, (call) =>
    call.company.transaction(async (tx) => {
      const before = await factorList.held(tx, call.company.companyId, call.params.id)
      if (!before) return notFound()
      const after = await factorList.change(tx, call, before, { ...before, ...call.body })
      return reply(after, { messageKey: 'okr.saved' })
    }),
  ),
  on(removeFactor, (call) =>
    call.company.transaction(async (tx) => {
      const before = await factorList.held(tx, call.company.companyId, call.params.id)
      if (!before) return notFound()
      await factorList.remove(tx, call, before)
      return reply(null, { messageKey: 'okr.factor-removed' })
    }),
  ),
]
