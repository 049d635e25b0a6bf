/** Articles of the handbook as they are written, published and followed; whose category it is decides who may write. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, Paging, ShortText } from '#platform/contract/fields.ts'
import { articleStates } from '../model/article.ts'
import { ArticleChange, ArticleReader, ArticleView, NewArticle, OptionalNote, Order, VersionView } from './types.ts'

const access = { to: 'area', of: ['documentation'] } as const
const params = z.object({ id: Id })
const refusals = ['handbook.invalid', 'handbook.not-yours'] as const

export const articles = endpoint({
  id: 'documentation.articles',
  method: 'GET',
  path: 'api/panel/documentation/article',
  access,
  summary: 'Articles in the order of the handbook',
  query: Paging.pick({ page: true, per_page: true, search: true }).extend({
    state: z.enum(articleStates).optional(),
    category_id: Id.optional(),
  }),
  response: z.array(ArticleView),
})
export const addArticle = endpoint({
  id: 'documentation.addArticle',
  method: 'POST',
  path: 'api/panel/documentation/article',
  status: 201,
  access,
  summary: 'Write an article: a draft until it is published',
  body: NewArticle,
  response: ArticleView,
  problems: refusals,
})
export const orderArticles = endpoint({
  id: 'documentation.orderArticles',
  method: 'POST',
  path: 'api/panel/documentation/article/order',
  access,
  summary: 'Put the articles of one category in this order',
  body: z.strictObject({ category_id: Id, ids: Order }),
  response: z.array(Id),
  problems: ['handbook.order-overtaken', 'handbook.not-yours'],
})
export const attach = endpoint({
  id: 'documentation.attach',
  method: 'POST',
  path: 'api/panel/documentation/article/attachment',
  access,
  summary: 'Upload a file, to be named in an article',
  file: 'required',
  limit: 'upload',
  status: 201,
  response: z.object({ id: Id, name: ShortText }),
})
export const attachment = endpoint({
  id: 'documentation.attachment',
  method: 'GET',
  path: 'api/panel/documentation/article/attachment/{id}',
  access,
  params,
  summary: 'A file of an article',
  download: true,
})
export const article = endpoint({
  id: 'documentation.article',
  method: 'GET',
  path: 'api/panel/documentation/article/{id}',
  access,
  params,
  summary: 'One article',
  response: ArticleView,
})
export const changeArticle = endpoint({
  id: 'documentation.changeArticle',
  method: 'PATCH',
  path: 'api/panel/documentation/article/{id}',
  access,
  params,
  summary: 'Change what is written; people read what was published until it is published again',
  body: ArticleChange,
  response: ArticleView,
  problems: refusals,
})
export const removeArticle = endpoint({
  id: 'documentation.removeArticle',
  method: 'DELETE',
  path: 'api/panel/documentation/article/{id}',
  access,
  params,
  summary: 'Remove a draft that was never published',
  response: z.null(),
  problems: ['handbook.was-published', 'handbook.not-yours'],
})
export const publishArticle = endpoint({
  id: 'documentation.publishArticle',
  method: 'POST',
  path: 'api/panel/documentation/article/{id}/publish',
  access,
  params,
  summary: 'Publish what is written, with a word on what changed; whoever confirmed before may be asked again',
  body: z.strictObject({ note: OptionalNote, ask_again: z.boolean().optional() }),
  response: ArticleView,
  problems: ['handbook.nothing-new', 'handbook.is-archived', 'handbook.not-yours'],
})
export const archiveArticle = endpoint({
  id: 'documentation.archiveArticle',
  method: 'POST',
  path: 'api/panel/documentation/article/{id}/archive',
  access,
  params,
  summary: 'Take an article out of the handbook; what it said and who confirmed it is kept',
  response: ArticleView,
  problems: ['handbook.is-archived', 'handbook.not-yours'],
})
export const restoreArticle = endpoint({
  id: 'documentation.restoreArticle',
  method: 'POST',
  path: 'api/panel/documentation/article/{id}/restore',
  access,
  params,
  summary: 'Put an archived article back into the handbook as it was',
  response: ArticleView,
  problems: ['handbook.not-archived', 'handbook.not-yours'],
})
export const versions = endpoint({
  id: 'documentation.versions',
  method: 'GET',
  path: 'api/panel/documentation/article/{id}/version',
  access,
  params,
  summary: 'Its publications, the newest first, each as it was',
  response: z.array(VersionView),
})
export const readers = endpoint({
  id: 'documentation.readers',
  method: 'GET',
  path: 'api/panel/documentation/article/{id}/reader',
  access,
  params,
  summary: 'Whom it is for, by name, with when each was told and confirmed it',
  response: z.array(ArticleReader),
})
export const readersFile = endpoint({
  id: 'documentation.readersFile',
  method: 'GET',
  path: 'api/panel/documentation/article/{id}/reader/export',
  access,
  params,
  summary: 'The same list as a sheet',
  download: true,
})
export const remind = endpoint({
  id: 'documentation.remind',
  method: 'POST',
  path: 'api/panel/documentation/article/{id}/remind',
  access,
  params,
  summary: 'Remind whoever has not confirmed it; nobody twice within an hour',
  response: z.object({ told: z.number().int(), at: Instant }),
  problems: ['handbook.not-asked', 'handbook.not-yours'],
})
