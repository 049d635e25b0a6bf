/** Files for authorities and banks. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Month } from '../contract-types.ts'
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
  query: z.object({ payment_date: z.string().optional() }),
  summary: 'One file that pays everybody, in the layout of the paying bank; a general csv for others',
  download: true,
  readsPay: true,
  confirmed: true,
  problems: [
    'payroll.no-such-bank',
    'payroll.file-needs',
    'payroll.file-cannot-hold',
    'payroll.not-approved',
    'payroll.file-differs',
    'payroll.no-bank-account',
    'payroll.bank-not-compatible',
  ],
})
