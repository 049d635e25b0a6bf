/** What every call of overtime needs: what to work with, and claims as they are answered. */
import { companyFacts } from '#modules/company/server/public.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { mine } from '../contract/own.ts'
import type { Work } from './ask.ts'
import { type ClaimRow, claimById } from './claim-store.ts'
import { claimView } from './claim-view.ts'
import { KINDS } from './days.ts'
import type { OvertimeNeeds } from './needs.ts'

export type Base = Pick<Call<typeof mine>, 'company' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say'>
export type WithId = Base & { readonly params: { readonly id: string } }

export function readingOf(approvals: Approvals, needs: OvertimeNeeds) {
  const shown = async (tx: Tx, call: Base, rows: readonly ClaimRow[]) => {
    const { country } = await companyFacts(tx, call.company.companyId)
    const dates = rows.map(({ date }) => date).sort()
    const [from, to] = [dates[0], dates.at(-1)]
    const people = [...new Set(rows.map(({ employee_id }) => employee_id))]
    const facts = from && to ? await needs.dayFacts(tx, call.company.companyId, { from, to }, people, KINDS) : () => []
    const lots = rows.flatMap(({ lot_id }) => lot_id ?? [])
    const rest = new Map((await needs.rest.of(tx, call.company.companyId, lots)).map((lot) => [lot.lotId, lot]))
    return rows.map((row) => claimView(row, { country, facts, restOf: (id) => rest.get(id) }))
  }
  const answered = async (tx: Tx, call: Base, id: string, messageKey: string) => {
    const row = await claimById(tx, call.company.companyId, id)
    const [view] = row ? await shown(tx, call, [row]) : []
    return view ? reply(view, { messageKey }) : notFound()
  }
  const work = async (call: Base): Promise<(tx: Tx) => Work> => {
    const acting = await actingOf(call)
    return (tx) => ({ tx, approvals, acting, needs })
  }
  return { shown, answered, work }
}

/** Whoever signed in, as an employee; accounts without employment claim nothing. */
export async function me(tx: Tx, { company, session }: Base) {
  const person = await employeeOfAccount(tx, company.companyId, session.accountId)
  if (!person) throw new Refusal(problem('overtime.not-employed'))
  return person
}
