/** Clocking in and out oneself. */
import { addDays } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { clock, clockMethods, ownToday } from '../../contract/clocking/own.ts'
import { LONGEST_HOURS, stateAfter } from '../../model/clocking/state.ts'
import { localDay } from '../../model/clocking/work-date.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { clockIn, type Done, placesFor } from './clock-in.ts'
import { clockingsBetween } from './clocking-store.ts'
import { type ClockPerson, holdPersonOfAccount, personOfAccount } from './person.ts'
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
          proven: undefined,
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

/** At a computer as with a phone. */
const methodsOf = ({ methods }: ClockPerson) =>
  clockMethods.filter((method) => methods.includes(method === 'web' ? 'gps' : method))

async function demandPhoto(tx: Tx, { company }: Call<typeof clock>, photoId: string | undefined): Promise<void> {
  if (photoId !== undefined) return
  const { settings } = await companyFacts(tx, company.companyId)
  if (settings.clock_in_photo) throw refused('photo', 'attendance.photo-needed')
}

export const told = ({ row, workDate }: Done) => ({
  id: row.id,
  type: row.type ?? ('in' as const),
  occurred_at: iso(row.occurred_at),
  received_at: iso(row.received_at),
  work_date: workDate,
  location: row.place === null ? null : { id: row.coordinate_id, name: row.place },
  distance_m: row.distance_m,
  flags: [...row.flags],
})

const iso = (instant: string): string => new Date(instant).toISOString()

const notEmployed = (): Refusal => new Refusal(problem('attendance.not-employed'))
const refused = (field: string, code: string): Refusal => new Refusal(problem(code, { errors: { [field]: [code] } }))
