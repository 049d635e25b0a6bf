/** A yearly form put together: the year's approved pay, the people, the company, what was released. */
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyFacts, companyLetterhead, exemptionLimitOf } from '#modules/company/server/public.ts'
import {
  approvedMonths,
  claimedInYear,
  keptOfYear,
  paidBefore,
  paymentsOfYear,
  yearOfPay,
} from '#modules/payroll/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Figures, FormName, MadeForm, YearForm } from '../model/form.ts'
import { boxesFrom, employerNeeds, forms, makeForm, readOf, readOfPayments } from '../model/forms.ts'
import { figuresOfE } from '../model/my/e.ts'
import { hasLeftIn } from '../model/my/tp3.ts'
import { remittancesOf } from '../model/ph/remittances.ts'
import { wholeThirteenthMonth } from '../model/ph/thirteenth-month.ts'
import type { Delivery } from '../model/tw/withholding-statement.ts'
import { type FormYear, isPaidHereBefore, type Payment, type PersonYear } from '../model/year.ts'
import { receiptsOf } from './calendar-store.ts'
import type { LeftCountry, PayformsNeeds } from './needs.ts'
import { headcountOf, peopleOfYear } from './people-store.ts'
import { boxesChosen, deliveriesOf, keptDetails, type Release, releasesOf } from './store.ts'

export type PersonForm = MadeForm & {
  readonly of: PersonYear
  readonly release: Release | undefined
  /** Released, and the payslips come to something else since. */
  readonly withdrawn: boolean
  /** Released, and made now it would say something else. */
  readonly differs: boolean
  /** Which payslips it is made of. */
  readonly payslips: string
  readonly delivery: Delivery
}
export type Gathered = {
  readonly form: YearForm
  readonly at: FormYear
  readonly country: Country
  readonly currency: string
  readonly months: readonly number[]
  readonly people: readonly PersonForm[]
  readonly totals: Figures
  readonly whole: Figures | null
  /** Of the employer. */
  readonly lacking: readonly string[]
  /** Of the months' tax, where the form tells them. */
  /** By type of pay, where the company chose another box. */
  readonly chosen: Readonly<Record<string, string>>
  readonly receipts: ReadonlyMap<number, { readonly paid_on: string; readonly reference: string | null }>
}

type Reading = Pick<Call<Endpoint>, 'company' | 'seal' | 'clock'>
type Wanted = { readonly form: FormName; readonly year: number; readonly employeeIds?: readonly string[] }

/** Another country's form and a year without approved months are not there. */
export async function gathered(
  tx: Tx,
  { company, seal, clock }: Reading,
  wanted: Wanted,
  leftCountry?: PayformsNeeds['leftCountry'],
): Promise<Gathered> {
  const { companyId } = company
  const { year, employeeIds } = wanted
  const form = forms[wanted.form]
  const facts = await companyFacts(tx, companyId)
  if (form.country !== facts.country) throw new Refusal(notFound())
  const months = (await approvedMonths(tx, companyId)).get(year)
  if (!months) throw new Refusal(notFound())
  const at = await yearFacts(tx, facts, year, clock.today(facts.timezone))
  const read = readOf[form.country]
  const paid = await yearOfPay(tx, companyId, { year, ...read, ...(employeeIds && { employeeIds }) })
  const kept = await keptOfYear(tx, companyId, { year, ...(employeeIds && { employeeIds }) })
  const known = await peopleOfYear(tx, seal, companyId, year, paid, kept)
  const before = await paidBefore(tx, companyId, year)
  const boxesForm = boxesFrom[form.country]
  const chosen = boxesForm ? await boxesChosen(tx, companyId, boxesForm) : {}
  const claimed = form.country === 'MY' ? await claimedInYear(tx, companyId, { year, months }) : new Map()
  const payments = await paymentsFor(tx, companyId, form.name, { year, employeeIds })
  const releases = await releasesOf(tx, companyId, { form: form.name, year }, employeeIds)
  const deliveries = form.country === 'TW' ? await deliveriesOf(tx, companyId) : undefined
  const people = paid.flatMap((one): PersonForm[] => {
    const person = known.get(one.employee_id)
    if (!person) return []
    const { payslips = '', earlier = [], before: counted = {} } = kept.get(person.id) ?? {}
    const of: PersonYear = {
      ...{ person, months: one.months, lines: one.lines, before: counted, earlier },
      ...{ claimed: claimed.get(person.id) ?? {}, payments: payments.get(person.id) ?? [] },
    }
    if (form.leaversOnly && !hasLeftIn(of, year)) return []
    const made = makeForm(form.name, of, at, chosen)
    if (form.onlyWith && amountOf(made.figures[form.onlyWith] ?? '0') === 0n) return []
    const release = releases.get(person.id)
    const differs = release !== undefined && !isSame(release.figures, made.figures, ofRecord(release, form.name))
    // While its payslips stand nothing withdraws what people were given: not another box, and no other reading of the law.
    const withdrawn = differs && release.payslips !== payslips
    const here = isPaidHereBefore(of, year) || (earlier.length === 0 && before.has(person.id))
    const lacking = here ? [...made.lacking, 'earlier_months'] : made.lacking
    const figures = release && !withdrawn ? { ...made.figures, ...release.figures } : made.figures
    return [
      {
        ...made,
        figures,
        lacking,
        of,
        release,
        withdrawn,
        differs,
        payslips,
        delivery: deliveries?.get(person.id) ?? 'none',
      },
    ]
  })
  const gone = form.name === 'e' ? await leftCountry?.(tx, companyId, { year, today: at.today }) : undefined
  const whole = await wholeOf(tx, companyId, form, people, { year, gone })
  return {
    ...{ form, at, months, people, country: facts.country, currency: facts.currency },
    totals: totalsOf(form, people),
    chosen,
    whole,
    lacking: [
      ...employerNeeds[form.country].filter((name) => !facts.employerNumbers[name]),
      ...(form.name === 'e' && !gone && whole?.A4 !== '0' ? ['left_country'] : []),
      ...(form.name === 'supplementary_premium' && !facts.employerNumbers.health_insurance_unit_code
        ? ['health_insurance_unit_code']
        : []),
    ],
    receipts: form.name === 'pcb2ii' ? await receiptsOf(tx, companyId, 'mtd', year) : new Map(),
  }
}

