/** What may be asked for: a seat in a session, or a course outside. Field -> words, empty where it is right. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { MOST_DAYS } from './session.ts'

export type Wish = {
  readonly session_id: string | null
  readonly title: string | null
  readonly cost: string | null
  readonly starts_on: PlainDate | null
  readonly ends_on: PlainDate | null
}
type Session = {
  readonly starts_on: PlainDate
  readonly ends_on: PlainDate
  readonly enrol_by: PlainDate | null
  readonly closed_on: string | null
}
type Around = {
  readonly today: PlainDate
  readonly joinedOn: PlainDate
  readonly leftOn: PlainDate | null
  /** Undefined where there is none of this id. */
  readonly session: Session | undefined
  /** A seat, a place on the waiting list, or another request for the same session. */
  readonly has: boolean
  /** By HR, who may enter what is past. */
  readonly entered: boolean
}
type Faults = Readonly<Record<string, readonly string[]>>

export function faultsOfWish(wish: Wish, around: Around): Faults {
  if ((wish.session_id === null) === (wish.title === null)) return { session_id: ['training.session-or-title'] }
  return wish.session_id === null ? faultsOutside(wish, around) : faultsInside(around)
}

function faultsInside({ session, has, entered, today, ...person }: Around): Faults {
  if (!session) return { session_id: ['http.unknown-id'] }
  if (session.closed_on !== null) return { session_id: ['training.session-closed'] }
  if (has) return { session_id: ['training.asked-already'] }
  if (!entered && today > (session.enrol_by ?? session.starts_on)) return { session_id: ['training.enrol-over'] }
  const faults = outsideEmployment(session.starts_on, session.ends_on, person)
  return faults ? { session_id: [faults] } : {}
}

function faultsOutside({ cost, starts_on, ends_on }: Wish, { joinedOn, leftOn }: Around): Faults {
  const missing = Object.entries({ cost, starts_on, ends_on }).filter(([, value]) => value === null)
  if (missing.length > 0) return Object.fromEntries(missing.map(([field]) => [field, ['training.needed-outside']]))
  if (starts_on === null || ends_on === null) return {}
  if (ends_on < starts_on) return { ends_on: ['training.ends-before'] }
  if (addDays(starts_on, MOST_DAYS) <= ends_on) return { ends_on: ['training.too-long'] }
  const fault = outsideEmployment(starts_on, ends_on, { joinedOn, leftOn })
  return fault ? { starts_on: [fault] } : {}
}

function outsideEmployment(
  from: PlainDate,
  to: PlainDate,
  { joinedOn, leftOn }: Pick<Around, 'joinedOn' | 'leftOn'>,
): string | undefined {
  if (from < joinedOn) return 'training.before-joining'
  return leftOn !== null && to > leftOn ? 'training.after-leaving' : undefined
}
