/** All guides, by what people come for: their own pages first, then the company's. */
import type { Guide } from './guide.ts'
import { claimGuides } from './guides/claims.ts'
import { companyGuides } from './guides/company.ts'
import { decidingGuides } from './guides/deciding.ts'
import { growthGuides } from './guides/growth.ts'
import { leaveGuides } from './guides/leave.ts'
import { ownGuides } from './guides/own.ts'
import { ownDayGuides } from './guides/own-day.ts'
import { payGuides } from './guides/pay.ts'
import { peopleGuides } from './guides/people.ts'
import { timeGuides } from './guides/time.ts'

export const guides: readonly Guide[] = [
  ...ownGuides,
  ...ownDayGuides,
  ...decidingGuides,
  ...peopleGuides,
  ...leaveGuides,
  ...timeGuides,
  ...payGuides,
  ...claimGuides,
  ...growthGuides,
  ...companyGuides,
]
