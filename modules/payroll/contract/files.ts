/** Files for authorities and banks. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { Month, OfRun } from '../contract-types.ts'
import { approvers, run, workers } from './who.ts'

export const statutoryFile = endpoint({
  id: 'payroll.statutoryFile',
  method: 'GET',
  path: `${run}/file/{name}`,
  access: workers,
  params: Month.extend({ name: z.string().max(40) }),
  summary: 'A file for an agency: epf, perkeso, cp39',
  download: true,
  readsPay: true,
  problems: ['payroll.file-needs', 'payroll.not-approved', 'payroll.file-differs'],
})

export const bankFile = endpoint({
  id: 'payroll.bankFile',
  method: 'GET',
  path: `${run}/file/bank/{bank}`,
  access: approvers,
  params: Month.extend({ bank: z.string().max(40) }),
  query: OfRun.extend({
    payment_date: z.string().optional(),
    /** One that was taken before; without it the next for those who are due, else the last again. */
    batch: z.coerce.number().int().optional(),
  }),
  summary:
    'A file that pays everybody not held and in no file yet, in the layout of the bank; a general csv for others',
  download: true,
  readsPay: true,
  confirmed: true,
  problems: [
    'payroll.no-such-bank',
    'payroll.no-such-batch',
    'payroll.nobody-to-pay',
    'payroll.file-needs',
    'payroll.file-cannot-hold',
    'payroll.not-approved',
    'payroll.file-differs',
    'payroll.no-bank-account',
    'payroll.bank-not-compatible',
  ],
})

const Sum = z.object({ people: z.number().int(), net_pay: z.string() })

export const bankFiles = endpoint({
  id: 'payroll.bankFiles',
  method: 'GET',
  path: `${run}/file/bank`,
  access: workers,
  params: Month,
  query: OfRun,
  summary: 'Whom the bank files of the month pay, who waits for the next one, and who is held back',
  readsPay: true,
  response: z.object({
    /** In the order they were made; each as it was taken last. */
    taken: z.array(
      Sum.extend({ batch: z.number().int(), bank: z.string(), payment_date: Day, at: Instant, actor: z.string() }),
    ),
    due: Sum,
    held: Sum,
    /** Where layouts pay accounts of their own bank alone: who is due, by the bank that pays each as a whole. */
    due_by_bank: z.array(
      Sum.extend({
        /** Null: paid to accounts at several banks, or to none yet. */
        bank: z.string().nullable(),
        bank_name: z.string(),
        /** The layout that can pay them; a general list pays everybody. */
        file: z.string(),
        /** The first of them, by staff number. */
        who: z.array(z.object({ employee_id: Id, staff_id: z.string(), full_name: z.string() })),
      }),
    ),
  }),
})
