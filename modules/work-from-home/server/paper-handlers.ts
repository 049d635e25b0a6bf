import { mayEnter } from '#access/enter.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { asReply, keptFile, withFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { attach, attachFor, attachment } from '../contract/papers.ts'
import { insertPaper, papersOf } from './paper-store.ts'

export const paperHandlers = (approvals: Approvals): readonly Handler[] => [
  on(attach, upload),
  on(attachFor, upload),

  on(attachment, async (call) => {
    const acting = await actingOf(call)
    const { companyId } = call.company
    const isSeen = await call.company.read(async (tx) => {
      const [paper] = await papersOf(tx, companyId, [call.params.id])
      if (!paper) return false
      if (paper.uploaded_by === call.session.accountId) return true
      if (paper.request_id === null) return false
      if (mayEnter(call.session, 'workFromHome')) return true
      return (await detailOf(tx, approvals, acting, paper.request_id)) !== undefined
    })
    const file = isSeen ? await keptFile(call, call.params.id) : undefined
    return file ? asReply(file) : notFound()
  }),
]

type Attaching = Call<typeof attach> | Call<typeof attachFor>
function upload(call: Attaching) {
  if (!call.file) return Promise.resolve(problem('http.invalid', { errors: { file: ['http.required'] } }))
  return withFile(call, call.file, { accept: 'document', purpose: 'wfh' }, async (tx, id) => {
    await insertPaper(tx, call.company.companyId, id, call.session.accountId)
    return reply({ id })
  })
}
