/** The employments of one person, the oldest first: who left and came back has more than one. Pay holds within them. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'

export type Employment = { readonly joined_on: string; readonly left_on: string | null }

export const employmentOn = (employments: readonly Employment[], day: string): Employment | undefined =>
  employments.find(({ joined_on, left_on }) => joined_on <= day && (left_on === null || left_on >= day))

/** Somebody's present employment, and those before it, the oldest first; null where there were none. */
export type Employed = {
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  readonly former?: readonly FormerEmployment[] | null
}
export type FormerEmployment = { readonly joinedOn: PlainDate; readonly leftOn: PlainDate }

/** The one that a day belongs to: within it, or after its end as long as no other has begun. */
export const employmentBy = (day: PlainDate, of: Employed): Omit<Employed, 'former'> =>
  day >= of.joinedOn ? of : (of.former?.findLast(({ joinedOn }) => joinedOn <= day) ?? of)

export const lastDayBy = (day: PlainDate, of: Employed): PlainDate | null => employmentBy(day, of).leftOn

/** As rows have it, with the column `formerEmploymentsOf`. */
export type EmployedRow = {
  readonly joined_on: string
  readonly left_on: string | null
  readonly employed_before: readonly FormerEmployment[] | null
}
export const employedOf = ({ joined_on, left_on, employed_before }: EmployedRow): Employed => ({
  joinedOn: plainDateOf(joined_on),
  leftOn: left_on === null ? null : plainDateOf(left_on),
  former: employed_before,
})

/** The one that begins after a day on which there is none. */
export const nextEmployment = (employments: readonly Employment[], day: string): Employment | undefined =>
  employments.find(({ joined_on }) => joined_on > day)
