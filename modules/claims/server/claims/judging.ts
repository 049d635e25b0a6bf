/**
 * Claims judged before they are sent: everything is read once for all of them, then each is judged after the other, so
 * that those sent together know of each other.
 */
import { sql } from 'kysely'
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import { firstDayOf, lastDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import { type CompanyFacts, knownRates } from '#modules/company/server/public.ts'
import type { PersonWhoAsks } from '#modules/employees/server/public.ts'
import { factsOf, plannedDay } from '#modules/holidays/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { inHundredths } from '../../model/amounts.ts'
import { type JudgedClaim, judgeClaim } from '../../model/claim.ts'
import { covers, entitledTo, holdsFor, type Limit, periodOf } from '../../model/limits.ts'
import { type Policies, policiesOf } from '../../model/policies.ts'
import type { Share } from '../../model/shares.ts'
import { employmentOf, leftOf, limitsWith, windowOf } from '../limits/balances.ts'
import { type Booked, booked, groupedPeople } from '../limits/limit-store.ts'
import { policyRows } from '../limits/policy-store.ts'
import type { ClaimNeeds, TravelOfClaim } from '../needs.ts'
import { ratesOn, type TypeRow, typesOf } from '../type-store.ts'
import type { ClaimAsked, Wish } from './asked.ts'
import { bearersOf } from './bearers.ts'
import { holdBytes, type Paper, papersOf, sameBytes } from './paper-store.ts'
import { otherBuyers, ownNumber } from './receipt-reader.ts'
import { likeOf, similarTo } from './similar.ts'

export type Book = { readonly facts: CompanyFacts; readonly today: PlainDate }
export type Judging = {
  readonly tx: Tx
  readonly needs: ClaimNeeds
  readonly book: Book
  readonly by: string
  /** The claim that it would take the place of. */
  readonly changed: string | null
}
type How = {
  /** Whose papers it may name, where several send at the same moment. */
  readonly by?: string
  /** What is refused takes nothing from what is judged after it. */
  readonly counts?: (judged: JudgedClaim) => boolean
}
export type JudgedWish = JudgedClaim & {
  readonly type: TypeRow | undefined
  /** Who bears it: as was said, else its travel's, else those of the person's pay. */
  readonly shares: readonly Share[]
  readonly limits: readonly { readonly limit_id: string; readonly name: string; readonly left: string }[]
}

/** Of people who are held. Each call of what it gives counts the claim as claimed, where it `counts`. */
export async function judging({ tx, needs, book, by, changed }: Judging, wishes: readonly Wish[]) {
  const { facts, today } = book
  const companyId = facts.id
  const all = wishes.map(({ asked }) => asked)
  const ids = [...new Set(wishes.map(({ person }) => person.id))]
  const except = changed === null ? [] : [changed]
  const types = await typesOf(tx, companyId)
  const active = await activeCategories(tx, companyId)
  const isPerDiem = changed !== null && (await ofPerDiem(tx, companyId, changed))
  const limits = await limitsWith(tx, companyId, types)
  const grouped = new Map((await groupedPeople(tx, companyId, { ids })).map((one) => [one.id, one]))
  const windows = uniqueBy(
    all.flatMap((wish) => limits.map((limit) => windowOf(limit, wish.expense_date))),
    ({ limit_id, from }) => `${limit_id} ${from}`,
  )
  const books = new Map((await booked(tx, companyId, windows, { people: ids, except })).map((row) => [keyOf(row), row]))
  const policies = policiesOf(await policyRows(tx, companyId))
  const rates = await knownRates(tx, companyId, foreignDays(all, facts.currency))
  const perUnit = await ratesOn(
    tx,
    companyId,
    all.map(({ type_id, expense_date }) => ({ type_id, day: expense_date })),
  )
  const mileage = await mileageOf(tx, companyId, ids, all, changed)
  const papers = await papersOf(tx, companyId, [...new Set(all.flatMap(({ attachment_ids }) => attachment_ids))])
  await holdBytes(
    tx,
    companyId,
    papers.map(({ sha256 }) => sha256),
  )
  const bytes = await sameBytes(
    tx,
    companyId,
    papers.map(({ sha256 }) => sha256),
    except,
  )
  const buyers = await otherBuyers(
    tx,
    companyId,
    papers.map(({ file_id }) => file_id),
    ownNumber(facts),
  )
  const likes = await similarTo(tx, companyId, ids, all, except)
  const days = await daysOff(needs, tx, companyId, { people: ids, all, today }, policies)
  const travels = await travelsOf(needs, tx, companyId, wishes)
  const bearers = await bearersOf(needs, tx, companyId, wishes, changed)
  /** What the earlier ones of this submission took. */
  const taken = new Map<string, Amount>()
  const seen = { bytes: new Set<string>(), likes: new Set<string>(), mileage: new Map<string, Amount>() }

  return (person: PersonWhoAsks, wish: ClaimAsked, { by: sender = by, counts = () => true }: How = {}): JudgedWish => {
    const type = types.find(({ id }) => id === wish.type_id)
    const group = grouped.get(person.id)
    const own =
      type && group ? limits.filter((limit) => holdsFor(limit, group.claim_group_id) && covers(limit, type)) : []
    const left = own.map((limit) => {
      const row = books.get(keyOf({ employee_id: person.id, limit_id: limit.id, from: fromOf(limit, wish) }))
      const entitled = group
        ? entitledTo(limit, periodOf(limit.period, wish.expense_date), employmentOf(group), facts.currency)
        : 0n
      const balance = {
        entitled,
        adjusted: amount(row?.adjusted),
        used: amount(row?.used),
        pending: amount(row?.pending),
      }
      const before = taken.get(`${person.id} ${limit.id} ${fromOf(limit, wish)}`) ?? 0n
      return { limit, limit_id: limit.id, name: limit.name, left: leftOf(balance) - before }
    })
    const rate = perUnit.find(({ type_id, day }) => type_id === wish.type_id && day === wish.expense_date)
    const month = `${person.id} ${wish.type_id} ${wish.expense_date.slice(0, 7)}`
    const ownPapers = papers.filter(({ file_id }) => wish.attachment_ids.includes(file_id))
    const like = likeOf(person.id, wish, facts.currency)
    const receipt = wish.receipt_no ? `${wish.expense_date}|${wish.receipt_no.toLowerCase()}` : undefined
    const known = rates.find(({ code, day }) => code === wish.currency_code && day === wish.expense_date)
    const judged = judgeClaim(wish, {
      today,
      currency: facts.currency,
      joinedOn: person.joinedOn,
      leftOn: person.leftOn,
      type: type && {
        ...type,
        is_per_diem: type.mark === 'per_diem',
        open:
          type.is_active &&
          // What a per diem comes to is said by its travel alone.
          (type.mark !== 'per_diem' || wish.excess_amount !== undefined || isPerDiem) &&
          active.has(type.claim_category_id) &&
          (type.is_default_group || type.claim_group_id === group?.claim_group_id),
        amount_per_unit: type.is_unit_based ? (rate?.amount_per_unit ?? type.amount_per_unit) : null,
        bands: rate ? rate.bands : type.bands,
      },
      rate: known && { rate: known.rate, origin: known.origin },
      mileageBefore: (mileage.get(month) ?? 0n) + (seen.mileage.get(month) ?? 0n),
      limits: left,
      policies,
      sameReceipt: ownPapers.some(({ sha256 }) => bytes.has(sha256) || seen.bytes.has(sha256)),
      similar:
        likes(person.id, wish, facts.currency) ||
        (like !== undefined && seen.likes.has(like)) ||
        (receipt !== undefined && seen.likes.has(receipt)),
      otherBuyer: ownPapers.map(({ file_id }) => buyers.get(file_id)).find((number) => number !== undefined),
      dayOff: days(person.id, wish.expense_date),
      travel: wish.travel_id === null ? undefined : (travels.get(`${person.id} ${wish.travel_id}`) ?? null),
      unknownPapers: isUnknown(wish, ownPapers, sender, changed),
      openCentres: bearers.open,
    })
    const claimed = amountOf(judged.worked.claimable_amount)
    if (counts(judged)) {
      for (const { limit } of left) {
        const key = `${person.id} ${limit.id} ${fromOf(limit, wish)}`
        taken.set(key, (taken.get(key) ?? 0n) + claimed)
      }
      for (const { sha256 } of ownPapers) seen.bytes.add(sha256)
      if (like) seen.likes.add(like)
      if (receipt) seen.likes.add(receipt)
      if (wish.total_mileage)
        seen.mileage.set(month, (seen.mileage.get(month) ?? 0n) + inHundredths(wish.total_mileage))
    }
    return {
      ...judged,
      type,
      shares: wish.cost_centres ?? bearers.usual(person.id, wish),
      limits: left.map((one) => ({ limit_id: one.limit_id, name: one.name, left: amountText(one.left - claimed) })),
    }
  }
}

const amount = (text: string | undefined): Amount => amountOf(text ?? '0')
const keyOf = ({ employee_id, limit_id, from }: Pick<Booked, 'employee_id' | 'limit_id' | 'from'>): string =>
  `${employee_id} ${limit_id} ${from}`
const fromOf = (limit: Limit, { expense_date }: ClaimAsked): PlainDate => periodOf(limit.period, expense_date).from

/** A paper has to be there, of whoever sends it, and of no other claim. */
const isUnknown = (wish: ClaimAsked, papers: readonly Paper[], by: string, changed: string | null): boolean =>
  papers.length < wish.attachment_ids.length ||
  papers.some(({ claim_id, uploaded_by }) => (claim_id === null ? uploaded_by !== by : claim_id !== changed))

function foreignDays(all: readonly ClaimAsked[], currency: string) {
  return all.flatMap(({ currency_code: code, expense_date: day }) =>
    code === null || code === currency ? [] : [{ code, day }],
  )
}

async function activeCategories(tx: Tx, companyId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from claim_categories where company_id = ${companyId} and is_active`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function ofPerDiem(tx: Tx, companyId: string, claimId: string): Promise<boolean> {
  const { rows } = await sql`
    select from claims x join claim_types t on t.company_id = x.company_id and t.id = x.type_id
    where x.company_id = ${companyId} and x.id = ${claimId} and t.mark = 'per_diem'`.execute(tx)
  return rows.length > 0
}

/** Distances of live claims by person, type and month, in hundredths; for one that is changed, of those sent before it. */
async function mileageOf(
  tx: Tx,
  companyId: string,
  people: readonly string[],
  all: readonly ClaimAsked[],
  changed: string | null,
): Promise<ReadonlyMap<string, Amount>> {
  const measured = all.filter(({ total_mileage }) => total_mileage !== null)
  if (measured.length === 0) return new Map()
  const days = measured.map(({ expense_date }) => expense_date).sort()
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''] as PlainDate[]
  if (!first || !last) return new Map()
  const before =
    changed === null
      ? sql``
      : sql`and (created_at, id) < (select created_at, id from claims where company_id = ${companyId} and id = ${changed})`
  const { rows } = await sql<{ key: string; mileage: string }>`
    select concat_ws(' ', employee_id, type_id, to_char(expense_date, 'YYYY-MM')) as key,
      sum(total_mileage)::numeric(12, 2) as mileage
    from claims where company_id = ${companyId} and employee_id = any(${[...people]}::uuid[])
      and total_mileage is not null and status in ('pending', 'approved', 'paid') ${before}
      and expense_date between ${firstDayOf(yearMonthOf(first))} and ${lastDayOf(yearMonthOf(last))}
    group by 1`.execute(tx)
  return new Map(rows.map(({ key, mileage }) => [key, amountOf(mileage)]))
}

/** By months, so that a far-off day of one does not ask about all that lies between. */
async function daysOff(
  { dayFacts }: ClaimNeeds,
  tx: Tx,
  companyId: string,
  { people, all, today }: { people: readonly string[]; all: readonly ClaimAsked[]; today: PlainDate },
  { day_off }: Policies,
) {
  if (day_off.level === 'off') return () => false
  // A day to come, or long before anybody’s, is refused anyway.
  const days = all.map(({ expense_date }) => expense_date).filter((day) => day <= today && day >= EARLIEST)
  const known = new Map<string, Awaited<ReturnType<typeof dayFacts>>>()
  for (const month of new Set(days.map((day) => day.slice(0, 7)))) {
    const within = days.filter((day) => day.startsWith(month))
    const [from, to] = [within.reduce(earlier), within.reduce(later)]
    known.set(month, await dayFacts(tx, companyId, { from, to }, people, ['usual', 'roster']))
  }
  return (employeeId: string, day: PlainDate): boolean => {
    const found = known.get(day.slice(0, 7))?.(employeeId, day) ?? []
    const [usual] = factsOf(found, 'usual')
    const roster = factsOf(found, 'roster').find(({ status }) => status !== 'draft')
    return usual !== undefined && plannedDay(usual, roster).works.length === 0
  }
}
const EARLIEST = '1950-01-01'
const earlier = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? one : other)
const later = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)

async function travelsOf({ travelsOfClaims }: ClaimNeeds, tx: Tx, companyId: string, wishes: readonly Wish[]) {
  const wanted = wishes.flatMap(({ person, asked: { travel_id } }) =>
    travel_id === null ? [] : [{ employee_id: person.id, travel_id }],
  )
  return wanted.length === 0 ? new Map<string, TravelOfClaim>() : travelsOfClaims(tx, companyId, wanted)
}

function uniqueBy<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()]
}
