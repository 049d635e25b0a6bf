/** What a clocking is by the rules: when and where it was, whether it was there already, and what is marked. Pure. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Point } from '#modules/company/model/public.ts'
import type { CompanyFacts } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Params } from '#platform/http/server/say.ts'
import { distanceIn } from '#platform/words/format.ts'
import type { ClockingFlag, ClockingType } from '../../model/clocking/flags.ts'
import { isRepeat, isSameMoment, momentOf, OLDEST_HOURS } from '../../model/clocking/moment.ts'
import { type Found, type Place, type Position, placeAt } from '../../model/clocking/place.ts'
import { isImpossible } from '../../model/clocking/speed.ts'
import { LONGEST_HOURS, nextType, stateAfter } from '../../model/clocking/state.ts'
import { type DayAtOnce, dayOf, localDay, localMinute } from '../../model/clocking/work-date.ts'
import type { Clocked } from '../../model/days/pairing.ts'
import type { Schedule } from '../../model/days/schedule.ts'
import { cutoffsOf } from '../days/rules-of.ts'
import type { Around, ClockingRow, NewClocking } from './clocking-store.ts'
import type { ClockPerson } from './person.ts'

/** The kiosk somebody stands before, and the place it hangs at. */
export type Proven = {
  readonly kioskId: string
  readonly place: (Point & { readonly id: string; readonly name: string; readonly radius: number }) | null
}

export type Wanted = {
  readonly type: ClockingType | undefined
  readonly method: 'gps' | 'qr' | 'face' | 'web' | 'kiosk'
  readonly position: Position | undefined
  readonly isMocked: boolean
  /** The photo shows the face a second time, with the head turned. */
  readonly isTurned?: boolean
  /** What a code at the door or a kiosk stands for. */
  readonly proven: Proven | undefined
  readonly occurredAt: Date | undefined
  readonly sentAt: Date | undefined
  readonly note: string | null
  readonly photoId: string | undefined
  readonly accountId: string | null
}

export type Coming = { readonly person: ClockPerson; readonly now: Date; readonly wanted: Wanted }

export type Begun = Coming & { readonly at: Date; readonly day: PlainDate; readonly flags: readonly ClockingFlag[] }

/** What needs nothing but the person. */
export function beginning({ timezone }: CompanyFacts, coming: Coming): Begun {
  const { person, now, wanted } = coming
  const moment = momentOf({ occurredAt: wanted.occurredAt, sentAt: wanted.sentAt, receivedAt: now })
  if ('fault' in moment) throw refused('occurred_at', `attendance.${moment.fault}`, { hours: OLDEST_HOURS })
  const day = localDay(timezone, moment.occurredAt)
  if (day < person.joined_on || (person.left_on !== null && day > person.left_on))
    throw refused('occurred_at', 'attendance.not-employed-then')
  return { ...coming, at: moment.occurredAt, day, flags: moment.flags }
}

export type Judged = { readonly day: DayAtOnce; readonly photoId: string | undefined } & (
  | { readonly known: ClockingRow; readonly added?: undefined }
  | { readonly known?: undefined; readonly added: NewClocking }
)

