/** What a request would be, day by day, and who would decide it, before it is sent. */
import type { Acting } from '#platform/approvals/server/acting.ts'
import { whoDecides } from '#platform/approvals/server/deciding/who-decides.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem } from '#platform/http/server/answers.ts'
import { amountOf } from '../../model/halves.ts'
import type { LeaveBook } from '../book.ts'
import { grantThrough } from '../ledger/granting.ts'
import { rulesOf } from '../ledger/rules.ts'
import type { LeaveEngine } from '../needs.ts'
import type { LeavePerson } from '../people.ts'
import { awayWith } from './application-store.ts'
import { previewView } from './application-view.ts'
import { type Plan, planOf, type Request } from './plan.ts'
import { planFacts } from './plan-facts.ts'
import { LEAVE_KIND } from './planned.ts'

export async function preview(
  tx: Tx,
  approvals: LeaveEngine,
  acting: Acting,
  book: LeaveBook,
  person: LeavePerson,
  request: Request,
  isOwn: boolean,
) {
  await grantThrough(tx, book, request.asked.to, [person.id])
  const facts = await planFacts(tx, approvals, book, [person.id], request.asked)
  const plan = planOf(book, await rulesOf(tx, book), facts, person, request, isOwn)
  return previewOf(tx, approvals, acting, book, person, request, plan)
}

export async function previewOf(
  tx: Tx,
  approvals: LeaveEngine,
  acting: Acting,
  book: LeaveBook,
  person: LeavePerson,
  request: Request,
  plan: Plan | undefined,
) {
  if (!plan) return problem('http.invalid', { errors: { type_id: ['http.unknown-id'] } })
  const beside = await awayWith(tx, book.companyId, person.id, request.asked.from, request.asked.to)
  const asked = { aboutId: person.id, type: plan.type.id, length: amountOf(plan.total), amount: null }
  const goesTo = await whoDecides(tx, approvals, acting, LEAVE_KIND, asked)
  return previewView(plan, { ...beside, goesTo }, acting)
}
