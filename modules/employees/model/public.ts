/** What other modules may know of people; payroll works from these and from nothing else of this module. Plain data. */
import type { PlainDate } from '#kernel/plain-date.ts'

export { personAtFault } from './country-fields/by-country.ts'
export { type Employed, type EmployedRow, employedOf, employmentBy, lastDayBy } from './employments.ts'
export { type PeopleFilter, peopleSearch } from './people-address.ts'

/** Agreed pay of one component, from a day on. */
export type Rate = { readonly component: string; readonly from: PlainDate; readonly amount: string }

/** Somebody employed, without pay. */
export type EmployedPerson = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly citizenship: string | null
}

/** One person as a month's pay needs them; money as decimal text. */
export type PersonForPay = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly department: string | null
  readonly position: string | null
  readonly employmentType: string
  readonly status: string
  readonly birthDate: PlainDate | null
  readonly gender: string | null
  readonly citizenship: string | null
  readonly maritalStatus: string | null
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  /** The country's facts by the names of the sheet (tax_resident, children_under_18 ...); numbers at agencies lie sealed. */
  readonly statutory: Readonly<Record<string, string | number | boolean | null>>
  /** In force on the month's first day or starting within the month, per component, oldest first. */
  readonly rates: readonly Rate[]
  readonly hasBankAccount: boolean
  readonly hasIdentity: boolean
}

/** For files: the numbers that are sealed elsewhere, opened for a logged reading. */
export type PersonForFiles = {
  readonly id: string
  readonly staffId: string
  readonly fullName: string
  readonly identityNumber: string | null
  readonly passportNumber: string | null
  readonly nationality: string | null
  readonly citizenship: string | null
  readonly birthDate?: PlainDate | null
  readonly gender?: string | null
  readonly joinedOn?: PlainDate | null
  readonly leftOn?: PlainDate | null
  readonly statutory: Readonly<Record<string, string | number | boolean | null>>
  /** The preferred account, which is paid what the others leave. */
  readonly bank: AccountForFiles | null
  /** Accounts with a share of the pay in per cent besides. */
  readonly otherAccounts: readonly (AccountForFiles & { readonly share: string })[]
}

type AccountForFiles = {
  readonly code: string
  readonly name: string
  readonly swift: string | null
  readonly accountNumber: string
  /** At a bank without branches, which not every layout can pay to. */
  readonly digital?: boolean
}

export { latestProbationEnd, probationBeyond } from './probation-end.ts'
export { askedFacts, maskedTold, toldTogether } from './told-by-newcomer.ts'
