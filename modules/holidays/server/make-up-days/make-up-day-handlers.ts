/** The calls of make-up days. */
import { isDeepStrictEqual } from 'node:util'
import { lockCompany } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { keptRows } from '#platform/undo/server/kept-rows.ts'
import {
  changeMakeUpDay,
  createMakeUpDay,
  makeUpDay,
  makeUpDays,
  removeMakeUpDay,
} from '../../contract/make-up-days.ts'
import { makeUpFaults } from '../../model/make-up-faults.ts'
import type { SheetMakeUpDay } from '../../model/sheets/make-up-sheet.ts'
import { daysOfYear } from '../holidays/holiday-store.ts'
import { makeUpDayRemoval } from '../undos.ts'
import { makeUpDays as kept, makeUpDaysOf } from './make-up-day-store.ts'

export const makeUpDayHandlers: readonly Handler[] = [
  on(makeUpDays, ({ company, query: { year } }) =>
    company.read((tx) => makeUpDaysOf(tx, company.companyId, year ? daysOfYear(year) : undefined)),
  ),

  on(makeUpDay, ({ company, params }) =>
    company.read(async (tx) => (await kept.one(tx, company.companyId, params.id)) ?? notFound()),
  ),

  on(createMakeUpDay, async (call) => {
    const { company, body } = call
    return company.transaction(async (tx) => {
      const made = { id: newId(), ...body }
      await demandFree(tx, company, made)
      return reply(await kept.add(tx, call, made), { messageKey: 'holidays.make-up-added' })
    })
  }),

  on(changeMakeUpDay, async (call) => {
    const { company, params, body } = call
    return company.transaction(async (tx) => {
      await lockCompany(tx, company.companyId)
      const former = await kept.one(tx, company.companyId, params.id)
      if (!former) return notFound()
      const wanted = { ...former, ...body }
      if (!isDeepStrictEqual(former, wanted)) await demandFree(tx, company, wanted)
      return reply(await kept.change(tx, call, former, wanted), { messageKey: 'holidays.saved' })
    })
  }),

  on(removeMakeUpDay, async (call) => {
    const { company, params } = call
    return company.transaction(async (tx) => {
      await lockCompany(tx, company.companyId)
      const former = await kept.one(tx, company.companyId, params.id)
      if (!former) return notFound()
      const rows = await keptRows(tx, company.companyId, ['make_up_days', { id: former.id }])
      const { id: _, ...fields } = former
      const meta = await makeUpDayRemoval.keep(tx, call, { subject: kept.subjectOf(former), fields, kept: rows })
      await kept.remove(tx, call, former)
      return reply(null, { messageKey: 'holidays.make-up-removed', meta })
    })
  }),
]

/**
 * A day may be worked for one other and off for none at the same time, which no index can tell: whoever adds or
 * changes one comes after the other.
 */
async function demandFree(tx: Tx, { companyId }: CompanyDb, { id: self, ...fields }: SheetMakeUpDay): Promise<void> {
  await lockCompany(tx, companyId)
  const others = (await makeUpDaysOf(tx, companyId)).filter(({ id }) => id !== self)
  const errors = makeUpFaults(fields, others)
  if (Object.keys(errors).length > 0) throw new Refusal(problem('http.invalid', { errors }))
}
