/** Rows of courses and sessions as they are answered. */
import type { Country } from '#kernel/countries.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { daysOf, hrdClaimBy, stateOf } from '../model/session.ts'
import type { CourseRow } from './course-store.ts'
import type { SeatRow } from './seat-store.ts'
import type { SessionRow } from './session-store.ts'

/** Fewer would tell who said what. */
export const LEAST_ANSWERS = 3

export function courseView(row: CourseRow) {
  const { is_mandatory, mandatory_departments, mandatory_positions, hours, answers, rating, ...fields } = row
  return {
    ...fields,
    hours: Number(hours),
    mandatory_for: is_mandatory
      ? { department_ids: [...mandatory_departments], position_ids: [...mandatory_positions] }
      : null,
    rating: answers >= LEAST_ANSWERS && rating !== null ? Number(rating) : null,
  }
}

export const heldOn = (row: Pick<SessionRow, 'starts_on' | 'ends_on' | 'days'>): readonly PlainDate[] =>
  daysOf({ ...row, starts_on: plainDateOf(row.starts_on), ends_on: plainDateOf(row.ends_on) })

type Today = { readonly facts: { readonly country: Country }; readonly today: PlainDate }

export function sessionView(row: SessionRow, { facts: { country }, today }: Today) {
  const { certificate_months: _, provider: __, closed_on, completed, days, ...fields } = row
  return {
    ...fields,
    days: days === null ? null : [...days],
    state: stateOf({ starts_on: row.starts_on, ends_on: row.ends_on, closed_on }, today),
    hrd_claim_by: hrdClaimBy(country, row.hrd_claimable, row.ends_on),
    completed: closed_on === null ? null : completed,
  }
}

export const enrolledView = ({ account_id: _, ...seat }: SeatRow) => seat
