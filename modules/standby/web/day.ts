import type { DataOf } from '#platform/contract/endpoint.ts'
import type { showPlan } from '../contract/schedule.ts'

export type Person = DataOf<typeof showPlan>['employees'][number]

export type Day = Person['days'][number]
