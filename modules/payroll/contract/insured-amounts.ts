/** Insured amounts that the wages have outgrown. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { InsuredAmounts, Month } from '../contract-types.ts'
import { run, workers } from './who.ts'

export const insuredAmounts = endpoint({
  id: 'payroll.insuredAmounts',
  method: 'GET',
  path: `${run}/insured-amounts`,
  access: workers,
  params: Month,
  summary: 'People whose recorded insured amounts (Disaster Protection Values) are not up to date, with the right ones',
  readsPay: true,
  response: InsuredAmounts,
})

export const takeInsuredAmounts = endpoint({
  id: 'payroll.takeInsuredAmounts',
  method: 'POST',
  path: `${run}/insured-amounts/take`,
  access: workers,
  params: Month,
  body: z.object({ employee_ids: z.array(Id) }).partial(),
  summary: 'Record the proposed insured amounts, of everybody listed or of these people',
  response: z.object({ people: z.number().int() }),
  problems: ['payroll.closed'],
})
