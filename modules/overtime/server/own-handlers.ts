/** What somebody does with overtime of their own. */
import { companyFacts } from '#modules/company/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { askWithdrawal } from '#platform/approvals/server/deciding/ask-withdrawal.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { whoDecides } from '#platform/approvals/server/deciding/who-decides.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import * as own from '../contract/own.ts'
import { restHalves } from '../model/limits.ts'
import { askOvertime } from './ask.ts'
import { claimedOf } from './bodies.ts'
import { OVERTIME_KIND } from './claim-kind.ts'
import { claimById, claimsOfPerson } from './claim-store.ts'
import { clockedOf, entryOf, rateOfClaim } from './claim-view.ts'
import { judge } from './judge.ts'
import type { OvertimeNeeds } from './needs.ts'
import { type Base, me, readingOf } from './reading.ts'

export function ownHandlers(approvals: Approvals, needs: OvertimeNeeds): readonly Handler[] {
  const { shown, answered, work } = readingOf(approvals, needs)
  const isMine = async (tx: Tx, call: Base, id: string) => {
    const row = await claimById(tx, call.company.companyId, id)
    return row !== undefined && row.employee_id === (await me(tx, call)).id
  }
  return [
    on(own.mine, (call) =>
      call.company.read(async (tx) => {
        const { id } = await me(tx, call)
        return shown(tx, call, await claimsOfPerson(tx, call.company.companyId, id))
      }),
    ),

    on(own.preview, async (call) => {
      const acting = await actingOf(call)
      const { companyId } = call.company
      return call.company.read(async (tx) => {
        const person = await me(tx, call)
        const asked = claimedOf(call.body)
        const found = await judge(tx, needs, { companyId, person, except: null }, asked)
        const { country } = await companyFacts(tx, companyId)
        const about = { aboutId: person.id, type: null, length: found.minutes / 60, amount: null }
        const counted = { date: asked.date, minutes: found.minutes, emergency: asked.emergency }
        return {
          type: found.known.day.type,
          minutes: found.minutes,
          rate: rateOfClaim(country, counted, found.known.day),
          rest_hours: asked.compensation === 'leave' ? restHalves(found.minutes) / 2 : 0,
          clocked: clockedOf(found.known.worked),
          month_minutes: found.monthMinutes,
          month_limit: found.monthLimit,
          goes_to: [...(await whoDecides(tx, approvals, acting, OVERTIME_KIND, about))],
          questions: found.questions.map((word) => call.say(call.language, word)),
          errors: Object.fromEntries(
            Object.entries(found.faults).map(([field, faults]) => [
              field,
              faults.map(({ word, params }) => call.say(call.language, word, params)),
            ]),
          ),
        }
      })
    }),

    on(own.ask, async (call) => {
      const at = await work(call)
      return call.company.transaction(async (tx) => {
        const { id: whose } = await me(tx, call)
        const id = await askOvertime(at(tx), whose, claimedOf(call.body))
        const sent = await answered(tx, call, id, 'overtime.sent')
        if (isMarked(sent, 'reply')) await log(tx, call, entryOf('overtime.sent', sent.data))
        return sent
      })
    }),

    on(own.cancel, async (call) => {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.transaction(async (tx) => {
        if (!(await isMine(tx, call, id))) return notFound()
        const cancelling = { ids: [id], decision: 'cancel', reason: null, confirmed: true, answersAsked: false }
        const [outcome] = await decide(tx, approvals, acting, { ...cancelling, kind: OVERTIME_KIND })
        return outcome?.problem ?? answered(tx, call, id, 'overtime.cancelled')
      })
    }),

    on(own.askWithdraw, async (call) => {
      const acting = await actingOf(call)
      const { id } = call.params
      return call.company.transaction(async (tx) => {
        if (!(await isMine(tx, call, id))) return notFound()
        const asked = await askWithdrawal(tx, approvals, acting, { id, kind: OVERTIME_KIND, reason: call.body.reason })
        return isMarked(asked, 'problem') ? asked : answered(tx, call, id, 'overtime.withdrawal-asked')
      })
    }),
  ]
}
