/** A company as operations see it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { operatedCompanies } from '../contract/companies.ts'

export type Operated = DataOf<typeof operatedCompanies>[number]
