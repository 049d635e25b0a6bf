import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { callsOf } from '#platform/requests/server/calls.ts'
import * as wfh from '../contract/wfh.ts'
import { hereHandler } from './here-handler.ts'
import { letterHandler } from './letter-handler.ts'
import { paperHandlers } from './paper-handlers.ts'
import { papersOfRequest } from './paper-store.ts'
import { type WfhAsked, wfhPort } from './wfh-port.ts'
import type { WfhRow } from './wfh-store.ts'
import { wfhView } from './wfh-view.ts'

export function wfhHandlers(approvals: Approvals, dayFacts: DayFacts): readonly Handler[] {
  const calls = callsOf(approvals, wfhPort(dayFacts))
  return [
    on(wfh.list, (call) => calls.list(call)),
    on(wfh.one, (call) => calls.one(call)),
    on(wfh.create, (call) => calls.create(call, call.body.employee_id, asked(call.body, true))),
    on(wfh.award, (call) => {
      const { employee_ids: people, attachment_ids: papers = [] } = call.body
      if (people.length > 1 && papers.length > 0)
        return Promise.resolve(problem('wfh.paper-of-one', { errors: { attachment_ids: ['wfh.paper-of-one'] } }))
      return calls.award(call, people, asked(call.body, true))
    }),
    on(wfh.change, async (call) => {
      const { company, params } = call
      const papers = await company.read((tx) => papersOfRequest(tx, company.companyId, params.id))
      const before = papers.map(({ id }) => id)
      return calls.change(call, (row) => ({ ...standing(row, before), ...given(call.body) }))
    }),
    on(wfh.remove, (call) => calls.remove(call)),
    on(wfh.decide, (call) => calls.decide(call)),
    on(wfh.mine, (call) => calls.mine(call)),
    on(wfh.preview, (call) => calls.preview(call, asked(call.body, false))),
    on(wfh.ask, (call) => calls.create(call, undefined, asked(call.body, false))),
    on(wfh.cancel, (call) => calls.cancel(call)),
    on(wfh.askWithdraw, (call) => calls.askWithdraw(call)),
    hereHandler,
    ...paperHandlers(approvals),
    letterHandler(approvals),
  ]
}

type Body = Omit<WfhAsked, 'weekdays' | 'reason' | 'entered' | 'confirmed' | 'attachment_ids'> & {
  readonly attachment_ids?: string[] | undefined
  readonly weekdays?: number[] | undefined
  readonly reason?: string | undefined
  readonly confirm?: boolean | undefined
}

const asked = ({ weekdays, reason, confirm, attachment_ids, ...body }: Body, entered: boolean): WfhAsked => ({
  from: body.from,
  to: body.to,
  part: body.part,
  place: body.place,
  weekdays: weekdays ?? null,
  reason: reason || null,
  attachment_ids: [...new Set(attachment_ids ?? [])],
  entered,
  confirmed: confirm,
})

/** As it was asked for. */
function standing(row: WfhRow, attachment_ids: readonly string[]): WfhAsked {
  const { place } = wfhView(row, row.to_date)
  const { from_date: from, to_date: to, part, weekdays, reason } = row
  return { from, to, part, weekdays, place, reason, attachment_ids, entered: true }
}

type Changed = Partial<Omit<Body, 'weekdays' | 'reason'>> & {
  readonly weekdays?: number[] | null | undefined
  readonly reason?: string | null | undefined
}

/** What is not changed stays. */
const given = ({
  confirm,
  from,
  to,
  part,
  place,
  weekdays,
  reason,
  attachment_ids,
}: { [Name in keyof Changed]: Changed[Name] | undefined }) => ({
  confirmed: confirm,
  ...(from && { from }),
  ...(to && { to }),
  ...(part && { part }),
  ...(place && { place }),
  ...(weekdays !== undefined && { weekdays }),
  ...(reason !== undefined && { reason: reason || null }),
  ...(attachment_ids && { attachment_ids: [...new Set(attachment_ids)] }),
})
