/** The story board as everybody reads and writes it, and as HR looks after it. */
import type { z } from 'zod'
import { areas } from '#access/areas.ts'
import { personWhoAsks } from '#modules/employees/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import { notify } from '#platform/notices/server/notify.ts'
import * as calls from '../contract/story-board.ts'
import type { NewPost } from '../contract/types.ts'
import type { Reaction } from '../model/state.ts'
import { type Acting, found, keptView, logged, postView } from './acting.ts'
import { pictureHandlers } from './picture-handlers.ts'
import {
  holdPost,
  insertPost,
  insertReport,
  postsOf,
  setPost,
  setReaction,
  settleReports,
  takePictures,
} from './post-store.ts'

export const storyBoardHandlers: readonly Handler[] = [
  ...pictureHandlers,
  on(calls.keptPosts, (call) =>
    call.company.read(async (tx) => {
      const { state, page, per_page } = call.query
      const wanted = { accountId: call.session.accountId, state, page: page ? { page, perPage: per_page } : undefined }
      const { rows, meta } = await postsOf(tx, call.company.companyId, wanted)
      return reply(
        rows.map((row) => keptView(row, call)),
        meta && { meta },
      )
    }),
  ),
  on(calls.addPost, (call) =>
    call.company.transaction(async (tx) => {
      const id = await write(tx, call, call.body)
      return reply(keptView(await found(tx, call, id, false), call), { messageKey: 'storyBoard.posted' })
    }),
  ),
  on(calls.keptPost, (call) =>
    call.company.read(async (tx) => keptView(await found(tx, call, call.params.id, false), call)),
  ),
  on(calls.hidePost, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { hidden, reason } = call.body
      await holdPost(tx, companyId, call.params.id)
      const post = await found(tx, call, call.params.id, false)
      if (post.deleted_at !== null) return problem('storyBoard.is-deleted')
      if (hidden && !reason) return problem('storyBoard.reason', { errors: { reason: ['storyBoard.reason'] } })
      const now = call.clock.now()
      const isNew = hidden && post.hidden_at === null
      const hidden_at = hidden ? (post.hidden_at ?? now.toISOString()) : null
      const hidden_reason = hidden ? (reason ?? null) : null
      await setPost(tx, companyId, post.id, { hidden_at, hidden_reason })
      await settleReports(tx, companyId, post.id, now)
      const notice = { word: 'storyBoard.was-hidden', params: { reason: reason ?? '' }, link: FEED, at: now }
      if (isNew && post.author_id !== call.session.accountId) await notify(tx, companyId, [post.author_id], notice)
      await logged(tx, call, hidden ? 'hidden' : 'shown', post, { hidden_reason })
      const view = keptView(await found(tx, call, post.id, false), call)
      return reply(view, { messageKey: hidden ? 'storyBoard.hidden' : 'storyBoard.shown' })
    }),
  ),
  on(calls.deletePost, (call) => call.company.transaction((tx) => remove(tx, call, call.params.id, false))),
  on(calls.deleteOwn, (call) => call.company.transaction((tx) => remove(tx, call, call.params.id, true))),
  on(calls.likePost, (call) => call.company.transaction((tx) => react(tx, call, 'like'))),
  on(calls.dislikePost, (call) => call.company.transaction((tx) => react(tx, call, 'dislike'))),
  on(calls.feed, (call) =>
    call.company.read(async (tx) => {
      const { page = 1, per_page: perPage } = call.query
      const wanted = { accountId: call.session.accountId, seen: true, page: { page, perPage } }
      const { rows, meta } = await postsOf(tx, call.company.companyId, wanted)
      return reply(
        rows.map((row) => postView(row, call)),
        meta && { meta },
      )
    }),
  ),
  on(calls.writePost, (call) =>
    call.company.transaction(async (tx) => {
      const id = await write(tx, call, call.body)
      return reply(postView(await found(tx, call, id, true), call), { messageKey: 'storyBoard.posted' })
    }),
  ),
  on(calls.reportPost, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await holdPost(tx, companyId, call.params.id)
      const post = await found(tx, call, call.params.id, true)
      const now = call.clock.now()
      const said = { postId: post.id, accountId: call.session.accountId, reason: call.body.reason, now }
      if (await insertReport(tx, companyId, said)) {
        const keepers = await accountsInRoles(tx, companyId, [...areas.storyBoard.roles])
        const link = `/app/storyBoard?open=${post.id}`
        await notify(tx, companyId, keepers, {
          word: 'storyBoard.was-reported',
          params: { name: post.author },
          link,
          at: now,
        })
        await logged(tx, call, 'reported', post)
      }
      const view = postView(await found(tx, call, post.id, true), call)
      return reply(view, { messageKey: 'storyBoard.reported' })
    }),
  ),
]

const FEED = '/me/storyBoard'

async function write(tx: Tx, call: Acting, { text, pictures }: z.output<typeof NewPost>): Promise<string> {
  const { companyId } = call.company
  if (text === '' && pictures.length === 0)
    throw new Refusal(problem('storyBoard.empty', { errors: { text: ['storyBoard.empty'] } }))
  const { accountId } = call.session
  const author = await personWhoAsks(tx, companyId, accountId)
  const now = call.clock.now()
  const id = newId(now.getTime())
  await insertPost(tx, companyId, {
    ...{ id, author_id: accountId, author_name: author?.full_name ?? call.actor.name, text },
    ...{ employee_id: author?.id ?? null, created_at: now.toISOString() },
  })
  if (!(await takePictures(tx, companyId, { postId: id, accountId, files: pictures })))
    throw new Refusal(problem('storyBoard.picture', { errors: { pictures: ['http.unknown-id'] } }))
  await logged(tx, call, 'posted', { id, text })
  return id
}

async function remove(tx: Tx, call: Acting, id: string, seen: boolean) {
  const { companyId } = call.company
  await holdPost(tx, companyId, id)
  const post = await found(tx, call, id, seen)
  if (post.author_id !== call.session.accountId) return problem('storyBoard.not-own')
  if (post.deleted_at === null) {
    const now = call.clock.now()
    await setPost(tx, companyId, id, { deleted_at: now.toISOString() })
    await settleReports(tx, companyId, id, now)
    await logged(tx, call, 'deleted', post)
  }
  return reply(null, { messageKey: 'storyBoard.deleted' })
}

type Reacting = Acting & { readonly params: { readonly id: string }; readonly body: { readonly on: boolean } }

/** What one likes is nobody's record: it stands in its row alone. */
async function react(tx: Tx, call: Reacting, kind: Reaction) {
  const { companyId } = call.company
  const post = await found(tx, call, call.params.id, true)
  const wanted = call.body.on ? kind : post.mine === kind ? null : post.mine
  if (wanted !== post.mine)
    await setReaction(tx, companyId, { postId: post.id, accountId: call.session.accountId, kind: wanted })
  return postView(await found(tx, call, post.id, true), call)
}
