/** Leave that waits is changed, by who keeps leave or by whose it is; what it would come to is told before. */
import type { z } from 'zod'
import { differences } from '#platform/activity/model/differences.ts'
import { log } from '#platform/activity/server/log.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { changing } from '../../contract/application-types.ts'
import { changeApplication, previewChange } from '../../contract/applications.ts'
import { changeOwn, previewChangeOwn } from '../../contract/own.ts'
import { leaveBook } from '../book.ts'
import type { LeaveEngine } from '../needs.ts'
import { personOfAccount } from '../people.ts'
import type { ApplicationRow } from './application-store.ts'
import { applicationView } from './application-view.ts'
import { changeApplication as change, planChange } from './change-application.ts'
import { previewOf } from './preview.ts'
import { changedRequest } from './request-of.ts'
import { subjectOf, told, typeMap, viewsOf } from './shown-applications.ts'
import { withoutTrace } from './without-trace.ts'

type Base = Pick<
  Call<typeof changeOwn>,
  'company' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say' | 'params'
>
type Changing = Base & { readonly body: z.output<typeof changing> }
/** Whoever asks for their own is held to what is asked of applicants, such as days of notice. */
type By = 'keeper' | 'applicant'

export function changeHandlers(approvals: LeaveEngine): readonly Handler[] {
  async function changeIt(call: Changing, by: By) {
    const acting = await actingOf(call)
    return call.company.transaction(async (tx) => {
      const { id } = call.params
      const book = await leaveBook(tx, call)
      const whose = await applicant(tx, call, by)
      if (whose === null) return notFound()
      const types = await typeMap(tx, book.companyId)
      const requestOfRow = (row: ApplicationRow) => changedRequest(row, call.body)
      const before = await change(tx, approvals, acting, book, id, requestOfRow, whose)
      const [view] = await viewsOf(tx, book, [id], call)
      if (!view) return notFound()
      const saved = reply(view, { messageKey: 'leave.changed' })
      const differing = differences(told(applicationView(before, types, book, call)), told(view))
      if (differing) await log(tx, call, { action: 'leave.changed', subject: subjectOf(view), ...differing })
      return saved
    })
  }
  async function lookAt(call: Changing, by: By) {
    const acting = await actingOf(call)
    return withoutTrace(call.company, async (tx) => {
      const book = await leaveBook(tx, call)
      const whose = await applicant(tx, call, by)
      if (whose === null) return notFound()
      const requestOfRow = (row: ApplicationRow) => changedRequest(row, call.body)
      const { person, request, plan } = await planChange(tx, approvals, book, call.params.id, requestOfRow, whose)
      return previewOf(tx, approvals, acting, book, person, request, plan)
    })
  }
  return [
    on(changeApplication, (call) => changeIt(call, 'keeper')),
    on(previewChange, (call) => lookAt(call, 'keeper')),
    on(changeOwn, (call) => changeIt(call, 'applicant')),
    on(previewChangeOwn, (call) => lookAt(call, 'applicant')),
  ]
}

/** Whose leave alone it may be; undefined where it may be anybody's, null where nobody is employed by this account. */
async function applicant(tx: Parameters<typeof personOfAccount>[0], { company, session }: Base, by: By) {
  if (by === 'keeper') return undefined
  return (await personOfAccount(tx, company.companyId, session.accountId))?.id ?? null
}
