/** What was spent gathers from Monday to Sunday as drafts, and goes as one submission with one tap. */
import { type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { invalid } from '#platform/http/server/problems.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import { me } from '#platform/requests/server/own-calls.ts'
import type { Asking } from '#platform/requests/server/port.ts'
import { MOST_TOGETHER, Together } from '../../contract/claim-types.ts'
import { sendWeek, weeks } from '../../contract/own.ts'
import { weekOf } from '../../model/week.ts'
import type { ClaimNeeds } from '../needs.ts'
import { typesOf } from '../type-store.ts'
import { askedOf } from './asked.ts'
import { claimRows } from './claim-rows.ts'
import { draftsOf, removeDrafts } from './draft-store.ts'
import { bookOf, claimPort } from './port.ts'
import { sendTogether } from './together.ts'

export function weekHandlers(approvals: Approvals, needs: ClaimNeeds): readonly Handler[] {
  const port = claimPort(needs)
  return [
    on(weeks, (call) =>
      call.company.read(async (tx) => {
        const person = await me(port, tx, call)
        const { companyId } = call.company
        const { settings, currency } = await companyFacts(tx, companyId)
        const names = new Map((await typesOf(tx, companyId)).map(({ id, name }) => [id, name]))
        const groups = new Map<PlainDate, Dated[]>()
        for (const one of await datedOf(tx, call, person.id)) {
          const { from } = weekOf(one.day)
          groups.set(from, [...(groups.get(from) ?? []), one])
        }
        const found = [...groups].toSorted(([one], [other]) => (one < other ? 1 : -1))
        return {
          enabled: settings.is_enable_weekly_expenses,
          weeks: found.map(([from, all]) => ({
            ...weekOf(from),
            drafts: all.map(({ draft, day }) => ({
              ...{ id: draft.id, body: draft.body, updated_at: draft.updated_at, expense_date: day },
              type: names.get(textOf(draft.body.type_id)) ?? '',
              amount: textOf(draft.body.amount) || null,
              currency_code: textOf(draft.body.currency_code) || currency,
            })),
          })),
        }
      }),
    ),

    on(sendWeek, async (call) => {
      const acting = await actingOf(call)
      return call.company.transaction(async (tx) => {
        const { companyId } = call.company
        const person = await me(port, tx, call)
        const { from } = weekOf(call.body.from)
        const found = (await datedOf(tx, call, person.id)).filter(({ day }) => weekOf(day).from === from)
        const inOrder = found.toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(0, MOST_TOGETHER)
        if (inOrder.length === 0) return problem('claims.nothing-laid-by')
        const given = { claims: inOrder.map(({ draft }) => draft.body) }
        const checked = Together.safeParse(given)
        if (!checked.success) throw new Refusal(invalid(checked.error, given))
        const work = { tx, approvals, acting, book: await bookOf(tx, call) }
        const wanted = checked.data.claims.map((claim) => askedOf(claim))
        const ids = await sendTogether(work, needs, person.id, wanted, { confirmed: call.body.confirm })
        await removeDrafts(
          tx,
          companyId,
          person.id,
          inOrder.map(({ draft }) => draft.id),
        )
        const views = (await claimRows(tx, companyId, byIds(ids))).map((row) => port.view(row, work.book, call))
        const sent = reply(views, { messageKey: 'claims.sent-together', params: { count: ids.length } })
        await record(
          tx,
          companyId,
          views.map((view) => port.entry('sent', view)),
          acting,
        )
        return sent
      })
    }),
  ]
}

type Dated = { readonly draft: Awaited<ReturnType<typeof draftsOf>>[number]; readonly day: PlainDate }

/** A draft waits until it says what was spent: its day, its type, and an amount or a distance. */
async function datedOf(tx: Tx, call: Asking, employeeId: string): Promise<Dated[]> {
  return (await draftsOf(tx, call, employeeId)).flatMap((draft) => {
    const day = parsePlainDate(textOf(draft.body.expense_date))
    const { type_id, amount, total_mileage } = draft.body
    return day && textOf(type_id) && (textOf(amount) || textOf(total_mileage)) ? [{ draft, day }] : []
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
