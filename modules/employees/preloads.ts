import type { Preloads } from '#platform/contract/preload.ts'
import { employees } from './contract/lists.ts'
import { peopleQuery } from './model/people-query.ts'

export const preloads: Preloads = {
  '/app/employee': (search) => [{ endpoint: employees, query: peopleQuery(search), paged: true }],
}
