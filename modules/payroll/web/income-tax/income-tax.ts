import type { DataOf } from '#platform/contract/endpoint.ts'
import type { incomeTax } from '../../contract/income-tax.ts'

export type IncomeTax = DataOf<typeof incomeTax>
