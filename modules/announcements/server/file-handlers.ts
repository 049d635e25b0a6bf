/** Files that go with announcements, for whoever writes them. */
import { asReply, keptFile, withFile } from '#platform/files/server/kept-files.ts'
import { plainName } from '#platform/files/server/plain-name.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { attach, attachment } from '../contract/announcements.ts'
import { announcementOfFile, insertFile } from './file-store.ts'

export const fileHandlers: readonly Handler[] = [
  on(attach, (call) => {
    const { file } = call
    if (!file) return Promise.resolve(problem('http.invalid', { errors: { file: ['http.required'] } }))
    return withFile(call, file, { accept: 'document', purpose: 'announcement' }, async (tx, id) => {
      await insertFile(tx, call.company.companyId, id, call.session.accountId)
      return reply({ id, name: plainName(file.name) })
    })
  }),
  on(attachment, async (call) => {
    const { companyId } = call.company
    const of = await call.company.read((tx) => announcementOfFile(tx, companyId, call.params.id))
    const file = of === undefined ? undefined : await keptFile(call, call.params.id)
    return file ? asReply(file) : notFound()
  }),
]
