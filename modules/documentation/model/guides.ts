/** All guides, by what people come for: their own pages first, then the company's. */
import type { Guide } from './guide.ts'
import { leaveGuides } from './guides/leave.ts'
import { ownGuides } from './guides/own.ts'
import { payGuides } from './guides/pay.ts'
import { peopleGuides } from './guides/people.ts'

export const guides: readonly Guide[] = [...ownGuides, ...peopleGuides, ...leaveGuides, ...payGuides]
