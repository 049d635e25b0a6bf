/** Travel as a kind of request: what its days are worth, what stands against it, how it is kept and told. */
import { countries } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import { holdPeople, type PersonWhoAsks, personWhoAsks, requestsWanted } from '#modules/employees/server/public.ts'
import { factsOf } from '#modules/holidays/server/public.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { RequestPort, Work } from '#platform/requests/server/port.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { words } from '../contract/types.ts'
import { type PerDiemDay, perDiemDays } from '../model/per-diem.ts'
import { faultsOf, isSpan, type Wish } from '../model/travel-faults.ts'
import { othersAway, takenSpans } from './around-store.ts'
import { budgetsOf } from './budgets-of.ts'
import { centresOf } from './cost-centre-store.ts'
import type { ClaimsOfTravel, TravelNeeds } from './needs.ts'
import { ratesInForce } from './rates-in-force.ts'
import { travelKind } from './travel-kind.ts'
import {
  type FreshTravel,
  type NewTravel,
  removeTravel,
  type StoredDay,
  saveTravel,
  type TravelRow,
  travelRequests,
} from './travel-store.ts'
import { perDiemView, travelView } from './travel-view.ts'

const OTHERS = 10

export type TravelAsked = Wish &
  Pick<NewTravel, 'purpose' | 'itinerary' | 'estimates' | 'meals' | 'advance_amount'> & {
    readonly confirmed?: boolean | undefined
  }
export type TravelWithClaims = TravelRow & { readonly claims: ClaimsOfTravel | undefined }
type Book = { readonly facts: CompanyFacts; readonly today: PlainDate }
export type TravelTypes = {
  readonly asked: TravelAsked
  readonly person: PersonWhoAsks
  readonly row: TravelWithClaims
  readonly fresh: FreshTravel
  readonly book: Book
  readonly view: ReturnType<typeof travelView>
  readonly beside: {
    readonly others: Awaited<ReturnType<typeof othersAway>>
    readonly budgets: Awaited<ReturnType<typeof budgetsOf>>
  }
  readonly preview: {
    readonly per_diem: ReturnType<typeof perDiemView>
    readonly estimated: string
    readonly currency_code: string
  }
}

export const travelPort = (needs: TravelNeeds): RequestPort<TravelTypes> => ({
  kind: travelKind,
  words,
  context: async (tx, { company, clock }) => {
    const facts = await companyFacts(tx, company.companyId)
    return { facts, today: clock.today(facts.timezone) }
  },
  personOf: personWhoAsks,
  holdPeople,
  load: async (tx, companyId, listing) => {
    const rows = await travelRequests(tx, companyId, listing)
    const ids = rows.map(({ id }) => id)
    const claims = ids.length === 0 ? undefined : await needs.claimsOfTravel(tx, companyId, ids)
    return rows.map((row) => ({ ...row, claims: claims?.get(row.id) }))
  },
  filtered: requestsWanted,
  judge: (work, people, asked, changed) => judging(needs, work, people, asked, changed),
  save: ({ tx, acting: { companyId, session, now } }, all) =>
    saveTravel(tx, companyId, all, { by: session.accountId, now }),
  remove: ({ tx, acting: { companyId } }, id) => removeTravel(tx, companyId, id),
  request: (one, acting) => ({
    id: one.id,
    aboutId: one.employee_id,
    type: null,
    length: one.days.length,
    amount: one.estimated,
    from: one.from_date,
    to: one.to_date,
    told: { en: told(one, acting, 'en'), 'zh-Hant': told(one, acting, 'zh-Hant') },
  }),
  view: (row, { today }) => travelView(row, today, row.claims),
  beside: async (tx, row, { facts: { id } }) => ({
    others: await othersAway(tx, id, row, OTHERS),
    budgets: await budgetsOf(tx, id, needs, row),
  }),
  preview: (_, { one: { days, estimated, currency_code } }) =>
    Promise.resolve({ per_diem: perDiemView(days), estimated, currency_code }),
  entry: (what, view) => ({
    action: `travel.${what}`,
    subject: { kind: 'travel', id: view.id, name: `${view.full_name}: ${view.from}` },
    after: {
      ...{ from: view.from, to: view.to, purpose: view.purpose, estimated: view.estimated },
      advance: view.advance_amount,
      places: view.destinations.map(({ place }) => place),
    },
  }),
})

