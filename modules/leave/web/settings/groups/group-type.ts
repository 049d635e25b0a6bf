import type { Step } from '../steps-field.tsx'

export type GroupType = { readonly type_id: string; readonly steps: Step[] | null }
