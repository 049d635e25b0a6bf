/** Insured amounts that the wages have outgrown. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id, MoneyText } from '#platform/contract/fields.ts'
import { Month } from '../contract-types.ts'
import { run, workers } from './who.ts'

/** Amounts recorded with people for an insurance that no longer fit their pay; nobody where the country knows none. */
const InsuredAmounts = z.object({
  /** What the check asks for. */
  message: z.string().nullable(),
  people: z.array(
    z.object({
      employee_id: Id,
      staff_id: z.string(),
      full_name: z.string(),
      amounts: z.array(
        z.object({
          fact: z.string(),
          label: z.string(),
          status: z.string(),
          status_label: z.string(),
          declared: MoneyText.nullable(),
          proposed: MoneyText,
        }),
      ),
    }),
  ),
})

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
