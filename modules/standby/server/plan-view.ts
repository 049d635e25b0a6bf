/** The plan as it is answered: every day of a span for each of its people. */
import type { RawBuilder } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { factsOf, holidayName } from '#modules/holidays/server/public.ts'
import { datesOf } from '#modules/shifts/model/public.ts'
import { demandSpan, rosterPeople } from '#modules/shifts/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Planning } from './change-days.ts'
import { keyOf, storedDays } from './day-store.ts'
import type { StandbyNeeds } from './needs.ts'
import { cellView, standbysOf } from './standby-store.ts'

type Span = { readonly from: PlainDate; readonly to: PlainDate }

export async function planOf(
  tx: Tx,
  { company: { companyId }, language }: Pick<Planning, 'company' | 'language'>,
  { dayFacts }: StandbyNeeds,
  { from, to }: Span,
  where: RawBuilder<unknown>,
) {
  demandSpan({ from, to })
  const people = await rosterPeople(tx, companyId, { from, to, where })
  const ids = people.map(({ id }) => id)
  const stored = await storedDays(tx, companyId, { from, to }, ids)
  const facts = await dayFacts(tx, companyId, { from, to }, ids, ['usual', 'roster', 'leave'])
  const byId = new Map((await standbysOf(tx, companyId)).map((standby) => [standby.id, standby]))
  const named = (one: { name: string | null; nameLocal: string | null } | undefined) =>
    one?.name ? holidayName(language, { name: one.name, nameLocal: one.nameLocal }) : null
  const dates = datesOf(from, to)
  return {
    employees: people.map(({ id, staff_id, full_name, department_id, department }) => ({
      ...{ id, staff_id, full_name, department_id, department },
      days: dates.map((date) => {
        const day = stored.get(keyOf(id, date))
        const known = facts(id, date)
        const [usual] = factsOf(known, 'usual')
        const [roster] = factsOf(known, 'roster')
        return {
          date,
          standbys: (day?.standby_ids ?? []).flatMap((standby) => byId.get(standby) ?? []).map(cellView),
          leave: named(factsOf(known, 'leave')[0]),
          usual: usual?.day ?? ('working' as const),
          holiday: usual?.day === 'holiday' ? named(usual) : null,
          shifts: (roster?.shifts ?? []).map(({ shortName }) => shortName),
          is_confirmed: day?.is_confirmed ?? false,
          is_locked: day?.is_locked ?? false,
        }
      }),
    })),
  }
}
