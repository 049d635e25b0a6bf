import type { z } from 'zod'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { unlessTaken } from '#platform/http/server/unless-taken.ts'
import { changeType, createType, removeType, type, types } from '../../contract/types.ts'
import { ALWAYS } from '../../model/entitlement/by-leave-year.ts'
import { halvesOf } from '../../model/halves.ts'
import { type LeaveType, plainType } from '../../model/leave-type.ts'
import { typeFaults } from '../../model/type-rules.ts'
import { type LeaveBook, leaveBook, rulesChanged } from '../book.ts'
import { addToDefault } from './group-store.ts'
import { removeGrants, timesChosen } from './type-period.ts'
import { hasLots, insertType, isTypeUsed, lockType, removeType as remove, saveType, typesOf } from './type-store.ts'
import { stepsOf, typeView } from './type-view.ts'

export const typeHandlers: readonly Handler[] = [
  on(types, (call) =>
    call.company.read(async (tx) => {
      const book = await leaveBook(tx, call)
      return (await typesOf(tx, book.companyId)).map((one) => typeView(one, book, call))
    }),
  ),

  on(type, (call) =>
    call.company.read(async (tx) => {
      const book = await leaveBook(tx, call)
      const found = (await typesOf(tx, book.companyId)).find(({ id }) => id === call.params.id)
      return found ? typeView(found, book, call) : notFound()
    }),
  ),

  on(createType, (call) =>
    call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const { companyId } = book
      const named = call.body.name_zh ? {} : { name_zh: call.body.name }
      const by_years = call.body.period === 'leave_year' ? [{ from: ALWAYS, to: null }] : []
      const fields = { ...newType, ...changesOf(call.body), ...named, by_years }
      await refuseWrong(tx, { id: '', ...fields }, book)
      const id = await unlessTaken(insertType(tx, companyId, fields), 'name', 'leave.name-taken')
      await addToDefault(tx, companyId, id)
      await rulesChanged(tx, book)
      const made = reply(typeView({ id, ...fields }, book, call), { messageKey: 'leave.type-saved' })
      await log(tx, call, { action: 'leave.type-added', subject: subjectOf({ id, ...fields }), after: fields })
      return made
    }),
  ),

  on(changeType, (call) =>
    call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const { companyId } = book
      const before = await lockType(tx, companyId, call.params.id)
      if (!before) return notFound()
      const { period } = call.body
      const chosen = period && (await timesChosen(tx, book, before, period))
      const changed = { ...before, ...changesOf(call.body), by_years: chosen ? chosen.times : before.by_years }
      // Of what is no longer given by service there is nothing to choose.
      const isChosen = changed.granted === 'anniversary' || period === 'leave_year'
      const after: LeaveType = isChosen ? changed : { ...changed, by_years: [] }
      const differing = differences({ ...before }, { ...after })
      if (!differing) return typeView(before, book, call)
      await refuseWrong(tx, after, book)
      if (
        before.unit !== after.unit &&
        ((await isTypeUsed(tx, companyId, before.id)) || (await hasLots(tx, companyId, before.id)))
      )
        return problem('leave.unit-in-use', { errors: { unit: ['leave.unit-in-use'] } })
      await unlessTaken(saveType(tx, companyId, after), 'name', 'leave.name-taken')
      if (chosen && !chosen.isUsed && differing.after.by_years) await removeGrants(tx, companyId, before.id)
      await rulesChanged(tx, book)
      const saved = reply(typeView(after, book, call), { messageKey: 'leave.type-saved' })
      await log(tx, call, { action: 'leave.type-changed', subject: subjectOf(after), ...differing })
      return saved
    }),
  ),

  on(removeType, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const found = await lockType(tx, companyId, call.params.id)
      if (!found) return notFound()
      if (found.kind !== null) return problem('leave.type-of-law')
      if (await isTypeUsed(tx, companyId, found.id)) return problem('leave.type-in-use')
      await remove(tx, companyId, found.id)
      await log(tx, call, { action: 'leave.type-removed', subject: subjectOf(found), before: { name: found.name } })
      return null
    }),
  ),
]

type Body = z.output<NonNullable<typeof changeType.body>>

const subjectOf = ({ id, name }: Pick<LeaveType, 'id' | 'name'>) => ({ kind: 'leave_type', id, name })

/** In halves, as they are kept. */
function changesOf(body: Partial<Body>): Partial<Omit<LeaveType, 'id'>> {
  const { period: _, steps, smallest, attachment_from, within_after, longest, carry_most, paid, ...rest } = body
  return {
    ...rest,
    ...(steps !== undefined && { steps: stepsOf(steps) }),
    ...(smallest !== undefined && { smallest: halves(smallest) }),
    ...(attachment_from !== undefined && { attachment_from: halves(attachment_from) }),
    ...(longest !== undefined && { longest: halves(longest) }),
    ...(within_after !== undefined && { within_after: halves(within_after) ?? 0 }),
    ...(carry_most !== undefined && { carry_most: halves(carry_most) ?? 0 }),
    ...(paid !== undefined && { paid: paid.replace(/\.?0*$/, '') || '0' }),
  }
}

const halves = (amount: number | null): number | null => (amount === null ? null : (halvesOf(amount) ?? null))

async function refuseWrong(tx: Tx, wanted: LeaveType, book: LeaveBook): Promise<void> {
  const others = (await typesOf(tx, book.companyId)).filter(({ id }) => id !== wanted.id)
  const faults = typeFaults(wanted, others, book)
  if (Object.keys(faults).length === 0) return
  const isBelow = Object.values(faults).flat().includes('leave.below-law')
  throw new Refusal(problem(isBelow ? 'leave.below-law' : 'http.invalid', { errors: faults }))
}

const newType: Omit<LeaveType, 'id'> = { ...plainType, prorated: true, position: 50 }
