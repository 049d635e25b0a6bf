/** People apply by the form, are talked with and weighed, and refused or kept in mind; offers stand in `offers.ts`. */
import { sql } from 'kysely'
import { addDays } from '#kernel/plain-date.ts'
import { storeApplication } from '#modules/candidates/contract/application.ts'
import { moveCandidate, noteCandidate } from '#modules/candidates/contract/candidates.ts'
import { planInterview, score } from '#modules/candidates/contract/interviews.ts'
import { type Around, ago, employeeOf, somebody } from './around.ts'
import { appliedDaysAgo, type Fate, fateOf, wasInterviewed } from './fates.ts'
import { resumeOf } from './resume.ts'
import type { Vacancy } from './vacancies.ts'

export type Card = {
  readonly id: string
  readonly email: string
  readonly full_name: string
  readonly status: string
  readonly interview_id: string | null
  readonly cards: number
  readonly notes: number
}
export type Known = { readonly card: Card; readonly vacancy: Vacancy; readonly fate: Fate; readonly applied: number }

/** lin.mei -> Lin Mei */
const capitals = (address: string) =>
  address
    .split('.')
    .map((name) => name.slice(0, 1).toUpperCase() + name.slice(1))
    .join(' ')
const addressOf = (address: string) => `${address}@mail.example`
const SCORES: readonly (readonly number[])[] = [
  [5, 4, 5],
  [4, 5, 4],
  [4, 4, 4],
  [3, 4, 4],
]

export async function takeApplications(around: Around, vacancies: readonly Vacancy[]): Promise<readonly Known[]> {
  const { act, keeper, plan, today } = around
  const before = new Set((await cardsOf(around)).map(({ email }) => email))
  for (const [place, [name, address, sought]] of plan.applicants.entries()) {
    const vacancy = vacancies[sought]
    if (!vacancy?.advertisement_id || before.has(addressOf(address))) continue
    const days = appliedDaysAgo(place)
    const body = {
      ...{ advertisement_id: vacancy.advertisement_id, full_name: name, email: addressOf(address), consent: 1 },
      ...{ phone: `${plan.phone}${String(101 + place)}`, source: plan.sources[place % plan.sources.length] },
      ...{ expected_salary: vacancy.salary_to, available_from: addDays(today, 30 - days) },
      ...(place % 3 === 0 && { cover_letter: plan.letter }),
      answers: { [vacancy.question_id ?? '']: place % 4 === 3 ? 'no' : 'yes' },
    }
    const bytes = resumeOf(capitals(address), [
      addressOf(address),
      `${plan.phone}${String(101 + place)}`,
      plan.schools[place % plan.schools.length] ?? '',
      plan.skills[place % plan.skills.length] ?? '',
      'Invented for a demonstration',
    ])
    const file = { name: `${address}.pdf`, type: 'application/pdf', bytes }
    await act(keeper, storeApplication, { body, file, at: ago(around, days), language: plan.language })
  }
  const cards = new Map((await cardsOf(around)).map((card) => [card.email, card]))
  return plan.applicants.flatMap(([, address, sought], place) => {
    const [card, vacancy] = [cards.get(addressOf(address)), vacancies[sought]]
    return card && vacancy ? [{ card, vacancy, fate: fateOf(place), applied: appliedDaysAgo(place) }] : []
  })
}

/** Interviews to come, and those that were held with what was thought of them. */
export async function interviewThem(around: Around, known: readonly Known[]): Promise<void> {
  const leads = ['hr-manager', 'reporting-manager']
  for (const [place, one] of known.entries()) {
    const { card, fate, applied } = one
    if (fate === 'talk' && card.interview_id === null)
      await plan(around, one, ago(around, 3), 2 + (place % 3) * 2, leads)
    if (!wasInterviewed(fate)) continue
    const id = card.interview_id ?? (await plan(around, one, ago(around, applied - 3), 7 - applied, leads))
    for (const lead of leads.slice(card.cards)) await weigh(around, one, { id, lead, place })
  }
}

async function plan(around: Around, { card, vacancy }: Known, at: Date, day: number, leads: readonly string[]) {
  const { act, keeper, plan, today } = around
  const hour = 10 + (Number(card.full_name.length) % 6)
  const body = {
    ...{ round: vacancy.rounds[1]?.id, starts_at: `${addDays(today, day)}T${hour}:30`, minutes: 60, place: plan.talk },
    ...{ interviewer_ids: leads.map((lead) => employeeOf(around, lead).id), confirm: 1 },
  }
  const planned = (await act(keeper, planInterview, { params: { id: card.id }, body, at })) as { readonly id: string }
  return planned.id
}

type Weighing = { readonly id: string; readonly lead: string; readonly place: number }

async function weigh(around: Around, { vacancy, applied }: Known, { id, lead, place }: Weighing): Promise<void> {
  const { act, plan, people } = around
  const given = SCORES[(place + lead.length) % SCORES.length] ?? []
  const ratings = vacancy.scorecard.map((criterion, at) => ({ criterion_id: criterion.id, score: given[at] ?? 4 }))
  const body = { ratings, recommendation: given[0] === 5 ? 'strong_yes' : 'yes', comment: plan.card }
  await act(somebody(people, lead), score, { params: { id }, body, at: ago(around, applied - 8) })
}

export async function turnDown(around: Around, known: readonly Known[], reasons: readonly string[]): Promise<void> {
  const { act, keeper, plan } = around
  for (const [place, { card, fate, applied }] of known.entries()) {
    const refused = fate === 'no' ? 'notSuitable' : fate === 'later' ? 'notAtTheMoment' : undefined
    if (refused && card.status !== refused) {
      const body = { status: refused, reason: reasons[place % reasons.length] }
      await act(keeper, moveCandidate, { params: { id: card.id }, body, at: ago(around, applied - 6) })
    }
    if (fate === 'scored' && card.notes === 0) {
      await act(keeper, noteCandidate, {
        params: { id: card.id },
        body: { text: plan.card },
        at: ago(around, applied - 9),
      })
    }
  }
}

async function cardsOf({ services, companyId }: Around): Promise<readonly Card[]> {
  const { rows } = await services.db.forCompany(companyId).read((tx) =>
    sql<Card>`
      select c.id, c.email, c.full_name, c.status, i.id as interview_id,
        (select count(*)::int from scorecards s where s.company_id = c.company_id and s.interview_id = i.id) as cards,
        (select count(*)::int from candidate_events e
          where e.company_id = c.company_id and e.candidate_id = c.id and e.kind = 'note') as notes
      from candidates c left join interviews i on i.company_id = c.company_id and i.candidate_id = c.id
      where c.company_id = ${companyId} order by c.created_at, c.id`.execute(tx),
  )
  return rows
}
