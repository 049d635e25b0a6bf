/** What forms are told by other parts of the product; joined in apps/server/wiring. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Jobs } from '#platform/jobs/server/jobs.ts'
import type { Standing } from '../model/form.ts'

export type Asking = Pick<Call<Endpoint>, 'company' | 'clock' | 'say' | 'language'>
/** A date that is kept elsewhere, with the page where it is seen to. */
export type DateFromElsewhere = {
  readonly id: string
  readonly authority: string
  readonly what: string
  readonly rule: string
  readonly dueOn: PlainDate
  readonly standing: Standing
  readonly status: 'open' | 'late' | 'done'
  readonly link: string
}

/** Of those who left in a year: who left the country too, by notices, and whether all of them were reported. */
export type LeftCountry = { readonly people: number; readonly reported: boolean }

export type PayformsNeeds = {
  readonly jobs?: Pick<Jobs, 'start'>
  readonly leftCountry?: (
    tx: Tx,
    companyId: string,
    at: { readonly year: number; readonly today: PlainDate },
  ) => Promise<LeftCountry>
  readonly datesFromElsewhere: (
    tx: Tx,
    call: Asking,
    span: { readonly from: PlainDate; readonly to: PlainDate },
  ) => Promise<readonly DateFromElsewhere[]>
}
