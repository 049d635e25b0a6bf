/** Payslips as documents, and why a figure is so. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Month, MonthAndId, Why } from '../contract-types.ts'
import { run, workers } from './who.ts'

export const payslip = endpoint({
  id: 'payroll.payslip',
  method: 'GET',
  path: `${run}/payslip/{id}`,
  access: workers,
  params: MonthAndId,
  query: z.object({ language: z.enum(['en', 'zh-Hant']).optional() }),
  summary: 'One payslip as PDF, in the person’s language unless another is asked for',
  download: true,
  readsPay: true,
})

export const payslips = endpoint({
  id: 'payroll.payslips',
  method: 'GET',
  path: `${run}/payslips`,
  access: workers,
  params: Month,
  query: z.object({ language: z.enum(['en', 'zh-Hant']).optional() }),
  summary: 'All payslips in one PDF',
  download: true,
  readsPay: true,
})

export const why = endpoint({
  id: 'payroll.why',
  method: 'GET',
  path: `${run}/payslip/{id}/why/{figure}`,
  access: workers,
  params: MonthAndId.extend({ figure: z.string().max(60) }),
  summary: 'Why a figure is so: the steps, the table row, the rate, the rounding, the source',
  readsPay: true,
  response: Why,
})
