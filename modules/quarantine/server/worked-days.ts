/** Which days somebody would work: by the roster where there is one, else by the week; holidays are not worked. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { type DayFacts, factsOf, plannedDay } from '#modules/holidays/server/public.ts'

type Known = Awaited<ReturnType<DayFacts>>

export const workedAmong = (known: Known, employeeId: string, days: readonly PlainDate[]): PlainDate[] =>
  days.filter((date) => {
    const facts = known(employeeId, date)
    const [usual] = factsOf(facts, 'usual')
    const rostered = factsOf(facts, 'roster').find(({ status }) => status !== 'draft')
    return usual !== undefined && plannedDay(usual, rostered).works.length > 0
  })
