import { actingOf } from '#platform/approvals/server/acting.ts'
import { askWithdrawal } from '#platform/approvals/server/deciding/ask-withdrawal.ts'
import { decide } from '#platform/approvals/server/deciding/decide.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { asReply, keptFile, withFile } from '#platform/files/server/kept-files.ts'
import { isMarked, notFound, type Problem, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  askForLeave,
  askWithdrawOwn,
  attach,
  attachment,
  cancelOwn,
  ownApplications,
  ownBalance,
  ownLedger,
  ownTypes,
  previewOwn,
} from '../../contract/own.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { entriesOf } from '../../model/ledger/account.ts'
import { applicationsOfPerson, isOfPerson } from '../applications/application-store.ts'
import { applicationView } from '../applications/application-view.ts'
import { LEAVE_KIND } from '../applications/planned.ts'
import { preview } from '../applications/preview.ts'
import { requestOf } from '../applications/request-of.ts'
import { typeMap, viewsOf } from '../applications/shown-applications.ts'
import { leaveBook } from '../book.ts'
import { accountsOf } from '../ledger/account-store.ts'
import { personBalances } from '../ledger/balance-view.ts'
import { isFor } from '../ledger/for-whom.ts'
import { grantThrough } from '../ledger/granting.ts'
import { entryView } from '../ledger/ledger-view.ts'
import { groupIdOf } from '../ledger/membership.ts'
import { groupFor, rulesOf } from '../ledger/rules.ts'
import type { LeaveEngine } from '../needs.ts'
import { endsOf } from '../next-year/ends.ts'
import { type LeavePerson, personOfAccount } from '../people.ts'
import { typesOf } from '../types/type-store.ts'
import { typeView } from '../types/type-view.ts'
import { askingTogether } from './asking-together.ts'
import { attachmentByFile, insertAttachment } from './attachment-store.ts'

export const ownHandlers = (approvals: LeaveEngine, asking = askingTogether(approvals)): readonly Handler[] => [
  on(ownBalance, (call) =>
    call.company.transaction(async (tx) => {
      const person = await me(tx, call)
      const book = await leaveBook(tx, call)
      const asOf = call.query.as_of ?? book.today
      await grantThrough(tx, book, asOf, [person.id])
      return (await personBalances(tx, book, person, asOf, call)).balances
    }),
  ),

  on(ownLedger, (call) =>
    call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      const type = (await typesOf(tx, book.companyId)).find(({ id }) => id === call.params.typeId)
      if (!type) return notFound()
      const person = await me(tx, call)
      const until = call.query.until ?? leaveYearOf(book.today, book.yearStart).to
      await grantThrough(tx, book, until, [person.id])
      const account = (await accountsOf(tx, book.companyId, person.id))(type.id)
      return entriesOf(account, until, endsOf(account, type, person, book)).map((entry) => entryView(entry, call))
    }),
  ),

  on(ownTypes, (call) =>
    call.company.read(async (tx) => {
      const person = await me(tx, call)
      const book = await leaveBook(tx, call)
      const group = groupFor(await rulesOf(tx, book), await groupIdOf(tx, book.companyId, person.id))
      const open = group?.open.filter(({ type }) => isFor(type, person)) ?? []
      return open.map(({ type }) => typeView(type, book, call))
    }),
  ),

  on(ownApplications, (call) =>
    call.company.read(async (tx) => {
      const person = await me(tx, call)
      const book = await leaveBook(tx, call)
      const types = await typeMap(tx, book.companyId)
      const rows = await applicationsOfPerson(tx, book.companyId, person.id)
      return rows.map((row) => applicationView(row, types, book, call))
    }),
  ),

  on(previewOwn, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const book = await leaveBook(tx, call)
      return preview(tx, approvals, acting, book, await me(tx, call), requestOf(call.body), true)
    })
  }),

  on(askForLeave, async (call) => {
    const { company, body, language, say, clock } = call
    const acting = await actingOf(call)
    return company.together(asking, { acting, request: requestOf(body), call: { company, language, say, clock } })
  }),

  on(cancelOwn, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const { id } = call.params
      if (!(await isMine(tx, call, id))) return notFound()
      const [outcome] = await decide(tx, approvals, acting, {
        ids: [id],
        decision: 'cancel',
        reason: null,
        confirmed: true,
        answersAsked: false,
        kind: LEAVE_KIND,
      })
      if (outcome?.problem) return outcome.problem
      return answered(tx, call, id, 'leave.cancelled')
    })
  }),

  on(askWithdrawOwn, async (call) => {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const { id } = call.params
      if (!(await isMine(tx, call, id))) return notFound()
      const asked = await askWithdrawal(tx, approvals, acting, { id, kind: LEAVE_KIND, reason: call.body.reason })
      if (isMarked(asked, 'problem')) return asked as unknown as Problem
      return answered(tx, call, id, 'leave.withdrawal-asked')
    })
  }),

  on(attach, (call) => {
    if (!call.file) return Promise.resolve(problem('http.invalid', { errors: { file: ['http.required'] } }))
    return withFile(call, call.file, { accept: 'document', purpose: 'leave' }, async (tx, id) => {
      await insertAttachment(tx, call.company.companyId, { fileId: id, uploadedBy: call.session.accountId })
      return reply({ id })
    })
  }),

  on(attachment, async (call) => {
    const acting = await actingOf(call)
    const isSeen = await call.company.read(async (tx) => {
      const row = await attachmentByFile(tx, call.company.companyId, call.params.id)
      if (row?.uploaded_by === call.session.accountId) return true
      return row?.application_id ? (await detailOf(tx, approvals, acting, row.application_id)) !== undefined : false
    })
    const file = isSeen ? await keptFile(call, call.params.id) : undefined
    return file ? asReply(file) : notFound()
  }),
]

type Asking = {
  readonly company: { readonly companyId: string }
  readonly session: { readonly accountId: string }
}

/** Whoever signed in, as an employee; accounts without employment have no leave. */
async function me(tx: Tx, { company, session }: Asking): Promise<LeavePerson> {
  const person = await personOfAccount(tx, company.companyId, session.accountId)
  if (!person) throw new Refusal(problem('leave.not-employed'))
  return person
}

async function isMine(tx: Tx, call: Asking, id: string): Promise<boolean> {
  const person = await personOfAccount(tx, call.company.companyId, call.session.accountId)
  return person !== undefined && isOfPerson(tx, call.company.companyId, id, person.id)
}

async function answered(
  tx: Tx,
  call: Parameters<typeof leaveBook>[1] & Parameters<typeof viewsOf>[3],
  id: string,
  messageKey: string,
) {
  const [view] = await viewsOf(tx, await leaveBook(tx, call), [id], call)
  return view ? reply(view, { messageKey }) : notFound()
}