export function judge(
  { settings, timezone }: CompanyFacts,
  { person, now, wanted, at, flags: ofMoment }: Begun,
  around: readonly Around[],
  { places, schedules }: OfDay,
): Judged {
  const { position, photoId } = wanted
  const before = around.filter((one) => one.at <= at && at.getTime() - one.at.getTime() <= LONGEST_HOURS * 3_600_000)
  const state = stateAfter(
    before.map(({ row, at: then }) => ({ type: row.type, at: then })),
    at,
  )
  const type = wanted.type ?? nextType(state)
  // Where the type follows from what was before, the same sent again would be the opposite.
  const known = around.find(({ row, at: then }) =>
    wanted.type ? row.type === type && isRepeat(then, at) : isSameMoment(then, at),
  )
  const clocked = (one: Clocked): DayAtOnce =>
    dayOf(one, {
      others: around.flatMap(({ row, at: then }) => (row.id === one.id ? [] : [clockedAt(timezone, row, then)])),
      schedules,
      staff: person.is_adaptive ? 'adaptive' : 'office',
      rules: cutoffsOf(settings),
    })
  if (known) return { known: known.row, day: clocked(clockedAt(timezone, known.row, known.at)), photoId }

  const where = whereabouts(wanted, places)
  const flags: ClockingFlag[] = [...ofMoment]
  const isOutside = where.found !== undefined && !where.found.isInside
  if (settings.outside_location === 'refuse' && wanted.proven === undefined) {
    if (isOutside) throw tooFar(where.found)
    if (position === undefined && where.hasPlaces) throw refused('latitude', 'attendance.place-needed')
  }
  if (position === undefined && wanted.proven === undefined) flags.push('no_location')
  if (isOutside) flags.push('outside_location')
  if ((position?.accuracy ?? 0) > settings.location_accuracy_max) flags.push('inaccurate')
  const former = lastPlaced(around, at)
  const isMadeUp = position && former && isImpossible(former, { ...position, at })
  if (wanted.isMocked || isMadeUp) flags.push('mocked_location')

  // Compared afterwards: nobody waits at the door for it.
  if (wanted.method === 'face') flags.push('face_unchecked', ...(wanted.isTurned ? [] : (['face_not_turned'] as const)))

  const added = {
    id: newId(),
    employee_id: person.id,
    type,
    method: wanted.method,
    occurred_at: at.toISOString(),
    sent_at: wanted.sentAt?.toISOString() ?? null,
    received_at: now.toISOString(),
    coordinate_id: where.found?.place.id ?? null,
    place: where.found?.place.name ?? null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    accuracy: position?.accuracy ?? null,
    distance_m: position ? (where.found?.distance ?? null) : null,
    is_mocked: wanted.isMocked,
    flags,
    note: wanted.note,
    device_id: wanted.proven?.kioskId ?? null,
    created_by: wanted.accountId,
  }
  return { added, day: clocked(clockedAt(timezone, added, at)), photoId }
}

/** Of the person's day: where they may clock in, and what they are to work on it and around it. */
type OfDay = { readonly places: readonly Place[]; readonly schedules: ReadonlyMap<number, Schedule> }

const clockedAt = (timezone: string, { id, type, flags }: Pick<ClockingRow, 'id' | 'type' | 'flags'>, at: Date) => ({
  ...{ id, type, flags },
  at: localMinute(timezone, at),
})

/** Where the person was last before a moment, within a day of it. */
function lastPlaced(around: readonly Around[], at: Date) {
  const last = around.findLast((one) => one.at <= at && one.row.latitude !== null)
  if (last?.row.latitude == null || last.row.longitude === null) return undefined
  const { latitude, longitude, accuracy } = last.row
  return { latitude, longitude, accuracy, at: last.at }
}

type Whereabouts = { readonly found: Found | undefined; readonly hasPlaces: boolean }

function whereabouts({ proven, position }: Wanted, places: readonly Place[]): Whereabouts {
  if (proven) {
    const { place } = proven
    // A door that is for others: the person was there, which is marked.
    const isInside = places.some(({ id }) => id === place?.id)
    return { found: place ? { place, distance: 0, isInside } : undefined, hasPlaces: true }
  }
  return { found: position && placeAt(position, places), hasPlaces: places.length > 0 }
}

function tooFar(found: Found | undefined): Refusal {
  const { value, isFar } = distanceIn(found?.distance ?? 0)
  const place = found?.place.name ?? ''
  return isFar
    ? refused('latitude', 'attendance.outside-far', { place, kilometres: value })
    : refused('latitude', 'attendance.outside', { place, metres: value })
}

const refused = (field: string, code: string, params: Params = {}): Refusal =>
  new Refusal(problem(code, { params, errors: { [field]: [{ key: code, params }] } }))
