/** Orders and tests are health data: only HR, the person and whoever uploaded them read them. */
import { mayEnter } from '#access/enter.ts'
import { asReply, keptFile, withFile } from '#platform/files/server/kept-files.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { attach, attachment } from '../contract/papers.ts'
import { insertPaper, papersOf } from './paper-store.ts'

export const paperHandlers: readonly Handler[] = [
  on(attach, (call) => {
    const { file, company, session } = call
    if (!file) return Promise.resolve(problem('http.invalid', { errors: { file: ['http.required'] } }))
    return withFile(call, file, { accept: 'document', purpose: 'quarantine' }, async (tx, id) => {
      await insertPaper(tx, company.companyId, id, session.accountId)
      return reply({ id })
    })
  }),
  on(attachment, async (call) => {
    const { accountId } = call.session
    const [paper] = await call.company.read((tx) => papersOf(tx, call.company.companyId, [call.params.id]))
    const isSeen =
      paper !== undefined &&
      (paper.uploaded_by === accountId ||
        paper.about === accountId ||
        (paper.request_id !== null && mayEnter(call.session, 'quarantine')))
    const file = isSeen ? await keptFile(call, call.params.id) : undefined
    return file ? asReply(file) : notFound()
  }),
]
