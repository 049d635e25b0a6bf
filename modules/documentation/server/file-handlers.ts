/** Files that go with articles, for whoever writes or reads the handbook in the back office. */
import { asReply, keptFile, withFile } from '#platform/files/server/kept-files.ts'
import { plainName } from '#platform/files/server/plain-name.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { attach, attachment } from '../contract/articles.ts'
import { articleOfFile, insertFile } from './file-store.ts'

export const fileHandlers: readonly Handler[] = [
  on(attach, (call) => {
    const { file } = call
    if (!file) return Promise.resolve(problem('http.invalid', { errors: { file: ['http.required'] } }))
    return withFile(call, file, { accept: 'document', purpose: 'handbook' }, async (tx, id) => {
      await insertFile(tx, call.company.companyId, id, call.session.accountId)
      return reply({ id, name: plainName(file.name) })
    })
  }),
  on(attachment, async (call) => {
    const { companyId } = call.company
    const of = await call.company.read((tx) => articleOfFile(tx, companyId, call.params.id))
    const file = of === undefined ? undefined : await keptFile(call, call.params.id)
    return file ? asReply(file) : notFound()
  }),
]