async function judging(
  { dayFacts, claimGroups }: TravelNeeds,
  { tx, acting, book: { facts } }: Work<TravelTypes>,
  people: readonly PersonWhoAsks[],
  asked: TravelAsked,
  changed: string | null,
) {
  const { companyId, language, say } = acting
  const ids = people.map(({ id }) => id)
  const whole = isSpan(asked)
  const span = whole ? { from: asked.from, to: asked.to } : { from: asked.from, to: asked.from }
  const rates = await ratesInForce(tx, facts, asked.from)
  const groups = await claimGroups.of(tx, companyId, ids)
  const taken = await takenSpans(tx, companyId, ids, { ...span, except: changed })
  const centres = asked.cost_centres.length === 0 ? [] : await centresOf(tx, companyId)
  const openCentres = new Set(centres.filter(({ is_active }) => is_active).map(({ id }) => id))
  const known = await dayFacts(tx, companyId, span, ids, ['leave'])
  const { smallestPaid: smallest } = countries[facts.country]
  return (person: PersonWhoAsks, id: string) => {
    const isDivided = asked.advance_amount !== null && amountOf(asked.advance_amount) % smallest !== 0n
    const found = faultsOf(asked, {
      joinedOn: person.joinedOn,
      leftOn: person.leftOn,
      taken: taken.filter(({ employee_id }) => employee_id === person.id),
      openCentres,
    })
    const faults = { ...found, ...(isDivided && { advance_amount: ['travel.whole-amount'] }) }
    const groupId = groups.get(person.id) ?? null
    const days = whole ? perDiemDays(asked, { rates, groupId, country: facts.country, smallest }) : []
    const asks = days.flatMap(({ date }) =>
      factsOf(known(person.id, date), 'leave').map(({ name, nameLocal }) =>
        say(language, 'travel.away-that-day', {
          day: dayText(date, language),
          name: language === 'zh-Hant' ? (nameLocal ?? name) : name,
        }),
      ),
    )
    const { purpose, from, to, destinations, itinerary, estimates, meals, advance_amount } = asked
    const one: FreshTravel = {
      ...{ id, employee_id: person.id, purpose, from_date: from, to_date: to },
      ...{ destinations, itinerary, estimates, meals, advance_amount },
      estimated: amountText(sumOf(estimates.map(({ amount }) => amountOf(amount)))),
      // An advance is paid in MYR in Malaysia; elsewhere in the company's own currency.
      currency_code: facts.country === 'MY' ? 'MYR' : facts.currency,
      shares: asked.cost_centres,
      days: days.map(storedDay),
    }
    return { one, faults, asks }
  }
}

const storedDay = ({ date, halves, rate, deducted, amount, excess }: PerDiemDay): StoredDay => ({
  date,
  halves,
  rate: rate === null ? null : amountText(rate),
  deducted: amountText(deducted),
  amount: amountText(amount),
  excess: amountText(excess),
})

function told(one: FreshTravel, { say }: Acting, language: 'en' | 'zh-Hant') {
  const { from_date: from, to_date: to, destinations, estimated, currency_code } = one
  const span = from === to ? dayText(from, language) : `${dayText(from, language)} – ${dayText(to, language)}`
  const comma = say(language, 'travel.comma')
  const places = [...new Set(destinations.map(({ place }) => place))].join(comma)
  const cost = amountOf(estimated) > 0n ? [`${currency_code} ${moneyText(estimated, currency_code)}`] : []
  return { title: say(language, 'travel.kind'), detail: [places, span, ...cost].join(comma) }
}
