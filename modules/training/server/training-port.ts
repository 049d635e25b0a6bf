/** Training as something asked for: what stands against it, what it costs, how it is kept and told. */

import { amountOf } from '#kernel/money.ts'
import { daysBetween, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { holdPeople, personWhoAsks, requestsWanted } from '#modules/employees/server/public.ts'
import type { DayFacts } from '#modules/holidays/server/public.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { RequestPort } from '#platform/requests/server/port.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { words } from '../contract/types.ts'
import { judging } from './judging.ts'
import { budgetsOf } from './record-store.ts'
import { othersWhoGo, removeRequest, saveRequests, type TrainingRow, trainingRequests } from './request-store.ts'
import { type SessionRow, sessionOf } from './session-store.ts'
import type { Bond, Seats, TrainingTypes } from './training-asked.ts'
import { trainingKind } from './training-kind.ts'
import { trainingView } from './training-view.ts'

const OTHERS = 10

export const trainingPort = (dayFacts: DayFacts): RequestPort<TrainingTypes> => ({
  kind: trainingKind,
  words,
  context: async (tx, { company, clock }) => {
    const facts = await companyFacts(tx, company.companyId)
    return { facts, today: clock.today(facts.timezone) }
  },
  personOf: personWhoAsks,
  holdPeople,
  load: trainingRequests,
  filtered: requestsWanted,
  judge: (work, people, asked, changed) => judging(dayFacts, work, people, asked, changed),
  save: ({ tx, acting: { companyId, session, now } }, all) =>
    saveRequests(
      tx,
      companyId,
      all.map(({ session: _, currency: __, ...row }) => row),
      { by: session.accountId, now },
    ),
  remove: ({ tx, acting: { companyId } }, id) => removeRequest(tx, companyId, id),
  request: (one, acting) => ({
    id: one.id,
    aboutId: one.employee_id,
    type: null,
    length: daysBetween(one.from_date, one.to_date) + 1,
    amount: one.cost,
    from: one.from_date,
    to: one.to_date,
    told: { en: told(one, acting, 'en'), 'zh-Hant': told(one, acting, 'zh-Hant') },
  }),
  view: (row, { today }) => trainingView(row, today),
  beside: (tx, row, { facts: { id } }) => besideOf(tx, id, row),
  preview: (_, { one, faults }) => {
    const isKnown = one.session !== undefined || !('session_id' in faults)
    return Promise.resolve({
      title: isKnown ? one.title : null,
      starts_on: isKnown ? one.from_date : null,
      ends_on: isKnown ? one.to_date : null,
      cost: isKnown ? one.cost : null,
      ...offeredOf(one.session),
    })
  },
  entry: (what, view) => ({
    action: `training.${what}`,
    subject: { kind: 'training', id: view.id, name: `${view.full_name}: ${view.title}` },
    after: { title: view.title, starts_on: view.starts_on, ends_on: view.ends_on, reason: view.reason },
  }),
})

function offeredOf(session: SessionRow | undefined): { readonly seats: Seats | null; readonly bond: Bond | null } {
  if (!session) return { seats: null, bond: null }
  const { seats, taken, waiting, bond_amount: amount, bond_months: months } = session
  return {
    seats: { seats, taken, waiting },
    bond: amount === null || months === null ? null : { amount, months },
  }
}

async function besideOf(tx: Tx, companyId: string, row: TrainingRow): Promise<TrainingTypes['beside']> {
  const session = row.session_id === null ? undefined : await sessionOf(tx, companyId, row.session_id)
  const year = yearOf(plainDateOf(row.from_date))
  const [budget] =
    row.department_id === null
      ? []
      : await budgetsOf(tx, companyId, year, { departmentId: row.department_id, except: row.id })
  const { bond_accepted_on, bond_amount: amount, bond_months: months } = row
  const accepted = bond_accepted_on === null || amount === null || months === null ? undefined : { amount, months }
  return {
    ...offeredOf(session),
    ...(accepted && { bond: accepted }),
    budget: budget && budget.amount !== null ? { amount: budget.amount, spent: budget.spent } : null,
    others: await othersWhoGo(tx, companyId, row, OTHERS),
  }
}

function told(
  { title, from_date: from, to_date: to, cost, currency }: TrainingTypes['fresh'],
  { say }: Acting,
  language: 'en' | 'zh-Hant',
) {
  const span = from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`
  const price = amountOf(cost) === 0n ? [] : [`${currency} ${moneyText(cost, currency)}`]
  return {
    title: say(language, 'training.kind'),
    detail: [title, span, ...price].join(say(language, 'training.comma')),
  }
}
