import type { FirstReadings } from '#platform/contract/first-reading.ts'
import { employees } from './contract/lists.ts'
import { peopleQuery } from './model/people-query.ts'

export const firstReadings: FirstReadings = {
  '/app/employee': (search) => [{ endpoint: employees, query: peopleQuery(search), paged: true }],
}
