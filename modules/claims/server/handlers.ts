import type { PeoplePort } from '#platform/approvals/server/people-port.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { categoryHandlers } from './category-handlers.ts'
import { flowHandlers } from './flow-handlers.ts'
import { groupHandlers } from './group-handlers.ts'
import { sheetHandlers } from './sheets/sheet-handlers.ts'
import { statutoryHandlers } from './statutory-handlers.ts'
import { typeHandlers } from './type-handlers.ts'

export const claimsHandlers = (people: PeoplePort): readonly Handler[] => [
  ...categoryHandlers,
  ...groupHandlers,
  ...typeHandlers,
  ...statutoryHandlers,
  ...sheetHandlers,
  ...flowHandlers(people),
]
