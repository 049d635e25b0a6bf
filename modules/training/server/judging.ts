/** What stands against a request for training, and what is asked before it is sent: other plans, and the budget. */
import { addDays, type PlainDate, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import type { PersonWhoAsks } from '#modules/employees/server/public.ts'
import { type DayFacts, holidayName } from '#modules/holidays/server/public.ts'
import type { Judged, Work } from '#platform/requests/server/port.ts'
import { dayText } from '#platform/words/format.ts'
import { daysOf, MOST_DAYS } from '../model/session.ts'
import { faultsOfWish } from '../model/wish.ts'
import { overBudget } from './over-budget.ts'
import { budgetsOf } from './record-store.ts'
import { whoHasIt } from './request-store.ts'
import { type SessionRow, sessionOf } from './session-store.ts'
import type { TrainingAsked, TrainingTypes } from './training-asked.ts'

export async function judging(
  dayFacts: DayFacts,
  { tx, acting, book: { facts, today } }: Work<TrainingTypes>,
  people: readonly PersonWhoAsks[],
  asked: TrainingAsked,
  changed: string | null,
): Promise<(person: PersonWhoAsks, id: string) => Judged<TrainingTypes>> {
  const { companyId, language, say } = acting
  const ids = people.map(({ id }) => id)
  const session = asked.session_id === null ? undefined : await sessionOf(tx, companyId, asked.session_id)
  const has = session ? await whoHasIt(tx, companyId, session.id, ids, changed) : new Set<string>()
  const days = wantedDays(asked, session)
  const [from = today] = days
  const to = days.at(-1) ?? from
  const known = await dayFacts(tx, companyId, { from, to }, ids, ['leave', 'away'])
  const budgets = await budgetsOf(tx, companyId, yearOf(from), { except: changed })
  const cost = session?.cost_per_seat ?? asked.cost ?? '0.00'
  const overs = overBudget(budgets, { cost, currency: facts.currency, people }, acting)
  return (person, id) => {
    const faults = faultsOfWish(asked, {
      today,
      joinedOn: person.joinedOn,
      leftOn: person.leftOn,
      session,
      has: has.has(person.id),
      entered: asked.entered,
    })
    const plans = days.flatMap((date) =>
      known(person.id, date).map((fact) => {
        const name = holidayName(language, fact)
        return say(language, 'training.away-that-day', { day: dayText(date, language), name })
      }),
    )
    const over = overs.get(person.department_id ?? '') ?? []
    const one = {
      id,
      employee_id: person.id,
      session_id: session?.id ?? null,
      title: session?.course ?? asked.title ?? '',
      provider: session ? session.provider : asked.provider,
      cost,
      from_date: from,
      to_date: to,
      reason: asked.reason,
      ...bondOf(asked, session, today),
      session,
      currency: facts.currency,
    }
    return { one, faults, asks: [...plans, ...[over].flat()] }
  }
}

const NO_BOND = { bond_accepted_on: null, bond_amount: null, bond_months: null } as const

/** What was accepted of a course stays as it was accepted; of another course it is accepted anew. */
function bondOf({ bondAccepted, accepted }: TrainingAsked, session: SessionRow | undefined, today: PlainDate) {
  if (bondAccepted === false || !session) return NO_BOND
  if (accepted && accepted.course_id === session.course_id) {
    const { bond_accepted_on, bond_amount, bond_months } = accepted
    return { bond_accepted_on, bond_amount, bond_months }
  }
  const { bond_amount, bond_months } = session
  return bondAccepted && bond_amount !== null ? { bond_accepted_on: today, bond_amount, bond_months } : NO_BOND
}

/** The days it takes; of what cannot be asked for at most the first. */
function wantedDays({ starts_on, ends_on }: TrainingAsked, session: SessionRow | undefined): PlainDate[] {
  if (session) {
    const [starts, ends] = [plainDateOf(session.starts_on), plainDateOf(session.ends_on)]
    const held = daysOf({ starts_on: starts, ends_on: ends, days: session.days })
    return [...new Set([starts, ...held, ends])].sort()
  }
  if (starts_on === null) return []
  const isSpan = ends_on !== null && ends_on >= starts_on && addDays(starts_on, MOST_DAYS) > ends_on
  return isSpan ? [...daysOf({ starts_on, ends_on, days: null })] : [starts_on]
}
