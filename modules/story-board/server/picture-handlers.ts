/** Pictures of posts: freed of where and with what they were taken, and seen with the post alone. */
import { mayEnter } from '#access/enter.ts'
import { asReply, keptFile, withFile } from '#platform/files/server/kept-files.ts'
import { plainName } from '#platform/files/server/plain-name.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addPicture, picture } from '../contract/story-board.ts'
import { insertPicture, pictureRow, postsOf } from './post-store.ts'

const LARGEST = { megabytes: 10, megapixels: 40 }

export const pictureHandlers: readonly Handler[] = [
  on(addPicture, (call) => {
    const { file } = call
    if (!file) return Promise.resolve(problem('http.invalid', { errors: { file: ['http.required'] } }))
    const wanted = { accept: 'picture', purpose: 'story-board', largest: LARGEST } as const
    return withFile(call, file, wanted, async (tx, id) => {
      await insertPicture(tx, call.company.companyId, id, call.session.accountId)
      return reply({ id, name: plainName(file.name) })
    })
  }),
  on(picture, async (call) => {
    const { companyId } = call.company
    const { accountId } = call.session
    const isSeen = await call.company.read(async (tx) => {
      const row = await pictureRow(tx, companyId, call.params.id)
      if (!row) return false
      if (row.post_id === null) return row.uploaded_by === accountId
      // HR looks at what was reported and hidden as well.
      const seen = !mayEnter(call.session, 'storyBoard')
      return (await postsOf(tx, companyId, { accountId, id: row.post_id, seen })).rows.length > 0
    })
    const file = isSeen ? await keptFile(call, call.params.id) : undefined
    return file ? asReply(file) : notFound()
  }),
]
