import type { DataOf } from '#platform/contract/endpoint.ts'
import type { pay } from '../../../contract/pay/pay.ts'

export type PayData = DataOf<typeof pay>

export type Field = PayData['fields'][number]
