/** What one person's pay is booked to. All shares of one day are set together. */
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { costCentreNames, costCentres, setCostCentres } from '../../contract/pay/cost-centres.ts'
import { seenCostCentres } from '../../model/seen-lists.ts'
import { comeToHundred } from '../../model/shares.ts'
import { invalid } from '../invalid.ts'
import { logChange } from '../log.ts'
import { lookingOf } from '../looking.ts'
import { lastOfList, overtaken } from '../profile/changed-meanwhile.ts'
import { lockProfile, profileOf } from '../profile/profile-store.ts'
import { unfitTexts } from '../unfit-texts.ts'
import { costCentresKnown, saveShares, sharesOf } from './cost-centre-store.ts'
import { refusedDayOf } from './refuse-day.ts'

export const costCentreHandlers: readonly Handler[] = [
  on(costCentres, (call) =>
    call.company.read(async (tx) => {
      const row = await profileOf(tx, await lookingOf(tx, call), call.params.id)
      return row ? sharesOf(tx, call.company.companyId, row.id) : notFound()
    }),
  ),

  on(setCostCentres, async (call) => {
    const { company, body } = call
    const { companyId } = company
    const wrong = body.items.flatMap(({ cost_centre }, at) =>
      Object.keys(unfitTexts({ cost_centre })).map(
        (field) => [`items.${at}.${field}`, ['sheets.control-character']] as const,
      ),
    )
    if (wrong.length > 0) return invalid(Object.fromEntries(wrong))
    const named = new Map(body.items.map(({ cost_centre, percentage }) => [cost_centre.toLowerCase(), percentage]))
    if (named.size < body.items.length) return invalid({ items: ['employees.cost-centre-twice'] })
    if (named.size > 0 && !comeToHundred([...named.values()])) {
      return problem('employees.shares', { errors: { items: ['employees.shares'] } })
    }
    return company.transaction(async (tx) => {
      const row = await lockProfile(tx, await lookingOf(tx, call), call.params.id)
      if (!row) return notFound()
      // The setting of a day that is in no employment any more can be taken back.
      const refused = body.items.length > 0 && (await refusedDayOf(tx, companyId, row.id, body.effective_from))
      if (refused) return refused
      const former = await sharesOf(tx, companyId, row.id)
      if (body.seen !== undefined && body.seen !== seenCostCentres(former)) {
        const by = { field: 'items', action: 'employees.cost-centres-changed' }
        return overtaken(former, await lastOfList(tx, companyId, row.id, by))
      }
      await saveShares(tx, companyId, row.id, body.effective_from, body.items)
      const told = (shares: readonly { cost_centre: string; percentage: string }[]) =>
        shares.map(({ cost_centre, percentage }) => `${cost_centre} ${percentage}`)
      await logChange(tx, call, row, {
        before: { cost_centres: told(former.filter((one) => one.effective_from === body.effective_from)) },
        after: { cost_centres: told(body.items), effective_from: body.effective_from },
        action: 'employees.cost-centres-changed',
      })
      return reply(await sharesOf(tx, companyId, row.id), { messageKey: 'employees.changed' })
    })
  }),

  on(costCentreNames, ({ company }) => company.read((tx) => costCentresKnown(tx, company.companyId))),
]
