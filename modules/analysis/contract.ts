/** Four pages of numbers about people, each as of a day and, where asked, of one department. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Day, Id, Paging } from '#platform/contract/fields.ts'

const access = { to: 'area', of: ['analysis'] } as const
const query = z.object({
  /** Today, unless another day is asked for. */
  as_of: DateText.optional(),
  department_id: Id.optional(),
})
const Named = z.object({ name: z.string(), value: z.number().int() }).meta({ id: 'NamedCount' })
/** The id is null of those who are in none. */
const Place = z
  .object({ id: z.string().nullable(), name: z.string(), value: z.number().int() })
  .meta({ id: 'PlaceCount' })
/** A bucket by its code; the reader's page has its name. */
const Bucket = z.object({ bucket: z.string(), value: z.number().int() }).meta({ id: 'BucketCount' })
const Month = z.object({
  month: z.string(),
  headcount: z.number().int(),
  joined: z.number().int(),
  left: z.number().int(),
})
const Person = { employee_id: Id, staff_id: z.string(), full_name: z.string() }

export const headcount = endpoint({
  id: 'analysis.headcount',
  method: 'GET',
  path: 'api/panel/analysis/headcount',
  access,
  summary: 'How many are employed: by month, department, position, level and kind of employment',
  query,
  response: z.object({
    as_of: Day,
    headcount: z.number().int(),
    by_month: z.array(Month),
    by_department: z.array(Place),
    by_position: z.array(Place),
    by_job_level: z.array(Place),
    by_employment_type: z.array(Bucket),
  }),
})

export const attrition = endpoint({
  id: 'analysis.attrition',
  method: 'GET',
  path: 'api/panel/analysis/attrition',
  access,
  summary: 'Who came and left in the twelve months up to a day, and after how long',
  query,
  response: z.object({
    as_of: Day,
    joined: z.number().int(),
    left: z.number().int(),
    /** Leavers of twelve months for every hundred of the average headcount, one decimal; null without people. */
    rate: z.string().nullable(),
    by_month: z.array(Month),
    leavers_by_department: z.array(Named),
    leavers_by_tenure: z.array(Bucket),
    tenure: z.array(Bucket),
  }),
})

export const salary = endpoint({
  id: 'analysis.salary',
  method: 'GET',
  path: 'api/panel/analysis/salary',
  access,
  summary: 'Agreed basic pay in force on a day: sums, medians and spread, by department and level',
  query,
  readsPay: true,
  response: z.object({
    as_of: Day,
    /** Without a basic pay in force. */
    without: z.number().int(),
    all: z.object({
      people: z.number().int(),
      total: z.string(),
      lowest: z.string().nullable(),
      median: z.string().nullable(),
      highest: z.string().nullable(),
    }),
    by_department: z.array(Spread()),
    by_job_level: z.array(Spread()),
  }),
})

export const demographics = endpoint({
  id: 'analysis.demographics',
  method: 'GET',
  path: 'api/panel/analysis/demographics',
  access,
  summary: 'Age, gender, nationality, education and service of those employed',
  query,
  response: z.object({
    as_of: Day,
    by_age: z.array(Bucket),
    by_gender: z.array(Bucket),
    by_nationality: z.array(Named),
    /** The highest certificate of each. */
    by_education: z.array(Bucket),
    by_tenure: z.array(Bucket),
  }),
})

const listed = query.extend(Paging.pick({ page: true, per_page: true }).shape)

export const papers = endpoint({
  id: 'analysis.papers',
  method: 'GET',
  path: 'api/panel/analysis/papers',
  access,
  summary: 'Papers of those employed that expire within ninety days or already have, the soonest first',
  query: listed,
  response: z.array(
    z.object({ ...Person, id: Id, document: z.string(), kind: z.string(), expires_on: Day, days: z.number().int() }),
  ),
})

export const birthdays = endpoint({
  id: 'analysis.birthdays',
  method: 'GET',
  path: 'api/panel/analysis/birthdays',
  access,
  summary: 'Birthdays of the next thirty days, of those who let theirs be shown',
  query: listed,
  response: z.array(z.object({ ...Person, date: Day })),
})

function Spread() {
  return z.object({
    name: z.string(),
    people: z.number().int(),
    total: z.string(),
    lowest: z.string(),
    median: z.string(),
    highest: z.string(),
  })
}
