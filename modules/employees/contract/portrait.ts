/** A person's portrait, by which colleagues know them; apart from the photo of the face by which the clock does. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { THUMBNAIL_LETTERS } from '../model/portrait.ts'

const writers = { to: 'area', of: ['employee.write'] } as const
const readers = { to: 'area', of: ['employee'] } as const
const everybody = { to: 'company' } as const
const ById = z.object({ id: Id })
/** Which one, so that a kept answer is never an older one; without it the one there is now. */
const Version = z.object({ version: Id.optional() })
/** The small picture for lists, as base64: PNG, JPG or WebP of at most 128 by 128 pixels. */
const Thumbnail = z.object({ thumbnail: z.base64().max(THUMBNAIL_LETTERS) }).strict()
const Told = z.object({ photo_id: Id.nullable() })
const refusals = ['files.empty', 'files.not-a-picture', 'files.too-large', 'files.too-many-pixels'] as const

export const givePortrait = endpoint({
  id: 'employees.givePortrait',
  method: 'POST',
  path: 'api/panel/employee/photo/{id}',
  access: writers,
  summary: 'A portrait of somebody (PNG, JPG or WebP, at most 5 MB) in place of the one before',
  params: ById,
  body: Thumbnail,
  /** Demanded, but whose it shall be is looked at first. */
  file: 'optional',
  limit: 'upload',
  response: Told,
  problems: refusals,
})
export const removePortrait = endpoint({
  id: 'employees.removePortrait',
  method: 'DELETE',
  path: 'api/panel/employee/photo/{id}',
  access: writers,
  summary: 'Remove somebody’s portrait for good',
  params: ById,
  response: Told,
  problems: ['employees.no-portrait'],
})
export const portrait = endpoint({
  id: 'employees.portrait',
  method: 'GET',
  path: 'api/panel/employee/photo/{id}',
  access: readers,
  summary: 'Somebody’s portrait',
  params: ById,
  query: Version,
  download: true,
  problems: ['employees.no-portrait'],
})
export const sendPortrait = endpoint({
  id: 'employees.sendPortrait',
  method: 'POST',
  path: 'api/emp/photo',
  access: everybody,
  summary: 'One’s own portrait in place of the one before',
  body: Thumbnail,
  file: 'required',
  limit: 'upload',
  response: Told,
  problems: [...refusals, 'employees.not-employed'],
})
export const removeOwnPortrait = endpoint({
  id: 'employees.removeOwnPortrait',
  method: 'DELETE',
  path: 'api/emp/photo',
  access: everybody,
  summary: 'Remove one’s own portrait for good',
  response: Told,
  problems: ['employees.no-portrait', 'employees.not-employed'],
})
export const ownPortrait = endpoint({
  id: 'employees.ownPortrait',
  method: 'GET',
  path: 'api/emp/photo',
  access: everybody,
  summary: 'Whether there is a portrait of oneself, and the small picture of it',
  response: z.object({ photo_id: Id.nullable(), picture: z.string().nullable() }),
  problems: ['employees.not-employed'],
})

export const thumbnails = endpoint({
  id: 'employees.thumbnails',
  method: 'POST',
  path: 'api/panel/employee/thumbnails',
  access: everybody,
  summary: 'The small pictures of people within sight, as addresses a page can show; who has none is left out',
  body: z.object({ employee_ids: z.array(Id).min(1).max(100) }).strict(),
  response: z.array(z.object({ id: Id, photo_id: Id, picture: z.string() })),
})
