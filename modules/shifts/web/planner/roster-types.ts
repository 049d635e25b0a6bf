import type { DataOf } from '#platform/contract/endpoint.ts'
import type { showRoster } from '../../contract/roster.ts'
import type { Shift } from '../list/shift-dialog.tsx'

export type Person = DataOf<typeof showRoster>['employees'][number]
export type Day = Person['days'][number]
export type { Shift }
