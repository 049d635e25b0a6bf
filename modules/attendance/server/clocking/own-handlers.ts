/** Clocking in and out oneself. */
import { addDays } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { clock, clockMethods, ownToday } from '../../contract/clocking/own.ts'
import { isGood } from '../../model/clocking/kiosk-qr.ts'
import { momentOf } from '../../model/clocking/moment.ts'
import { LONGEST_HOURS, stateAfter } from '../../model/clocking/state.ts'
import { localDay } from '../../model/clocking/work-date.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { clockIn, type Proven, placesFor } from './clock-in.ts'
import { clockingsBetween } from './clocking-store.ts'
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
        methods: methodsOf(person),
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
      if (!methodsOf(person).includes(body.method)) throw refused('method', 'attendance.method')
      await demandPhoto(tx, call, photoId)
      const { latitude, longitude, accuracy } = body
      const at = latitude != null && longitude != null ? { latitude, longitude, accuracy: accuracy ?? null } : undefined
      return clockIn(tx, companyId, person, {
        now: call.clock.now(),
        needs,
        wanted: {
          type: body.type,
          method: body.method,
          position: at,
          isMocked: body.is_mocked ?? false,
          proven: body.method === 'qr' ? await provenByCode(tx, call) : undefined,
          occurredAt: body.occurred_at ?? undefined,
          sentAt: body.sent_at ?? undefined,
          note: body.note || null,
          photoId,
          accountId: session.accountId,
        },
      })
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

/** At a computer as with a phone. */
const methodsOf = ({ methods }: ClockPerson) =>
  clockMethods.filter((method) => methods.includes(method === 'web' ? 'gps' : method))

async function demandPhoto(tx: Tx, { company }: Call<typeof clock>, photoId: string | undefined): Promise<void> {
  if (photoId !== undefined) return
  const { settings } = await companyFacts(tx, company.companyId)
  if (settings.clock_in_photo) throw refused('photo', 'attendance.photo-needed')
}

const notEmployed = (): Refusal => new Refusal(problem('attendance.not-employed'))
const refused = (field: string, code: string): Refusal => new Refusal(problem(code, { errors: { [field]: [code] } }))
