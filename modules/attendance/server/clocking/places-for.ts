/** Where people may clock in on a day: the places open to them, and those of that day alone. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { placesOpenTo } from '#modules/company/server/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Place } from '../../model/clocking/place.ts'

type OfPerson = { readonly employeeId: string; readonly day: PlainDate }

export async function placesFor(
  tx: Tx,
  companyId: string,
  asked: readonly OfPerson[],
  dayFacts: DayFacts,
): Promise<(employeeId: string, day: PlainDate) => readonly Place[]> {
  const ids = asked.map(({ employeeId }) => employeeId)
  const days = asked.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return () => []
  const lasting = await placesOpenTo(tx, companyId, ids)
  const facts = await dayFacts(tx, companyId, { from, to }, ids, ['place'])
  return (employeeId, day) => [
    ...lasting(employeeId),
    ...facts(employeeId, day).map(
      ({ name, latitude, longitude, radiusMetres }): Place => ({
        ...{ id: null, name, latitude, longitude },
        radius: radiusMetres,
      }),
    ),
  ]
}
