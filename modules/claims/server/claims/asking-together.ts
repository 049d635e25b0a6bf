/** Claims that people send themselves: where many do at the same moment, in one transaction, each judged alone. */
import { freeAccounts, holdPeople, peopleWhoAsk } from '#modules/employees/server/public.ts'
import { recordEach } from '#platform/activity/server/activity.ts'
import { sendOfEach } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Together } from '#platform/database/server/group-commit.ts'
import { notFound, type Problem, problem, Refusal, type Reply, reply } from '#platform/http/server/answers.ts'
import { refuseOne } from '#platform/requests/server/ask.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import type { Asking } from '#platform/requests/server/port.ts'
import type { JudgedClaim } from '../../model/claim.ts'
import type { ClaimNeeds } from '../needs.ts'
import type { ClaimAsked } from './asked.ts'
import { claimRows, saveClaims } from './claim-rows.ts'
import { judging } from './judging.ts'
import { CLAIM_KIND } from './kind.ts'
import { bookOf, type ClaimTypes, claimPort, judgedOf, requestOf, storedOf } from './port.ts'

export type Sent = { readonly call: Asking; readonly asked: ClaimAsked }
type Outcome = Reply<ClaimTypes['view']> | Problem

export const askingTogether = (approvals: Approvals, needs: ClaimNeeds): Together<Sent, Outcome> => {
  const port = claimPort(needs)
  return {
    // Nobody's second claim is looked at before the first is stored.
    apart: accountOf,
    free: async (tx, all) => {
      const free = await freeAccounts(tx, all[0]?.call.company.companyId ?? '', all.map(accountOf))
      return new Set(all.filter((one) => free.has(accountOf(one))))
    },
    work: async (tx, all) => {
      const [first] = all
      if (first === undefined) return { outcomes: [], last: async () => {} }
      const { companyId } = first.call.company
      const now = first.call.clock.now()
      const book = await bookOf(tx, first.call)
      const known = await peopleWhoAsk(tx, companyId, all.map(accountOf))
      const held = await holdPeople(
        tx,
        companyId,
        [...known.values()].map(({ id }) => id),
      )
      const wishes = all.map((one) => ({ ...one, person: held.get(known.get(accountOf(one))?.id ?? '') }))
      const judge = await judging(
        { tx, needs, book, by: accountOf(first), changed: null },
        wishes.flatMap(({ person, asked }) => (person ? [{ person, asked }] : [])),
      )
      const judged = wishes.map(({ call, asked, person }) => {
        if (!person) return new Refusal(problem(port.words.notEmployed))
        const by = call.session.accountId
        const id = newId(now.getTime())
        const found = judge(person, asked, { by, counts: (one) => isSent(one, asked) })
        const result = judgedOf({ book, acting: call }, found, person, asked, { id, submission: id })
        try {
          refuseOne(port, { person, judged: result }, asked, call)
        } catch (failure) {
          if (failure instanceof Refusal) return failure
          throw failure
        }
        return { ...result.one, sent_by: by, by: call.actor, request: requestOf(result.one, call) }
      })
      const fresh = judged.flatMap((one) => (one instanceof Refusal ? [] : [one]))
      if (fresh.length === 0) return { outcomes: judged.map(refusalIn), last: async () => {} }
      await saveClaims(
        tx,
        companyId,
        fresh.map(({ by: _, request: __, ...one }) => storedOf(one)),
        { by: accountOf(first), now },
      )
      await sendOfEach(
        tx,
        approvals,
        { companyId, now, today: book.today, actor: first.call.actor },
        CLAIM_KIND,
        fresh.map(({ request, by }) => ({ ...request, by })),
      )
      const rows = await claimRows(tx, companyId, byIds(fresh.map(({ id }) => id)))
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      const told = wishes.map(({ call }, at) => {
        const one = judged[at]
        const row = one && !(one instanceof Refusal) ? rowOf.get(one.id) : undefined
        if (!row) return { answer: refusalIn(one) }
        const view = port.view(row, book, call)
        const entry = { happened: port.entry('sent', view), acting: { actor: call.actor, now } }
        return { answer: reply(view, { messageKey: port.words.sent }), entry }
      })
      const entries = told.flatMap(({ entry }) => entry ?? [])
      return { outcomes: told.map(({ answer }) => answer), last: () => recordEach(tx, companyId, entries) }
    },
  }
}

const accountOf = ({ call }: Sent): string => call.session.accountId
const refusalIn = (one: unknown): Refusal | Problem => (one instanceof Refusal ? one : notFound())

/** What is refused, or asked about first, takes nothing from the others of the moment. */
const isSent = ({ faults, findings }: JudgedClaim, { confirmed }: ClaimAsked): boolean =>
  Object.keys(faults).length === 0 && (confirmed === true || findings.every(({ level }) => level === 'block'))
