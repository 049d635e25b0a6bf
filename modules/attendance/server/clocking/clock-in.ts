/** One clocking from what somebody sent: when and where it was by the rules, stored once. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Point } from '#modules/company/model/public.ts'
import { companyFacts, placesOpenTo } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Params } from '#platform/http/server/say.ts'
import type { ClockingFlag, ClockingType } from '../../model/clocking/flags.ts'
import { isRepeat, isSameMoment, momentOf, OLDEST_HOURS } from '../../model/clocking/moment.ts'
import { type Found, type Place, type Position, placeAt } from '../../model/clocking/place.ts'
import { isImpossible } from '../../model/clocking/speed.ts'
import { nextType, stateAfter } from '../../model/clocking/state.ts'
import { localDay, workDate } from '../../model/clocking/work-date.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { type ClockingRow, insertClocking, lastPlaced, ofPersonAround } from './clocking-store.ts'
import type { ClockPerson } from './person.ts'
import { insertPhoto } from './photo-store.ts'

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

export type Done = {
  readonly row: ClockingRow
  readonly workDate: PlainDate
  /** It was there already: the photo that came with it is not needed. */
  readonly isRepeat: boolean
}

/** The person is held by whoever calls. */
export async function clockIn(
  tx: Tx,
  companyId: string,
  person: ClockPerson,
  { now, wanted, needs }: { readonly now: Date; readonly wanted: Wanted; readonly needs: AttendanceNeeds },
): Promise<Done> {
  const { settings, timezone } = await companyFacts(tx, companyId)
  const moment = momentOf({ occurredAt: wanted.occurredAt, sentAt: wanted.sentAt, receivedAt: now })
  if ('fault' in moment) throw refused('occurred_at', `attendance.${moment.fault}`, { hours: OLDEST_HOURS })
  const { occurredAt } = moment
  const day = localDay(timezone, occurredAt)
  if (day < person.joined_on || (person.left_on !== null && day > person.left_on))
    throw refused('occurred_at', 'attendance.not-employed-then')

  const around = await ofPersonAround(tx, companyId, person.id, occurredAt)
  const before = around.filter(({ at }) => at <= occurredAt)
  const state = stateAfter(
    before.map(({ row, at }) => ({ type: row.type, at })),
    occurredAt,
  )
  const dated = (type: ClockingType) =>
    workDate({
      type,
      at: occurredAt,
      timeZone: timezone,
      cutoff: settings.clock_in_cutoff,
      openSince: beganAt(before, occurredAt),
    })
  const type = wanted.type ?? nextType(state)
  // Where the type follows from what was before, the same sent again would be the opposite.
  const known = around.find(({ row, at }) =>
    wanted.type ? row.type === type && isRepeat(at, occurredAt) : isSameMoment(at, occurredAt),
  )
  if (known) return { row: known.row, workDate: dated(type), isRepeat: true }

  const where = await whereabouts(tx, companyId, person, { wanted, needs, day })
  const flags: ClockingFlag[] = [...moment.flags]
  const isOutside = where.found !== undefined && !where.found.isInside
  if (settings.outside_location === 'refuse' && wanted.proven === undefined) {
    if (isOutside) throw refused('latitude', 'attendance.outside', toldOf(where.found))
    if (wanted.position === undefined && where.hasPlaces) throw refused('latitude', 'attendance.place-needed')
  }
  if (wanted.position === undefined && wanted.proven === undefined) flags.push('no_location')
  if (isOutside) flags.push('outside_location')
  if ((wanted.position?.accuracy ?? 0) > settings.location_accuracy_max) flags.push('inaccurate')
  const former = wanted.position && (await lastPlaced(tx, companyId, person.id, occurredAt))
  const isMadeUp = wanted.position && former && isImpossible(former, { ...wanted.position, at: occurredAt })
  if (wanted.isMocked || isMadeUp) flags.push('mocked_location')

  // Compared afterwards: nobody waits at the door for it.
  if (wanted.method === 'face') flags.push('face_unchecked', ...(wanted.isTurned ? [] : (['face_not_turned'] as const)))

  const row = await insertClocking(tx, companyId, {
    id: newId(),
    employee_id: person.id,
    type,
    method: wanted.method,
    occurred_at: occurredAt.toISOString(),
    sent_at: wanted.sentAt?.toISOString() ?? null,
    received_at: now.toISOString(),
    coordinate_id: where.found?.place.id ?? null,
    place: where.found?.place.name ?? null,
    latitude: wanted.position?.latitude ?? null,
    longitude: wanted.position?.longitude ?? null,
    accuracy: wanted.position?.accuracy ?? null,
    distance_m: wanted.position ? (where.found?.distance ?? null) : null,
    is_mocked: wanted.isMocked,
    flags,
    note: wanted.note,
    device_id: wanted.proven?.kioskId ?? null,
    created_by: wanted.accountId,
  })
  if (wanted.photoId) await insertPhoto(tx, companyId, { clocking: row, fileId: wanted.photoId })
  await needs.clocked?.(tx, companyId, [{ employeeId: person.id, occurredAt }])
  return { row, workDate: dated(type), isRepeat: false }
}

/** When the person last came, where they have not gone since. */
function beganAt(before: readonly { readonly row: ClockingRow; readonly at: Date }[], now: Date): Date | null {
  if (
    stateAfter(
      before.map(({ row, at }) => ({ type: row.type, at })),
      now,
    ).state === 'out'
  )
    return null
  return before.findLast(({ row }) => row.type === 'in')?.at ?? null
}

type Whereabouts = { readonly found: Found | undefined; readonly hasPlaces: boolean }

async function whereabouts(
  tx: Tx,
  companyId: string,
  person: ClockPerson,
  { wanted, needs, day }: { readonly wanted: Wanted; readonly needs: AttendanceNeeds; readonly day: PlainDate },
): Promise<Whereabouts> {
  const places = await placesFor(tx, companyId, person.id, { needs, day })
  const { proven, position } = wanted
  if (proven) {
    const { place } = proven
    // A door that is for others: the person was there, which is marked.
    const isInside = places.some(({ id }) => id === place?.id)
    return { found: place ? { place, distance: 0, isInside } : undefined, hasPlaces: true }
  }
  return { found: position && placeAt(position, places), hasPlaces: places.length > 0 }
}

export async function placesFor(
  tx: Tx,
  companyId: string,
  employeeId: string,
  { needs, day }: { readonly needs: AttendanceNeeds; readonly day: PlainDate },
): Promise<readonly Place[]> {
  const lasting = await placesOpenTo(tx, companyId, employeeId)
  const facts = await needs.dayFacts(tx, companyId, { from: day, to: day }, [employeeId], ['place'])
  const ofTheDay = facts(employeeId, day).map(
    ({ name, latitude, longitude, radiusMetres }): Place => ({
      id: null,
      name,
      latitude,
      longitude,
      radius: radiusMetres,
    }),
  )
  return [...lasting, ...ofTheDay]
}

const toldOf = (found: Found | undefined): Params => ({
  place: found?.place.name ?? '',
  metres: found?.distance ?? 0,
})

const refused = (field: string, code: string, params: Params = {}): Refusal =>
  new Refusal(problem(code, { params, errors: { [field]: [{ key: code, params }] } }))
