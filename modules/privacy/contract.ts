/** Everything stored on a person, how long it must be kept, and what is left of it afterwards. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, ShortText } from '#platform/contract/fields.ts'

const access = { to: 'area', of: ['privacy'] } as const

const Due = z
  .object({
    employee_id: Id,
    staff_id: z.string(),
    full_name: z.string(),
    left_on: Day,
    /** The first day on which they may be forgotten. */
    due_on: Day,
  })
  .meta({ id: 'RetentionDue' })

/** What forgetting people does to one kind of record: so many rows go, so many stay without what names anybody. */
const Effect = z.object({ record: z.string(), removed: z.number().int(), kept: z.number().int() })

export const retention = endpoint({
  id: 'privacy.retention',
  method: 'GET',
  path: 'api/panel/privacy/retention',
  access,
  summary: 'How long what is stored on leavers is kept, by which law, and whose time is over',
  response: z.object({
    /** In force: as the company set it, else its country's. */
    years: z.number().int(),
    standard: z.object({ years: z.number().int(), source: z.string(), standing: z.string() }),
    people: z.array(Due),
  }),
})

export const personExport = endpoint({
  id: 'privacy.export',
  method: 'GET',
  path: 'api/panel/privacy/person/{id}',
  access,
  summary: 'Everything stored on one person, with the files kept of them, as one archive',
  params: z.object({ id: Id }),
  download: true,
  confirmed: true,
  readsPay: true,
})

export const previewForgetting = endpoint({
  id: 'privacy.preview',
  method: 'POST',
  path: 'api/panel/privacy/anonymise/preview',
  access,
  summary: 'What forgetting these people would remove and what would stay; changes nothing',
  body: z.object({ employee_ids: z.array(Id).min(1).max(500) }),
  response: z.object({ people: z.array(Due), effects: z.array(Effect) }),
  repeatable: true,
})

export const anonymise = endpoint({
  id: 'privacy.anonymise',
  method: 'POST',
  path: 'api/panel/privacy/anonymise',
  access,
  summary: 'Forget people whose retention is over; amounts of pay stay under no name. Cannot be undone',
  body: z.object({ employee_ids: z.array(Id).min(1).max(500), reason: ShortText }),
  response: z.object({ people: z.number().int(), effects: z.array(Effect) }),
  confirmed: true,
})
