/** Success factors of reviews: added, changed, removed; periods keep what they took from them. */
import { log } from '#platform/activity/server/log.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addFactor, addUsualFactors, changeFactor, factor, factors, removeFactor } from '../contract/factors.ts'
import { missingFactors } from '../model/usual-factors.ts'
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
  on(addUsualFactors, (call) =>
    call.company.transaction(async (tx) => {
      const kept = await factorList.rows(tx, call.company.companyId)
      const made = missingFactors(kept).map((one) => ({ id: newId(), ...one, is_active: true }))
      await factorList.addMany(tx, made)
      const happened = made.map((one) => {
        const { id: _, ...after } = one
        return { action: 'performance.factor-added', subject: factorList.subjectOf(one), after }
      })
      await log(tx, call, ...happened)
      return reply(made, { messageKey: 'performance.factors-added', params: { count: made.length } })
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
