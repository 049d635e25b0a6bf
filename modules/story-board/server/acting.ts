/** What the calls of the story board share: the log, a post as it is answered, one that is to be found. */
import type { z } from 'zod'
import { log } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { KeptPost, Post } from '../contract/types.ts'
import { stateOf } from '../model/state.ts'
import { type PostRow, postsOf } from './post-store.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock' | 'session'>

export const logged = (
  tx: Tx,
  acting: Acting,
  action: string,
  { id, text }: Pick<PostRow, 'id' | 'text'>,
  after?: object,
) =>
  log(tx, acting, {
    action: `storyBoard.${action}`,
    subject: { kind: 'story_post', id, name: text.slice(0, 60) },
    ...(after && { after: { ...after } }),
  })

const shown = (row: PostRow) => ({
  ...{ id: row.id, author: row.author, text: row.text, pictures: row.pictures, likes: row.likes },
  ...{ dislikes: row.dislikes, created_at: row.created_at, state: stateOf(row), hidden_reason: row.hidden_reason },
})

export const postView = (row: PostRow, { session }: Pick<Acting, 'session'>): z.input<typeof Post> => ({
  ...shown(row),
  ...{ mine: row.mine, own: row.author_id === session.accountId, reported: row.reported },
})
export const keptView = (row: PostRow, { session }: Pick<Acting, 'session'>): z.input<typeof KeptPost> => ({
  ...shown(row),
  ...{ own: row.author_id === session.accountId, reports: row.reports },
})

/** `seen`: only where everybody may see it, or its author. */
export async function found(tx: Tx, { company, session }: Acting, id: string, seen: boolean): Promise<PostRow> {
  const { rows } = await postsOf(tx, company.companyId, { accountId: session.accountId, id, seen })
  if (!rows[0]) throw new Refusal(notFound())
  return rows[0]
}
