/** Papers of claims: uploaded first, named in a claim then. The same calls for people and for HR. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { readingStates } from '#platform/reading/model/read-file.ts'
import { ById } from './shared.ts'

const own = { to: 'area', of: ['claims.own'] } as const
const readers = { to: 'area', of: ['claims'] } as const
/** The claim that has the same bytes already; null where none has. */
const Uploaded = z.object({ id: Id, duplicate_of: Id.nullable() })
const Unclaimed = z.array(z.object({ id: Id, name: z.string(), type: z.string(), uploaded_at: Instant }))

const Told = z.string().nullable()
const From = z.object({ from: z.enum(['qr', 'text', 'ocr']), confidence: z.number() }).optional()
/** What was read of a receipt; null by each name of which nothing was sure enough. */
const Reading = z.object({
  state: z.enum(readingStates),
  proposal: z.object({
    merchant: Told,
    expense_date: Day.nullable(),
    amount: Told,
    currency_code: Told,
    tax_amount: Told,
    supplier_tax_no: Told,
    receipt_no: Told,
  }),
  fields: z.object({
    merchant: From,
    expense_date: From,
    amount: From,
    currency_code: From,
    tax_amount: From,
    supplier_tax_no: From,
    receipt_no: From,
  }),
})

export const attach = endpoint({
  id: 'claims.attach',
  method: 'POST',
  path: 'api/emp/claim/attachment',
  status: 201,
  access: own,
  summary: 'Upload a receipt, to be named in a claim',
  file: 'required',
  limit: 'upload',
  response: Uploaded,
})
export const attachments = endpoint({
  id: 'claims.attachments',
  method: 'GET',
  path: 'api/emp/claim/attachment',
  access: own,
  summary: 'Receipts I uploaded and have not claimed yet',
  response: Unclaimed,
})
export const attachment = endpoint({
  id: 'claims.attachment',
  method: 'GET',
  path: 'api/emp/claim/attachment/{id}',
  access: own,
  summary: 'A receipt, for whoever uploaded it or may see its claim',
  params: ById,
  download: true,
})
export const attachmentPicture = endpoint({
  id: 'claims.attachmentPicture',
  method: 'GET',
  path: 'api/emp/claim/attachment/{id}/picture',
  access: own,
  summary: 'The first pages of a receipt that is a PDF as one picture, for whoever may see the receipt',
  params: ById,
  download: true,
})
export const readAttachment = endpoint({
  id: 'claims.reading',
  method: 'GET',
  path: 'api/emp/claim/attachment/{id}/reading',
  access: own,
  summary: 'What was read of a receipt: what it proposes for the fields of its claim',
  params: ById,
  response: Reading,
})
export const dropAttachment = endpoint({
  id: 'claims.dropAttachment',
  method: 'DELETE',
  path: 'api/emp/claim/attachment/{id}',
  access: own,
  summary: 'Throw a receipt away that is not claimed',
  params: ById,
  problems: ['claims.paper-claimed'],
})
export const attachFor = endpoint({
  id: 'claims.attachFor',
  method: 'POST',
  path: 'api/panel/application/claim/attachment',
  status: 201,
  access: readers,
  summary: 'Upload a receipt, to be named in a claim that is entered for somebody',
  file: 'required',
  limit: 'upload',
  response: Uploaded,
})
export const attachmentsFor = endpoint({
  id: 'claims.attachmentsFor',
  method: 'GET',
  path: 'api/panel/application/claim/attachment',
  access: readers,
  summary: 'Receipts uploaded by me for others and not claimed yet',
  response: Unclaimed,
})
export const attachmentFor = endpoint({
  id: 'claims.attachmentFor',
  method: 'GET',
  path: 'api/panel/application/claim/attachment/{id}',
  access: readers,
  summary: 'A receipt of a claim',
  params: ById,
  download: true,
})
export const readAttachmentFor = endpoint({
  id: 'claims.readingFor',
  method: 'GET',
  path: 'api/panel/application/claim/attachment/{id}/reading',
  access: readers,
  summary: 'What was read of a receipt that was uploaded for somebody',
  params: ById,
  response: Reading,
})
export const dropAttachmentFor = endpoint({
  id: 'claims.dropAttachmentFor',
  method: 'DELETE',
  path: 'api/panel/application/claim/attachment/{id}',
  access: readers,
  summary: 'Throw a receipt away that is not claimed',
  params: ById,
  problems: ['claims.paper-claimed'],
})
/** Also for whoever claimed, and whoever decides: the claim itself says who sees it. */
export const form = endpoint({
  id: 'claims.form',
  method: 'GET',
  path: 'api/panel/application/claim/{id}/form',
  access: own,
  summary: 'The form of a claim, with those sent together with it and all their receipts, as one PDF',
  params: ById,
  download: true,
})
