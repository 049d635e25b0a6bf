/** Yearly forms: made of approved payslips, shown to people when they are released. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, Paging } from '#platform/contract/fields.ts'
import { deliveries } from '../model/tw/withholding-statement.ts'
import { base, FormName, FormOfPerson, FormOfYear, Language, readers, releasers, Standing, Year } from './types.ts'

const params = z.object({ form: FormName, year: Year })
const path = `${base}/yearForm/{form}/{year}` as const

export const yearForms = endpoint({
  id: 'payforms.list',
  method: 'GET',
  path: `${base}/yearForm`,
  access: readers,
  summary: 'The yearly forms of the company’s country, and the years that have approved months',
  response: z.object({
    years: z.array(z.number().int()),
    forms: z.array(
      z.object({
        form: FormName,
        label: z.string(),
        standing: Standing,
        standing_label: z.string(),
        handed_out: z.boolean(),
        parts: z.array(z.string()),
        /** Who gives it, when, where and how. */
        guide: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
      }),
    ),
  }),
})
export const yearForm = endpoint({
  id: 'payforms.form',
  method: 'GET',
  path,
  access: readers,
  readsPay: true,
  params,
  query: Paging.pick({ page: true, per_page: true, search: true }),
  summary: 'A yearly form: everybody with figures by box, totals, and what is missing; whole without page',
  response: FormOfYear,
})
export const yearFormOf = endpoint({
  id: 'payforms.person',
  method: 'GET',
  path: `${path}/{employeeId}`,
  access: readers,
  readsPay: true,
  params: params.extend({ employeeId: Id }),
  query: z.object({ format: z.enum(['json', 'pdf']).default('json'), language: Language.optional() }),
  summary: 'One person’s part of a yearly form; as PDF with format pdf',
  response: FormOfPerson,
})
export const eaForm = endpoint({
  id: 'payforms.ea',
  method: 'GET',
  path: `${base}/eaform/{year}/{employeeId}`,
  access: readers,
  readsPay: true,
  params: z.object({ year: Year, employeeId: Id }),
  query: z.object({ format: z.enum(['json', 'pdf']).default('json'), language: Language.optional() }),
  summary: 'Form EA of one person (Malaysia); the same as yearForm/ea',
  response: FormOfPerson,
})
export const yearFormPdf = endpoint({
  id: 'payforms.pdf',
  method: 'GET',
  path: `${path}/pdf`,
  access: readers,
  readsPay: true,
  params,
  query: z.object({ language: Language.optional(), job: Id.optional() }),
  summary:
    'A yearly form of everybody in one PDF; of a form without people’s parts the form itself. Of more than 300 people it is made by POST, and taken here with its job',
  download: true,
  problems: ['payforms.pdf-later'],
})
export const makeYearFormPdf = endpoint({
  id: 'payforms.makePdf',
  method: 'POST',
  path: `${path}/pdf`,
  access: readers,
  readsPay: true,
  params,
  body: z.strictObject({ language: Language }).partial(),
  summary: 'Make the PDF of everybody as a job; GET with `job` takes it when it is done, for seven days',
  later: true,
  response: z.object({ job_id: Id }),
})
export const yearFormFile = endpoint({
  id: 'payforms.file',
  method: 'GET',
  path: `${path}/file`,
  access: readers,
  readsPay: true,
  confirmed: true,
  params,
  query: z.object({ part: z.string().max(10).optional() }),
  summary: 'The file of a yearly form for its agency; a missing number names the person and the field',
  download: true,
  problems: ['payforms.file-needs', 'payforms.file-differs'],
})
export const releaseForm = endpoint({
  id: 'payforms.release',
  method: 'POST',
  path: `${path}/release`,
  access: releasers,
  params,
  body: z.strictObject({ employee_ids: z.array(Id).min(1).max(20_000) }).partial(),
  summary: 'Let people see theirs: all, or these; what is released and still right stays as it is',
  response: z.object({ released: z.number().int() }),
  problems: ['payforms.not-handed-out'],
})
export const unreleaseForm = endpoint({
  id: 'payforms.unrelease',
  method: 'POST',
  path: `${path}/unrelease`,
  access: releasers,
  params,
  body: z.strictObject({ employee_ids: z.array(Id).min(1).max(20_000) }).partial(),
  summary: 'Take it back from view',
  response: z.object({ unreleased: z.number().int() }),
})
export const setDelivery = endpoint({
  id: 'payforms.delivery',
  method: 'PATCH',
  path: `${base}/yearForm/withholding_statement/delivery/{employeeId}`,
  access: readers,
  params: z.object({ employeeId: Id }),
  body: z.strictObject({ delivery: z.enum(deliveries) }),
  summary: 'How a person gets the withholding statement (Taiwan)',
  response: z.object({ delivery: z.enum(deliveries) }),
})

export const ownForms = endpoint({
  id: 'payforms.own',
  method: 'GET',
  path: 'api/emp/yearForm',
  access: { to: 'company' },
  summary: 'The caller’s yearly forms that were released, newest first; one being put right says so',
  response: z.array(
    z.object({
      form: FormName,
      label: z.string(),
      year: z.number().int(),
      released_at: Instant,
      withdrawn: z.boolean(),
    }),
  ),
})
export const ownFormPdf = endpoint({
  id: 'payforms.ownPdf',
  method: 'GET',
  path: 'api/emp/yearForm/{form}/{year}/pdf',
  access: { to: 'company' },
  params,
  query: z.object({ language: Language.optional() }),
  summary: 'One of the caller’s released yearly forms as PDF',
  download: true,
})
