/** Clocking in and out oneself. */

import { addDays, dayNumber } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { faceInUse } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { wantReading } from '#platform/reading/server/reading-store.ts'
import { clock, ownToday } from '../../contract/clocking/own.ts'
import { LONGEST_HOURS, stateAfter } from '../../model/clocking/state.ts'
import { localDay, localMinute } from '../../model/clocking/work-date.ts'
import { DAY } from '../../model/days/day-rules.ts'
import { scheduleOf } from '../../model/days/schedule.ts'
import { officeOf } from '../days/rules-of.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { clockingsBetween } from './clocking-store.ts'
import { FACE_AT_CLOCK, FACE_TURNED } from './face-check.ts'
import { clockingTogether, methodsOf, notEmployed, ownClockings, refused } from './own-clocking.ts'
import { personOfAccount } from './person.ts'
import { placesFor } from './places-for.ts'
import { iso, told } from './told.ts'
import { withPhoto } from './with-photo.ts'

export function ownHandlers(needs: AttendanceNeeds): readonly Handler[] {
  const together = clockingTogether(needs)
  return [
    on(ownToday, ({ company, session, clock: { now } }) =>
      company.read(async (tx) => {
        const { companyId } = company
        const person = await personOfAccount(tx, companyId, session.accountId)
        if (!person) throw notEmployed()
        const { settings, timezone, country } = await companyFacts(tx, companyId)
        const at = now()
        const date = localDay(timezone, at)
        const facts = await needs.dayFacts(
          tx,
          companyId,
          { from: addDays(date, -1), to: date },
          [person.id],
          ['usual', 'roster'],
        )
        const since = new Date(at.getTime() - LONGEST_HOURS * 3_600_000)
        const rows = await clockingsBetween(tx, companyId, [person.id], since, new Date(at.getTime() + 1))
        const { state, since: from } = stateAfter(
          rows.map(({ type, occurred_at }) => ({ type, at: new Date(occurred_at) })),
          at,
        )
        const methods = methodsOf(person, session)
        const places = await placesFor(tx, companyId, [{ employeeId: person.id, day: date }], needs.dayFacts)
        const staff = person.is_adaptive ? ('adaptive' as const) : ('office' as const)
        const rules = { office: officeOf(settings), country }
        const shiftsOn = (day: typeof date) => scheduleOf(day, facts(person.id, day), { staff }, rules).shifts
        const minute = localMinute(timezone, at) - dayNumber(date) * DAY
        const before = addDays(date, -1)
        const came = from && localDay(timezone, from) === before
        // A night that goes on is still that of the day it began on, also of whoever stays a little longer.
        const isNight = shiftsOn(before).some(({ ends }) => ends > DAY && (minute < ends - DAY || came))
        const workDate = isNight ? before : date
        return {
          server_time: at.toISOString(),
          date,
          work_date: workDate,
          shifts: shiftsOn(workDate).map(({ name, short_name, starts, ends }) => ({ name, short_name, starts, ends })),
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
          places: [...places(person.id, date)],
          methods,
          face: methods.includes('face') ? await lackingFor(tx, companyId, person.id) : null,
          outside_location: settings.outside_location,
          photo: settings.clock_in_photo,
        }
      }),
    ),

    on(clock, async (call) => {
      const { company, session, body, file } = call
      const asked = { call, now: call.clock.now() }
      const done =
        file || body.method === 'face'
          ? await withPhoto(call, file, async (tx, photoId) => {
              if (body.method === 'face') await demandFace(tx, call, photoId)
              const [done] = await ownClockings(tx, needs, [{ ...asked, photoId }])
              if (done === undefined || done instanceof Error) throw done ?? notEmployed()
              if (body.method === 'face' && photoId !== undefined && !done.isRepeat)
                await wantReading(tx, call, company.companyId, {
                  fileId: photoId,
                  kind: body.turned ? FACE_TURNED : FACE_AT_CLOCK,
                  urgent: false,
                })
              return done
            })
          : await company.together(together, { ...asked, call: { company, session, body, seal: call.seal } })
      return reply(told(done), { messageKey: `attendance.clocked-${done.row.type ?? 'in'}` })
    }),
  ]
}

async function lackingFor(tx: Tx, companyId: string, id: string) {
  const { agreed, hasPhoto } = await faceInUse(tx, companyId, id)
  return agreed ? (hasPhoto ? ('ready' as const) : ('photo' as const)) : ('consent' as const)
}

/** Nobody's face is used who did not agree, and none is compared with nothing. */
async function demandFace(tx: Tx, { company, session }: Call<typeof clock>, photo: string | undefined) {
  const person = await personOfAccount(tx, company.companyId, session.accountId)
  if (!person) throw notEmployed()
  if (!methodsOf(person, session).includes('face')) throw refused('method', 'attendance.method')
  const { agreed, hasPhoto } = await faceInUse(tx, company.companyId, person.id)
  if (!agreed) throw refused('method', 'employees.face-consent')
  if (!hasPhoto) throw refused('method', 'attendance.face-photo-first')
  if (photo === undefined) throw refused('photo', 'attendance.photo-needed')
}
