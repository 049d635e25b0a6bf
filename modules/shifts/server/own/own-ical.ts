/** Somebody's own confirmed shifts and standby as a calendar: as a file, and under an address that programs subscribe to. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { factsOf } from '#modules/holidays/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { datesOf } from '../../model/pattern.ts'
import { icalOfShifts } from '../../model/shift-ical.ts'
import type { ShiftNeeds } from '../needs.ts'
import { keyOf, storedDays } from '../roster/roster-store.ts'
import { shiftsOf } from '../shifts/shift-store.ts'
import { employeeOfAccount } from './own-store.ts'

const BACK = 31
const AHEAD = 183

type Asking = Pick<Call<Endpoint>, 'company' | 'clock'>

/** Of whoever works under an account; undefined where nobody does. */
export const ownShiftsIcal = ({ dayFacts }: Pick<ShiftNeeds, 'dayFacts'>, call: Asking, accountId: string) =>
  call.company.read(async (tx) => {
    const me = await employeeOfAccount(tx, call.company.companyId, accountId)
    return me && icalOf(tx, dayFacts, call, me)
  })

export async function icalOf(
  tx: Tx,
  dayFacts: ShiftNeeds['dayFacts'],
  { company: { companyId }, clock }: Asking,
  me: string,
): Promise<string> {
  const { timezone, name } = await companyFacts(tx, companyId)
  const today = clock.today(timezone)
  const [from, to] = [addDays(today, -BACK), addDays(today, AHEAD)]
  const stored = await storedDays(tx, companyId, { from, to }, [me])
  const shifts = new Map((await shiftsOf(tx, companyId)).map((shift) => [shift.id, shift]))
  const facts = await dayFacts(tx, companyId, { from, to }, [me], ['standby'])
  const onCall = (date: PlainDate) =>
    factsOf(facts(me, date), 'standby')
      .filter(({ isConfirmed }) => isConfirmed)
      .map(({ starts, ends, name: summary }, at) => ({
        ...{ starts, ends, date, summary, uid: `standby-${me}-${date}-${at}@kerja` },
      }))
  const events = datesOf(from, to).flatMap((date) => {
    const day = stored.get(keyOf(me, date))
    const own = day?.is_confirmed ? day.shift_ids.flatMap((id) => shifts.get(id) ?? []) : []
    const work = own.filter(({ kind }) => kind === 'work')
    return [
      // By the day, not by the shift: another shift of the day takes the place of the one a calendar has.
      ...work.map((shift, at) => ({ ...shift, date, uid: `${me}-${date}-${at}@kerja`, summary: shift.name })),
      ...onCall(date),
    ]
  })
  return icalOfShifts(name, timezone, clock.now(), events)
}
