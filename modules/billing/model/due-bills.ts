/**
 * Which bills are due on a day. A plan by the month is billed when its month is over, for the days it held, so that
 * whoever comes, goes or changes in between pays for those days alone. A plan by the year is billed on its first day,
 * for the year to come: it is a promise for that year.
 */
import {
  addDays,
  addMonths,
  addYears,
  firstDayOf,
  lastDayOf,
  type PlainDate,
  type YearMonth,
  yearMonthOf,
  yearMonthText,
} from '#kernel/plain-date.ts'
import type { CompanyPlan, Terms } from './terms.ts'

/** Days on which one plan held. */
export type Span = {
  readonly planName: string
  readonly terms: Terms
  readonly from: PlainDate
  readonly to: PlainDate
  /** The whole period that the price is for. */
  readonly whole: { readonly from: PlainDate; readonly to: PlainDate }
  /** On which people are counted. */
  readonly countedOn: PlainDate
}

export type DueBill = {
  readonly key: string
  readonly from: PlainDate
  readonly to: PlainDate
  readonly spans: readonly Span[]
}

/** From its first day to its last, or to the day before the next begins. */
export function heldBy<Plan extends CompanyPlan>(
  plans: readonly Plan[],
): readonly (Plan & { readonly last: PlainDate | null })[] {
  const inOrder = plans.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))
  return inOrder.map((plan, at) => {
    const next = inOrder[at + 1]
    return { ...plan, last: earliest(plan.ends_on, next ? addDays(next.starts_on, -1) : null) }
  })
}

/** The plan that holds on a day. */
export const planOn = <Plan extends CompanyPlan>(plans: readonly Plan[], day: PlainDate): Plan | undefined =>
  heldBy(plans).find(({ starts_on, last }) => starts_on <= day && (last === null || last >= day))

export function dueBills(plans: readonly CompanyPlan[], today: PlainDate): readonly DueBill[] {
  const held = heldBy(plans)
  const begun = held.map(({ starts_on }) => starts_on).filter((day) => day <= today)
  const [first] = begun
  if (first === undefined) return []
  const months: DueBill[] = []
  for (let month = yearMonthOf(first); lastDayOf(month) < today; month = addMonths(month, 1)) {
    const bill = monthBill(held, month)
    if (bill) months.push(bill)
  }
  const years = held.filter(({ terms }) => terms.period === 'year').flatMap((plan) => yearBills(plan, today))
  return [...months, ...years].toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

type Held = CompanyPlan & { readonly last: PlainDate | null }

function monthBill(held: readonly Held[], month: YearMonth): DueBill | undefined {
  const whole = { from: firstDayOf(month), to: lastDayOf(month) }
  const spans = held.flatMap(({ terms, plan_name, starts_on, last }): Span[] => {
    const from = later(starts_on, whole.from)
    const to = last !== null && last < whole.to ? last : whole.to
    if (terms.period !== 'month' || from > to) return []
    return [{ planName: plan_name, terms, from, to, whole, countedOn: to }]
  })
  return spans.length === 0 ? undefined : { key: `month:${yearMonthText(month)}`, ...whole, spans }
}

function yearBills({ id, terms, plan_name, starts_on, last }: Held, today: PlainDate): DueBill[] {
  const bills: DueBill[] = []
  for (let at = 0, from = starts_on; from <= today && (last === null || from <= last); ) {
    at += 1
    const next = addYears(starts_on, at)
    const whole = { from, to: addDays(next, -1) }
    const to = last !== null && last < whole.to ? last : whole.to
    const span = { planName: plan_name, terms, from, to, whole, countedOn: from }
    bills.push({ key: `year:${id}:${from}`, from, to, spans: [span] })
    from = next
  }
  return bills
}

/** The last day of the year that is paid for already, if the plan is by the year and began. */
export function promisedUntil(plan: CompanyPlan, today: PlainDate): PlainDate | undefined {
  if (plan.terms.period !== 'year') return undefined
  return yearBills({ ...plan, last: plan.ends_on }, today).at(-1)?.to
}

const later = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? other : one)

function earliest(one: PlainDate | null, other: PlainDate | null): PlainDate | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** Rows of several companies, company by company. */
export function byCompany<Row extends { readonly company_id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) found.set(row.company_id, [...(found.get(row.company_id) ?? []), row])
  return found
}
