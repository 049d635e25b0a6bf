/** The calls of make-up days. */
import { lockCompany } from '#modules/company/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
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
import { log } from '../acting.ts'
import { makeUpDayRemoval } from '../undos.ts'
import {
  dropMakeUpDay,
  insertMakeUpDay,
  type MakeUpDayFields,
  type MakeUpDayRow,
  makeUpDayOf,
  makeUpDaysOf,
  setMakeUpDay,
} from './make-up-day-store.ts'

export const makeUpDayHandlers: readonly Handler[] = [
  on(makeUpDays, ({ company, query: { year } }) =>
    company.read((tx) =>
      makeUpDaysOf(tx, company.companyId, year ? { from: `${year}-01-01`, to: `${year}-12-31` } : undefined),
    ),
  ),

  on(makeUpDay, ({ company, params }) =>
    company.read(async (tx) => (await makeUpDayOf(tx, company.companyId, params.id)) ?? notFound()),
  ),

  on(createMakeUpDay, async (call) => {
    const { company, body } = call
    return company.transaction(async (tx) => {
      await demandFree(tx, company, body)
      const id = await insertMakeUpDay(tx, company.companyId, body)
      const answer = reply({ id, ...body }, { messageKey: 'holidays.make-up-added' })
      await log(tx, call, { action: 'holidays.make-up-added', subject: subjectOf({ id, ...body }), after: body })
      return answer
    })
  }),

  on(changeMakeUpDay, async (call) => {
    const { company, params, body } = call
    return company.transaction(async (tx) => {
      await lockCompany(tx, company.companyId)
      const former = await makeUpDayOf(tx, company.companyId, params.id)
      if (!former) return notFound()
      const fields = { ...fieldsOf(former), ...body }
      const differing = differences(fieldsOf(former), fields)
      if (differing) {
        await demandFree(tx, company, fields, former.id)
        await setMakeUpDay(tx, company.companyId, former.id, fields)
        const subject = subjectOf({ id: former.id, ...fields })
        await log(tx, call, { action: 'holidays.make-up-changed', subject, ...differing })
      }
      return reply({ id: former.id, ...fields }, { messageKey: 'holidays.saved' })
    })
  }),

  on(removeMakeUpDay, async (call) => {
    const { company, params } = call
    return company.transaction(async (tx) => {
      await lockCompany(tx, company.companyId)
      const former = await makeUpDayOf(tx, company.companyId, params.id)
      if (!former) return notFound()
      const fields = fieldsOf(former)
      const subject = subjectOf(former)
      const kept = await keptRows(tx, company.companyId, ['make_up_days', { id: former.id }])
      await dropMakeUpDay(tx, company.companyId, former.id)
      const meta = await makeUpDayRemoval.keep(tx, call, { subject, fields, kept })
      const answer = reply(null, { messageKey: 'holidays.make-up-removed', meta })
      await log(tx, call, { action: 'holidays.make-up-removed', subject, before: fields })
      return answer
    })
  }),
]

/**
 * A day may be worked for one other and off for none at the same time, which no index can tell: whoever adds or
 * changes one comes after the other.
 */
async function demandFree(tx: Tx, { companyId }: CompanyDb, fields: MakeUpDayFields, self?: string): Promise<void> {
  await lockCompany(tx, companyId)
  const others = (await makeUpDaysOf(tx, companyId)).filter(({ id }) => id !== self)
  const errors = makeUpFaults(fields, others)
  if (Object.keys(errors).length > 0) throw new Refusal(problem('http.invalid', { errors }))
}

const fieldsOf = ({ date, for_date, name }: MakeUpDayRow): MakeUpDayFields => ({ date, for_date, name })
const subjectOf = ({ id, date, name }: MakeUpDayRow) => ({ kind: 'makeUpDay', id, name: `${date} ${name}` })
