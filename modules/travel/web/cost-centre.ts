import type { DataOf } from '#platform/contract/endpoint.ts'
import type { costCentres } from '../contract/cost-centres.ts'

export type CostCentre = DataOf<typeof costCentres>[number]
