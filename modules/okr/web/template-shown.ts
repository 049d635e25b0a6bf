/** A template of objectives as the list shows it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { templates } from '../contract/templates.ts'

export type Template = DataOf<typeof templates>[number]
