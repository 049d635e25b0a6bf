import type { DataOf } from '#platform/contract/endpoint.ts'
import type { templates } from '../../contract/pay-templates.ts'

export type Template = DataOf<typeof templates>[number]
