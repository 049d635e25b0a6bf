/** The plan of each country's company. */
import type { Country } from '#kernel/countries.ts'
import { moreApplicants } from './more-applicants.ts'
import type { HiringPlan } from './plan.ts'
import { malaysian } from './plan-my.ts'
import { philippine } from './plan-ph.ts'
import { taiwanese } from './plan-tw.ts'

const plans: Readonly<Record<Country, HiringPlan>> = { MY: malaysian, TW: taiwanese, PH: philippine }
export const planOf = (country: Country): HiringPlan => ({
  ...plans[country],
  applicants: [...plans[country].applicants, ...moreApplicants(country)],
})
