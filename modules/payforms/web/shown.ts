/** What the calls answer, as these screens show it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { yearForm, yearForms } from '../contract/year-forms.ts'

export type FormsThere = DataOf<typeof yearForms>
export type FormShown = DataOf<typeof yearForm>
export type PersonShown = FormShown['people'][number]
