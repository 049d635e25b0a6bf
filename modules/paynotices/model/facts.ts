/** What is known of a person for a notice, and the pay that it asks for. Plain data. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Adjustment } from './adjusting.ts'

export type PersonFacts = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly identityNumber: string | null
  readonly passportNumber: string | null
  readonly nationality: string | null
  readonly citizenship: string | null
  readonly gender: string | null
  readonly birthDate: PlainDate | null
  readonly maritalStatus: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly residentAddress: string | null
  readonly permanentAddress: string | null
  readonly position: string | null
  readonly employmentType: string
  /** Of the present employment. */
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  readonly statutory: Readonly<Record<string, string | number | boolean | null>>
  readonly spouse: {
    readonly name: string
    readonly identityNumber: string | null
    readonly phone: string | null
  } | null
}

/** Paid in the year of the leaving until its last approved month, by the boxes of CP22A. */
export type YearPaid = {
  readonly boxes: Readonly<Record<string, bigint>>
  readonly figures: Readonly<Record<string, bigint>>
}

export type NoticeFacts = {
  readonly person: PersonFacts
  readonly joinedOn: PlainDate | null
  readonly leftOn: PlainDate | null
  readonly reason: string | null
  /** Agreed for a whole month on the day it is about, by component. */
  readonly agreed: Readonly<Record<string, string>>
  readonly year: YearPaid | undefined
  readonly adjustment: Adjustment | undefined
}