async function paymentsFor(
  tx: Tx,
  companyId: string,
  form: FormName,
  { year, employeeIds }: { readonly year: number; readonly employeeIds?: readonly string[] | undefined },
): Promise<ReadonlyMap<string, readonly Payment[]>> {
  const figures = readOfPayments[form]
  if (!figures) return new Map()
  const found = await paymentsOfYear(tx, companyId, { year, figures, ...(employeeIds && { employeeIds }) })
  return new Map(
    [...found].map(([id, all]) => [id, all.map((one) => ({ paidOn: plainDateOf(one.paid_on), figures: one.figures }))]),
  )
}

export async function yearFacts(
  tx: Tx,
  facts: CompanyFacts,
  year: number,
  today: FormYear['today'],
): Promise<FormYear> {
  const { address } = await companyLetterhead(tx, facts.id)
  const region = facts.settings.minimum_wage_region
  return {
    ...{ year, today },
    company: {
      name: facts.name,
      numbers: { ...facts.employerNumbers, company_registration_number: facts.registrationNumber },
      address,
      travelLimit: exemptionLimitOf(facts, year),
      region: settingText(region),
      sector: settingText(facts.settings.minimum_wage_sector),
      daysFactor: settingText(facts.settings.working_days_factor) ?? '261',
      details: await keptDetails(tx, facts.id),
    },
  }
}

const settingText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Released before it was kept which payslips stood: then this was read from the record, and stays as it was. */
const ofRecord = ({ payslips }: Release, form: FormName): readonly string[] =>
  payslips === null && form === 'ea' ? ['D6'] : []

/** Boxes that the form did not have yet are no difference. */
const isSame = (released: Figures, made: Figures, but: readonly string[]): boolean =>
  Object.keys(released).every((key) => but.includes(key) || released[key] === made[key])

function totalsOf(form: YearForm, people: readonly PersonForm[]): Figures {
  const money = form.boxes.filter(({ kind }) => kind === 'money')
  return Object.fromEntries(
    money.map(({ key }) => [key, amountText(sumOf(people.map(({ figures }) => amountOf(figures[key] ?? '0'))))]),
  )
}

async function wholeOf(
  tx: Tx,
  companyId: string,
  form: YearForm,
  people: readonly PersonForm[],
  { year, gone }: { readonly year: number; readonly gone: LeftCountry | undefined },
): Promise<Figures | null> {
  if (form.whole.length === 0) return null
  if (form.name === 'bir1604c') return remittancesOf(people.map(({ of }) => of))
  const count = await headcountOf(tx, companyId, year)
  const all = people.map(({ figures }) => figures)
  if (form.name === 'thirteenth_month_report') return wholeThirteenthMonth(all, count.atEnd)
  const withTax = all.filter(({ mtd }) => amountOf(mtd ?? '0') > 0n).length
  return figuresOfE({ ...count, leftCountry: gone?.people ?? 0, reported: gone?.reported ?? false }, withTax)
}
