import type { DataOf } from '#platform/contract/endpoint.ts'
import type { checklists } from '../contract/checklists.ts'

export type ChecklistShown = DataOf<typeof checklists>[number]
