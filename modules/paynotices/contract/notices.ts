/** Notices to agencies: they arise by themselves, are filled from the record and pay, and are filed. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, OptionalText } from '#platform/contract/fields.ts'
import { sheetNames } from '../model/tw/sheets.ts'
import { base, Fields, FormName, keepers, Language, NoticeView, Status, WholeNotice } from './types.ts'

const params = z.object({ id: Id })

export const notices = endpoint({
  id: 'paynotices.list',
  method: 'GET',
  path: base,
  access: keepers,
  readsPay: true,
  query: z.object({ form: FormName.optional(), status: Status.optional(), employee_id: Id.optional() }),
  summary: 'Notices of joining, change and leaving since the first month worked out, by the day they are due',
  response: z.array(NoticeView),
})
export const notice = endpoint({
  id: 'paynotices.show',
  method: 'GET',
  path: `${base}/{id}`,
  access: keepers,
  readsPay: true,
  params,
  query: z.object({ format: z.enum(['json', 'pdf']).default('json'), language: Language.optional() }),
  summary: 'One notice with its boxes; as PDF with format pdf',
  response: WholeNotice,
})
export const addNotice = endpoint({
  id: 'paynotices.add',
  method: 'POST',
  path: base,
  status: 201,
  access: keepers,
  body: z.strictObject({ form: FormName, employee_id: Id, event_on: DateText, fields: Fields.optional() }),
  summary: 'Add a notice that no record tells of, such as CP21 for a citizen who leaves Malaysia',
  response: WholeNotice,
  problems: ['paynotices.invalid', 'paynotices.there-already'],
})
export const changeNotice = endpoint({
  id: 'paynotices.change',
  method: 'PATCH',
  path: `${base}/{id}`,
  access: keepers,
  params,
  body: z.strictObject({ fields: Fields, status: z.enum(['open', 'not_needed']) }).partial(),
  summary: 'Enter what the record does not know, or say that it is not needed; open takes filing back as well',
  response: WholeNotice,
  problems: ['paynotices.invalid', 'paynotices.filed-already'],
})
export const removeNotice = endpoint({
  id: 'paynotices.remove',
  method: 'DELETE',
  path: `${base}/{id}`,
  access: keepers,
  params,
  summary: 'Remove a notice that was added by hand and is not filed',
  response: z.null(),
  problems: ['paynotices.arose', 'paynotices.filed-already'],
})
export const noticeFiled = endpoint({
  id: 'paynotices.filed',
  method: 'POST',
  path: `${base}/{id}/filed`,
  access: keepers,
  params,
  body: z.strictObject({ filed_on: DateText, reference: OptionalText.nullable().optional() }),
  summary: 'Filed on this day with this receipt; sent again it puts that right',
  response: WholeNotice,
  problems: ['paynotices.invalid', 'paynotices.cleared-already'],
})
export const noticeCleared = endpoint({
  id: 'paynotices.cleared',
  method: 'POST',
  path: `${base}/{id}/cleared`,
  access: keepers,
  params,
  body: z.strictObject({ cleared_on: DateText.optional() }),
  summary: 'The clearance letter came: what was held back may be paid (CP22A, CP21)',
  response: WholeNotice,
  problems: ['paynotices.invalid', 'paynotices.no-clearance', 'paynotices.not-filed'],
})
export const noticeFile = endpoint({
  id: 'paynotices.file',
  method: 'GET',
  path: `${base}/file/{sheet}`,
  access: keepers,
  readsPay: true,
  confirmed: true,
  params: z.object({ sheet: z.enum(sheetNames) }),
  query: z.object({ ids: z.string().max(400_000).optional(), format: z.enum(['csv', 'xls']).default('csv') }),
  summary: 'A batch sheet of the bureau for these notices, or for all open ones of its kind (Taiwan)',
  download: true,
  problems: ['paynotices.file-empty', 'paynotices.file-needs', 'paynotices.not-in-big5'],
})
