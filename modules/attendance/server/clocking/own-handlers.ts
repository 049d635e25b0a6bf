/** Clocking in and out oneself. */

import { mayEnter } from '#access/enter.ts'
import { addDays } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { faceInUse } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { wantReading } from '#platform/reading/server/reading-store.ts'
import { clock, clockMethods, ownToday } from '../../contract/clocking/own.ts'
import { isGood } from '../../model/clocking/kiosk-qr.ts'
import { momentOf } from '../../model/clocking/moment.ts'
import { LONGEST_HOURS, stateAfter } from '../../model/clocking/state.ts'
import { localDay } from '../../model/clocking/work-date.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { clockIn, type Proven, placesFor } from './clock-in.ts'
import { clockingsBetween } from './clocking-store.ts'
import { FACE_AT_CLOCK, FACE_TURNED } from './face-check.ts'
import { shownCode } from './kiosk-codes.ts'
import { placedKiosk } from './kiosk-store.ts'
import { type ClockPerson, holdPersonOfAccount, personOfAccount } from './person.ts'
import { provenBy } from './proven.ts'
import { iso, told } from './told.ts'
import { withPhoto } from './with-photo.ts'

export const ownHandlers = (needs: AttendanceNeeds): readonly Handler[] => [
  on(ownToday, ({ company, session, clock: { now } }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const person = await personOfAccount(tx, companyId, session.accountId)
      if (!person) throw notEmployed()
      const { settings, timezone } = await companyFacts(tx, companyId)
      const at = now()
      const date = localDay(timezone, at)
      const facts = await needs.dayFacts(tx, companyId, { from: addDays(date, -1), to: date }, [person.id], ['roster'])
      const since = new Date(at.getTime() - LONGEST_HOURS * 3_600_000)
      const rows = await clockingsBetween(tx, companyId, [person.id], since, new Date(at.getTime() + 1))
      const { state, since: from } = stateAfter(
        rows.map(({ type, occurred_at }) => ({ type, at: new Date(occurred_at) })),
        at,
      )
      const methods = methodsOf(person, session)
      const roster = facts(person.id, date).filter(({ status }) => status !== 'draft')
      return {
        server_time: at.toISOString(),
        date,
        shifts: roster.flatMap(({ shifts }) =>
          shifts.map(({ name, shortName, starts, ends }) => ({ name, short_name: shortName, starts, ends })),
        ),
        state,
        since: from?.toISOString() ?? null,
        clockings: rows
          .filter(({ occurred_at }) => localDay(timezone, new Date(occurred_at)) === date || state !== 'out')
          .map(({ id, type, method, occurred_at, place, flags }) => ({
            id,
            type,
            method,
            occurred_at: iso(occurred_at),
            place,
            flags: [...flags],
          })),
        places: [...(await placesFor(tx, companyId, person.id, { needs, day: date }))],
        methods,
        face: methods.includes('face') ? await lackingFor(tx, companyId, person.id) : null,
        outside_location: settings.outside_location,
        photo: settings.clock_in_photo,
      }
    }),
  ),

  on(clock, async (call) => {
    const { company, session, body, file } = call
    const { companyId } = company
    const done = await withPhoto(call, file, async (tx, photoId) => {
      const person = await holdPersonOfAccount(tx, companyId, session.accountId)
      if (!person) throw notEmployed()
      if (!methodsOf(person, session).includes(body.method)) throw refused('method', 'attendance.method')
      if (body.method === 'face') await demandFace(tx, call, person.id, photoId)
      await demandPhoto(tx, call, photoId)
      const { latitude, longitude, accuracy } = body
      const at = latitude != null && longitude != null ? { latitude, longitude, accuracy: accuracy ?? null } : undefined
      const done = await clockIn(tx, companyId, person, {
        now: call.clock.now(),
        needs,
        wanted: {
          type: body.type,
          method: body.method,
          position: at,
          isMocked: body.is_mocked ?? false,
          isTurned: body.turned ?? false,
          proven: body.method === 'qr' ? await provenByCode(tx, call) : undefined,
          occurredAt: body.occurred_at ?? undefined,
          sentAt: body.sent_at ?? undefined,
          note: body.note || null,
          photoId,
          accountId: session.accountId,
        },
      })
      if (body.method === 'face' && photoId !== undefined && !done.isRepeat)
        await wantReading(tx, call, companyId, {
          fileId: photoId,
          kind: body.turned ? FACE_TURNED : FACE_AT_CLOCK,
          urgent: false,
        })
      return done
    })
    return reply(told(done), { messageKey: `attendance.clocked-${done.row.type ?? 'in'}` })
  }),
]

/** By the code at the door, as long as it was good when it was scanned. */
async function provenByCode(tx: Tx, { company, body, seal, clock: { now } }: Call<typeof clock>): Promise<Proven> {
  const { companyId } = company
  const code = shownCode(seal, companyId, body.qr ?? '')
  const device = code && (await placedKiosk(tx, companyId, code.kioskId))
  if (!code || !device) throw refused('qr', 'attendance.qr-unknown')
  const moment = momentOf({
    occurredAt: body.occurred_at ?? undefined,
    sentAt: body.sent_at ?? undefined,
    receivedAt: now(),
  })
  if ('occurredAt' in moment && !isGood(code, moment.occurredAt)) throw refused('qr', 'attendance.qr-old')
  return provenBy(device)
}

/** At a computer as with a phone; by the face where the company has that. */
const methodsOf = ({ methods }: ClockPerson, session: Call<typeof clock>['session']) =>
  clockMethods.filter(
    (method) => methods.includes(method === 'web' ? 'gps' : method) && (method !== 'face' || mayEnter(session, 'face')),
  )

async function lackingFor(tx: Tx, companyId: string, id: string) {
  const { agreed, hasPhoto } = await faceInUse(tx, companyId, id)
  return agreed ? (hasPhoto ? ('ready' as const) : ('photo' as const)) : ('consent' as const)
}

/** Nobody's face is used who did not agree, and none is compared with nothing. */
async function demandFace(tx: Tx, { company }: Call<typeof clock>, id: string, photo: string | undefined) {
  const { agreed, hasPhoto } = await faceInUse(tx, company.companyId, id)
  if (!agreed) throw refused('method', 'employees.face-consent')
  if (!hasPhoto) throw refused('method', 'attendance.face-photo-first')
  if (photo === undefined) throw refused('photo', 'attendance.photo-needed')
}

async function demandPhoto(tx: Tx, { company }: Call<typeof clock>, photoId: string | undefined): Promise<void> {
  if (photoId !== undefined) return
  const { settings } = await companyFacts(tx, company.companyId)
  if (settings.clock_in_photo) throw refused('photo', 'attendance.photo-needed')
}

const notEmployed = (): Refusal => new Refusal(problem('attendance.not-employed'))
const refused = (field: string, code: string): Refusal => new Refusal(problem(code, { errors: { [field]: [code] } }))
