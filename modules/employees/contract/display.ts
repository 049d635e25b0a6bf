/** What others see of a person, how the person clocks in, and at which of the limited places. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

export const displayOptions = ['show_birthday', 'show_phone', 'show_in_org_chart', 'show_in_leaderboard'] as const

const DisplayView = z.object({
  show_birthday: z.boolean(),
  show_phone: z.boolean(),
  show_in_org_chart: z.boolean(),
  show_in_leaderboard: z.boolean(),
  attendance_methods: z.array(z.string()),
  /** Places that are for named people alone, and whether this person is named. */
  limited_places: z.array(z.object({ id: Id, name: z.string(), named: z.boolean() })),
})

export const display = endpoint({
  id: 'employees.display',
  method: 'GET',
  path: 'api/panel/employee/show/display/options/{id}',
  access: { to: 'area', of: ['employee'] },
  summary: 'What others see of a person, and how and where the person clocks in',
  params: z.object({ id: Id }),
  response: DisplayView,
})
