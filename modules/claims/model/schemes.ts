/** Schemes that may count what is paid for a claim as wages, by country. */
import type { Country } from '#kernel/countries.ts'

export const schemesOf = {
  MY: ['epf', 'socso', 'eis', 'tax', 'hrdf'],
  TW: ['labour_insurance', 'health_insurance', 'pension', 'tax'],
  PH: ['sss', 'philhealth', 'pag_ibig', 'tax'],
} as const satisfies Record<Country, readonly string[]>
