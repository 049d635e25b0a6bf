/** What people are to work around a day, as soon as they clock: as the day itself will be worked out, by roster and week. */
import { addDays, dayNumber, fromDayNumber, type PlainDate } from '#kernel/plain-date.ts'
import type { CompanyFacts } from '#modules/company/server/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Schedule, scheduleOf } from '../../model/days/schedule.ts'
import { officeOf } from '../days/rules-of.ts'

type OfPerson = { readonly person: { readonly id: string; readonly is_adaptive: boolean }; readonly day: PlainDate }

export async function schedulesFor(
  tx: Tx,
  { id: companyId, country, settings }: CompanyFacts,
  asked: readonly OfPerson[],
  dayFacts: DayFacts,
): Promise<(of: OfPerson) => ReadonlyMap<number, Schedule>> {
  const days = asked.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return () => new Map()
  const ids = asked.map(({ person }) => person.id)
  const facts = await dayFacts(tx, companyId, { from: addDays(from, -1), to: addDays(to, 1) }, ids, ['usual', 'roster'])
  const rules = { office: officeOf(settings), country }
  return ({ person, day }) =>
    new Map(
      [-1, 0, 1].map((at) => {
        const number = dayNumber(day) + at
        const date = fromDayNumber(number)
        const staff = person.is_adaptive ? ('adaptive' as const) : ('office' as const)
        return [number, scheduleOf(date, facts(person.id, date), { staff }, rules)]
      }),
    )
}
