/** The calls of quarantine: those of every kind of request, with documents, and ending early or extending. */
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { callsOf } from '#platform/requests/server/calls.ts'
import * as quarantine from '../contract/quarantine.ts'
import { endHandler } from './end-handler.ts'
import { paperHandlers } from './paper-handlers.ts'
import { papersOfRequest } from './paper-store.ts'
import { policyHandlers } from './policy-handlers.ts'
import { type PayChanged, quarantineKind } from './quarantine-kind.ts'
import { type QuarantineAsked, type QuarantineNeeds, quarantinePort } from './quarantine-port.ts'
import type { QuarantineRow } from './quarantine-store.ts'

type Needs = QuarantineNeeds & { readonly people: PeoplePort; readonly payChanged: PayChanged }

export function quarantineHandlers(approvals: Approvals, needs: Needs): readonly Handler[] {
  const calls = callsOf(approvals, quarantinePort(quarantineKind(needs.payChanged), needs))
  return [
    ...policyHandlers(needs),
    on(quarantine.list, (call) => calls.list(call)),
    on(quarantine.one, (call) => calls.one(call)),
    on(quarantine.create, (call) => calls.create(call, call.body.employee_id, asked(call.body, true))),
    on(quarantine.award, (call) => {
      const { employee_ids: people, attachment_ids: papers = [] } = call.body
      if (people.length > 1 && papers.length > 0)
        return Promise.resolve(problem('http.invalid', { errors: { attachment_ids: ['quarantine.paper-of-one'] } }))
      return calls.award(call, people, asked(call.body, true))
    }),
    on(quarantine.change, async (call) => {
      const { company, params } = call
      const papers = await company.read((tx) => papersOfRequest(tx, company.companyId, params.id))
      const before = papers.map(({ id }) => id)
      return calls.change(call, (row) => changedBy(standing(row, before), call.body))
    }),
    on(quarantine.remove, (call) => calls.remove(call)),
    on(quarantine.decide, (call) => calls.decide(call)),
    endHandler(needs, needs.payChanged),
    on(quarantine.mine, (call) => calls.mine(call)),
    on(quarantine.preview, (call) => calls.preview(call, asked(call.body, false))),
    on(quarantine.ask, (call) => calls.create(call, undefined, asked(call.body, false))),
    on(quarantine.cancel, (call) => calls.cancel(call)),
    on(quarantine.askWithdraw, (call) => calls.askWithdraw(call)),
    ...paperHandlers,
  ]
}

type Body = {
  readonly from: QuarantineAsked['from']
  readonly to: QuarantineAsked['to']
  readonly cause: QuarantineAsked['cause']
  readonly works_from_home: boolean
  readonly order_number?: string | null | undefined
  readonly reason?: string | null | undefined
  readonly attachment_ids?: readonly string[] | undefined
  readonly confirm?: boolean | undefined
}

const asked = (body: Body, entered: boolean): QuarantineAsked => ({
  ...{ from: body.from, to: body.to, cause: body.cause, worksFromHome: body.works_from_home, entered },
  orderNumber: body.order_number || null,
  reason: body.reason || null,
  attachment_ids: [...new Set(body.attachment_ids ?? [])],
  confirmed: body.confirm,
})

/** As it was asked for; of whoever is forgotten nothing waits that could be changed. */
const standing = (row: QuarantineRow, attachment_ids: readonly string[]): Body => ({
  ...{ from: row.from_date, to: row.to_date, cause: row.cause ?? 'contact', works_from_home: row.works_from_home },
  ...{ order_number: row.order_number, reason: row.reason, attachment_ids },
})

/** What is not sent stays. */
const changedBy = (
  before: Body,
  change: { readonly [Name in keyof Body]?: Body[Name] | undefined },
): QuarantineAsked => {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return asked({ ...before, ...Object.fromEntries(given) }, true)
}
