/** What a month costs the company beyond its payslips: contributions that are counted for the company as a whole. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Month } from '../contract-types.ts'
import { run, workers } from './who.ts'
import { Why } from './why-types.ts'

export const companyCost = endpoint({
  id: 'payroll.companyCost',
  method: 'GET',
  path: `${run}/companyCost`,
  access: workers,
  params: Month,
  summary: 'Contributions of the company as a whole that stand on no payslip, for all runs of the month together',
  readsPay: true,
  response: z.object({
    /** Empty where the country has none, or nothing is worked out yet. */
    parts: z.array(
      z.object({
        figure: z.string(),
        label: z.string(),
        amount: z.string(),
        steps: Why.shape.steps,
        sources: Why.shape.sources,
      }),
    ),
    /** Of the payslips of the month, and with these. */
    employer_cost: z.string(),
    together: z.string(),
  }),
})
