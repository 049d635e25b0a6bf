/** A leaving is put before whoever acknowledges it, anew where it changed, and taken from them where it is over. */

import { plainDateOf } from '#kernel/plain-date.ts'
import { refusalOfLeaver } from '#modules/employees/server/public.ts'
import { type Acting as Asks, actingOf } from '#platform/approvals/server/acting.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { endRequests } from '#platform/approvals/server/deciding/end-requests.ts'
import { forgetRequest, type NewRequest, sendAgain, sendRequests } from '#platform/approvals/server/deciding/send.ts'
import { kindOf } from '#platform/approvals/server/engine.ts'
import { requestsOf } from '#platform/approvals/server/requests/request-row.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { dayText } from '#platform/words/format.ts'
import { exitTypes } from '../../../model/exit-types.ts'
import { acknowledged } from '../acknowledging.ts'
import { type Acting, type ExitNeeds, log, tellHr, tellLeaver } from '../acting.ts'
import type { ExitRow } from '../exit-store.ts'
import { doingOf, EXIT_KIND } from './exit-kind.ts'

type Asking = Acting & Pick<Call<Endpoint>, 'say'>

/** Asked before the transaction: accounts are the installation's. */
export async function askingFor(call: Asking, needs: ExitNeeds) {
  const approvals = needs.approvals?.()
  const acting = approvals && (await actingOf(call))
  const isOpen = async (tx: Tx, id: string) =>
    (await requestsOf(tx, call.company.companyId, [id])).some(({ kind, step }) => kind === EXIT_KIND && step !== null)

  return {
    /** Where nobody has to be asked it is acknowledged at once. */
    async send(tx: Tx, row: ExitRow, again = false): Promise<void> {
      if (!approvals || !acting) return again ? undefined : tellHr(tx, call, 'exit.notice-submitted', row)
      if (again && !(await isOpen(tx, row.id))) return
      const request = requestOf(acting, row)
      if (again) await sendAgain(tx, approvals, acting, EXIT_KIND, request)
      else await sendRequests(tx, approvals, acting, EXIT_KIND, [request])
      if (await isOpen(tx, row.id)) return
      // Nobody is asked: the record is written in the company's name, so what it asks of a writer is asked of the sender.
      if (row.account_id !== call.actor.accountId) {
        const refused = await refusalOfLeaver(tx, call.company.companyId, call.session.roles, row.employee_id)
        if (refused) throw new Refusal(refused)
      }
      const now = call.clock.now()
      const { actor, language, company } = call
      const by = await doingOf(tx, { companyId: company.companyId, actor, language, now }, call.say)
      await acknowledged(tx, by, needs, row)
      await tellLeaver(tx, call, 'exit.notice-acknowledged', row)
      await log(tx, call, 'exit.acknowledged', row, { after: { status: 'acknowledged' } })
    },

    /** Whether it was asked for; the kind does the rest. Whoever may not is told why. */
    async acknowledge(tx: Tx, id: string): Promise<boolean> {
      if (!approvals || !acting || !(await isOpen(tx, id))) return false
      const deciding = { ids: [id], decision: 'approve', reason: null, confirmed: true, answersAsked: false }
      const [outcome] = await decide(tx, approvals, acting, { ...deciding, kind: EXIT_KIND })
      if (outcome?.problem) throw new Refusal(outcome.problem)
      return true
    },

    async end(tx: Tx, id: string): Promise<void> {
      if (approvals && acting) await endRequests(tx, kindOf(approvals, EXIT_KIND), acting, [id])
    },

    async forget(tx: Tx, id: string): Promise<void> {
      if (approvals && acting) await forgetRequest(tx, approvals, acting, id)
    },
  }
}

function requestOf({ say }: Asks, row: ExitRow): NewRequest {
  const type = exitTypes.find(({ id }) => id === row.exit_type_id)?.name ?? ''
  const told = (language: 'en' | 'zh-Hant') => ({
    title: say(language, `exit.told-${type}`),
    detail: say(language, 'exit.told-day', { day: dayText(plainDateOf(row.last_working_date), language) }),
  })
  return {
    ...{ id: row.id, aboutId: row.employee_id, type, length: null, amount: null },
    ...{ from: row.notice_date, to: row.last_working_date },
    told: { en: told('en'), 'zh-Hant': told('zh-Hant') },
  }
}
