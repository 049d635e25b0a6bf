/** Leave that waits is changed, or what was entered by mistake is removed: as if it had never been asked for as it was. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import { forgetRequest, sendAgain } from '#platform/approvals/server/deciding/send.ts'
import { lockRequests } from '#platform/approvals/server/requests/request-row.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { LeaveBook } from '../book.ts'
import { grantThrough } from '../ledger/granting.ts'
import type { Account } from '../ledger/lot-store.ts'
import { reallocate } from '../ledger/reallocate.ts'
import { rulesOf } from '../ledger/rules.ts'
import type { LeaveEngine } from '../needs.ts'
import { type LeavePerson, lockPeople } from '../people.ts'
import {
  type ApplicationRow,
  applicationsOf,
  freeAttachments,
  giveAttachments,
  insertApplications,
  replaceApplication,
} from './application-store.ts'
import { planOf, type Request } from './plan.ts'
import { locksOn, planFacts } from './plan-facts.ts'
import { applicationsOfPlan, grantEvents, LEAVE_KIND, refusalOf, refused, requestFor } from './planned.ts'
import { settleAccounts } from './recount-linked.ts'

/** What it was before. */
export async function changeApplication(
  tx: Tx,
  approvals: LeaveEngine,
  acting: Acting,
  book: LeaveBook,
  id: string,
  requestOf: (before: ApplicationRow) => Request,
  /** Where whoever asked changes it: their id. */
  applicant?: string,
): Promise<ApplicationRow> {
  const { row, person, request, rules, freed, plan } = await planChange(tx, approvals, book, id, requestOf, applicant)
  if (!plan) throw refused({ type_id: ['http.unknown-id'] })
  if (Object.keys(plan.faults).length > 0) throw refusalOf(plan, person, false, acting)
  const free = await freeAttachments(tx, book.companyId, request.attachments)
  if (request.attachments.some((file) => free.get(file) !== acting.session.accountId))
    throw refused({ attachment_ids: ['http.unknown-id'] })
  const planned = { person, plan, id, request }
  await grantEvents(tx, book, [planned])
  const [own, ...linked] = applicationsOfPlan(planned, acting, row.batch_id)
  if (own) await replaceApplication(tx, book.companyId, acting.now, own)
  await insertApplications(tx, book.companyId, acting.now, linked)
  const given = request.attachments.map((file) => ({ file, application: id }))
  await giveAttachments(tx, book.companyId, given)
  const charged = [...(own ? [own] : []), ...linked].map(accountOf)
  await settleAccounts(tx, book, rules, [...freed, ...charged])
  await sendAgain(tx, approvals, acting, LEAVE_KIND, requestFor(planned, acting))
  return row
}

/**
 * What a change comes to. Its own days are free while it is planned, so that it may move to them; whoever only looks
 * lets go of the transaction.
 */
export async function planChange(
  tx: Tx,
  engine: Pick<LeaveEngine, 'dayFacts'>,
  book: LeaveBook,
  id: string,
  requestOf: (before: ApplicationRow) => Request,
  applicant?: string,
) {
  const { row, person } = await hold(tx, book, id, applicant)
  if (row.status !== 'pending') throw new Refusal(problem('leave.change-pending'))
  await refuseLocked(tx, book, row, person)
  const request = requestOf(row)
  const attached = await attachedTo(tx, book.companyId, id)
  const rules = await rulesOf(tx, book)
  const freed = await setAside(tx, book.companyId, row)
  await grantThrough(tx, book, request.asked.to, [person.id])
  const facts = await planFacts(tx, engine, book, [person.id], request.asked)
  const all = { ...request, attachments: [...attached, ...request.attachments] }
  const plan = planOf(book, rules, facts, person, all, applicant !== undefined)
  return { row, person, request, rules, freed, plan }
}

export async function removeApplication(
  tx: Tx,
  approvals: LeaveEngine,
  acting: Acting,
  book: LeaveBook,
  id: string,
): Promise<ApplicationRow> {
  const { row, person } = await hold(tx, book, id)
  if (row.status === 'approved') throw new Refusal(problem('leave.remove-approved'))
  if (row.status === 'pending') await refuseLocked(tx, book, row, person)
  const freed = await setAside(tx, book.companyId, row)
  await sql`delete from leave_applications where company_id = ${book.companyId} and id = ${id}`.execute(tx)
  await settleAccounts(tx, book, await rulesOf(tx, book), freed)
  await forgetRequest(tx, approvals, acting, id)
  return row
}

/** The request first and then its person, as deciding holds them. */
async function hold(tx: Tx, { companyId }: LeaveBook, id: string, applicant?: string) {
  const [known] = await applicationsOf(tx, companyId, [id])
  if (!known || (applicant !== undefined && known.employee_id !== applicant)) throw new Refusal(notFound())
  if (known.parent_id !== null) throw new Refusal(problem('leave.follows-another'))
  await lockRequests(tx, companyId, [id])
  const person = (await lockPeople(tx, companyId, [known.employee_id])).get(known.employee_id)
  const [row] = await applicationsOf(tx, companyId, [id])
  if (!row || !person) throw new Refusal(notFound())
  return { row, person }
}

async function refuseLocked(tx: Tx, book: LeaveBook, row: ApplicationRow, person: LeavePerson): Promise<void> {
  const days = { from: plainDateOf(row.from_date), to: plainDateOf(row.to_date) }
  const locks = await locksOn(tx, book.companyId, days)
  if (locks.some(({ department }) => department === null || department === person.department_id))
    throw new Refusal(problem('leave.locked'))
}

/** As if it had not been asked for: what the law created beside it goes, and an event that nobody else asks leave for. */
async function setAside(tx: Tx, companyId: string, row: ApplicationRow): Promise<Account[]> {
  await sql`update leave_applications set status = 'cancelled' where company_id = ${companyId} and id = ${row.id}`.execute(
    tx,
  )
  const linked = await sql<{ employee_id: string; type_id: string }>`
    delete from leave_applications where company_id = ${companyId} and parent_id = ${row.id}
    returning employee_id, type_id`.execute(tx)
  const freed = [row, ...linked.rows].map(accountOf)
  await reallocate(tx, companyId, freed)
  await sql`
    delete from leave_lots l where l.company_id = ${companyId} and l.employee_id = ${row.employee_id}
      and l.type_id = ${row.type_id} and l.kind = 'event' and not exists (
        select from leave_applications a where a.company_id = l.company_id and a.employee_id = l.employee_id
          and a.type_id = l.type_id and a.event_date = l.event_date and a.id <> ${row.id}
          and coalesce(a.variant, '') = coalesce(l.variant, '') and a.status in ('pending', 'approved'))
      and not exists (select from leave_uses u where u.company_id = l.company_id and u.lot_id = l.id)
      and not exists (select from leave_exits x where x.company_id = l.company_id and x.lot_id = l.id)`.execute(tx)
  return freed
}

const accountOf = ({ employee_id, type_id }: { employee_id: string; type_id: string }): Account => ({
  employeeId: employee_id,
  typeId: type_id,
})

async function attachedTo(tx: Tx, companyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from leave_attachments where company_id = ${companyId} and application_id = ${id}`.execute(tx)
  return rows.map(({ file_id }) => file_id)
}
