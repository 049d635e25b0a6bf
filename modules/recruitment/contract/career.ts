/** What anybody may ask of a company's career page, without signing in. What is not open is not there. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'

const access = { to: 'everyone' } as const
const params = z.object({ id: Id })
const Named = z.object({ name: z.string(), brand_name: z.string().nullable(), logo_url: z.string().nullable() })

export const openJob = endpoint({
  id: 'recruitment.openJob',
  method: 'GET',
  path: 'api/career/company/{advertisementId}',
  access,
  params: z.object({ advertisementId: Id }),
  summary: 'An open advertisement in the language of the reader; pay only where it is shown',
  response: z.object({
    id: Id,
    company_name: z.string(),
    title: z.string(),
    department: z.string().nullable(),
    position: z.string(),
    job_type: z.string().nullable(),
    location: z.string().nullable(),
    salary_from: z.string().nullable(),
    salary_to: z.string().nullable(),
    currency_code: z.string(),
    description: z.string().nullable(),
    requirements: z.string().nullable(),
    publish_from: Day,
    publish_to: Day.nullable(),
    is_open: z.boolean(),
  }),
})
export const careerName = endpoint({
  id: 'recruitment.careerName',
  method: 'GET',
  path: 'api/career/company/getName/{id}',
  access,
  params,
  summary: 'What a company with a career page is called; by the `job_advertisement_id` of its profile',
  response: Named,
})
export const careerPage = endpoint({
  id: 'recruitment.careerPage',
  method: 'GET',
  path: 'api/career/company/get/{id}',
  access,
  params,
  summary: 'A company with all its open advertisements',
  response: z.object({
    company: Named.extend({ introduction: z.string().nullable() }),
    advertisements: z.array(
      z.object({ id: Id, title: z.string(), position: z.string(), location: z.string().nullable() }),
    ),
  }),
})
export const careerLogo = endpoint({
  id: 'recruitment.careerLogo',
  method: 'GET',
  path: 'api/career/company/logo/{id}',
  access,
  params,
  summary: 'The logo of a company with a career page',
  query: z.object({ version: Id.optional() }),
  download: true,
})
