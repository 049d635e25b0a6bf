/** The story board: everybody reads and writes; HR looks after it. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Paging, ShortText } from '#platform/contract/fields.ts'
import { states } from '../model/state.ts'
import { Hiding, KeptPost, NewPost, Post, React, Report } from './types.ts'

const access = { to: 'area', of: ['storyBoard'] } as const
const own = { to: 'area', of: ['storyBoard.own'] } as const
const params = z.object({ id: Id })
const written = ['storyBoard.empty', 'storyBoard.picture'] as const
const page = Paging.pick({ page: true, per_page: true })

export const keptPosts = endpoint({
  id: 'storyBoard.list',
  method: 'GET',
  path: 'api/panel/storyBoard',
  access,
  summary: 'All posts, reported ones first, then the newest',
  query: page.extend({ state: z.enum(states).optional() }),
  response: z.array(KeptPost),
})
export const addPost = endpoint({
  id: 'storyBoard.add',
  method: 'POST',
  path: 'api/panel/storyBoard',
  status: 201,
  access,
  summary: 'Post something as HR',
  body: NewPost,
  response: KeptPost,
  problems: written,
})
export const keptPost = endpoint({
  id: 'storyBoard.one',
  method: 'GET',
  path: 'api/panel/storyBoard/{id}',
  access,
  params,
  summary: 'One post, whatever its state',
  response: KeptPost,
})
export const hidePost = endpoint({
  id: 'storyBoard.hide',
  method: 'PATCH',
  path: 'api/panel/storyBoard/{id}',
  access,
  params,
  summary: 'Hide a post with a reason that its author reads, or show it again; reports of it are settled',
  body: Hiding,
  response: KeptPost,
  problems: ['storyBoard.reason', 'storyBoard.is-deleted'],
})
export const deletePost = endpoint({
  id: 'storyBoard.delete',
  method: 'DELETE',
  path: 'api/panel/storyBoard/{id}',
  access,
  params,
  summary: 'Delete a post of one’s own; those of others are hidden',
  response: z.null(),
  problems: ['storyBoard.not-own'],
})
export const likePost = endpoint({
  id: 'storyBoard.like',
  method: 'POST',
  path: 'api/panel/storyBoard/{id}/like',
  access: own,
  params,
  summary: 'I like it; a dislike becomes a like. on=0 takes it back',
  body: React,
  response: Post,
})
export const dislikePost = endpoint({
  id: 'storyBoard.dislike',
  method: 'POST',
  path: 'api/panel/storyBoard/{id}/dislike',
  access: own,
  params,
  summary: 'I dislike it; a like becomes a dislike. on=0 takes it back',
  body: React,
  response: Post,
})
export const feed = endpoint({
  id: 'storyBoard.feed',
  method: 'GET',
  path: 'api/emp/storyBoard',
  access: own,
  summary: 'What people told each other, the newest first; what HR hid of one’s own stands there with the reason',
  query: page,
  response: z.array(Post),
})
export const writePost = endpoint({
  id: 'storyBoard.write',
  method: 'POST',
  path: 'api/emp/storyBoard',
  status: 201,
  access: own,
  summary: 'Tell something, in words, in pictures, or both',
  body: NewPost,
  response: Post,
  problems: written,
})
export const deleteOwn = endpoint({
  id: 'storyBoard.deleteOwn',
  method: 'DELETE',
  path: 'api/emp/storyBoard/{id}',
  access: own,
  params,
  summary: 'Delete a post of one’s own',
  response: z.null(),
  problems: ['storyBoard.not-own'],
})
export const reportPost = endpoint({
  id: 'storyBoard.report',
  method: 'POST',
  path: 'api/emp/storyBoard/{id}/report',
  access: own,
  params,
  summary: 'Tell HR that a post does not belong here; once each',
  body: Report,
  response: Post,
})
export const addPicture = endpoint({
  id: 'storyBoard.addPicture',
  method: 'POST',
  path: 'api/emp/storyBoard/picture',
  access: own,
  summary: 'Upload a picture of at most 10 MB, to be named in a post',
  file: 'required',
  limit: 'upload',
  status: 201,
  response: z.object({ id: Id, name: ShortText }),
})
export const picture = endpoint({
  id: 'storyBoard.picture',
  method: 'GET',
  path: 'api/emp/storyBoard/picture/{id}',
  access: own,
  params,
  summary: 'A picture of a post that one may see',
  download: true,
})
