/** Notices put together: what arises from the records, what was decided of it, and the boxes filled. */
import type { Country } from '#kernel/countries.ts'
import { firstDayOf, type PlainDate, yearOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { agreedOn, keyOfAgreed } from '#modules/employees/server/public.ts'
import { firstPayMonth, yearOfPay } from '#modules/payroll/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { type Adjustment, gradesOf } from '../model/adjusting.ts'
import { type Arisen, arisen, ofAdjusting } from '../model/arising.ts'
import { type Filled, filled, lackingOf } from '../model/boxes.ts'
import type { NoticeFacts, PersonFacts, YearPaid } from '../model/facts.ts'
import { type FormName, forms, formsOf } from '../model/form.ts'
import { monthlyPay, type SourceName } from '../model/sources.ts'
import { type Standing, standingNotices } from '../model/standing.ts'
import { yearFigures, yearPaid } from '../model/year-boxes.ts'
import { type Adjusting, adjustmentsToTell } from './adjustments.ts'
import { personFacts } from './facts-store.ts'
import { idOf } from './ids.ts'
import { spellsSince } from './spell-store.ts'
import { type KeptNotice, keptNotices } from './store.ts'

export type Reading = Pick<Call<Endpoint>, 'company' | 'seal' | 'clock'>
export type Light = Standing<KeptNotice> & { readonly adjustment: Adjustment | undefined }
export type Notice = Light & {
  readonly person: PersonFacts
  readonly facts: NoticeFacts
  readonly boxes: readonly Filled[]
  readonly lacking: readonly SourceName[]
}
type Wanted = { readonly employeeId?: string | undefined }

/** By the day they are due, without what stands in them. */
export async function standingOf(
  tx: Tx,
  companyId: string,
  { country, today }: { readonly country: Country; readonly today: PlainDate },
  { employeeId }: Wanted = {},
): Promise<readonly Light[]> {
  const since = await firstPayMonth(tx, companyId)
  const kept = await keptNotices(tx, companyId, employeeId)
  const spells = since ? await spellsSince(tx, companyId, since, employeeId) : []
  const adjusting: Adjusting | undefined = country === 'TW' ? await adjustmentsToTell(tx, companyId, today) : undefined
  const changed = adjusting ? [...adjusting.of.keys()].filter((id) => !employeeId || id === employeeId) : []
  const all: readonly Arisen[] = [
    ...(since ? arisen(country, spells, firstDayOf(since)) : []),
    ...(adjusting ? ofAdjusting(changed, adjusting.half) : []),
  ]
  return standingNotices(
    all.map((one) => ({ ...one, id: idOf(companyId, one) })),
    kept,
  ).map((one) => ({
    ...one,
    adjustment: one.form === 'tw_adjust' && one.arises ? adjusting?.of.get(one.employeeId) : undefined,
  }))
}

/** Those that `keep` keeps, with their boxes. */
export async function gathered(
  tx: Tx,
  call: Reading,
  keep: (notice: Light) => boolean,
  wanted: Wanted = {},
): Promise<{ readonly country: Country; readonly today: PlainDate; readonly notices: readonly Notice[] }> {
  const { companyId } = call.company
  const { country, timezone } = await companyFacts(tx, companyId)
  const today = call.clock.today(timezone)
  const found = (await standingOf(tx, companyId, { country, today }, wanted)).filter(keep)
  return { country, today, notices: await filledIn(tx, call, found) }
}

async function filledIn(tx: Tx, { company: { companyId }, seal }: Reading, found: readonly Light[]): Promise<Notice[]> {
  const people = await personFacts(tx, seal, companyId, [...new Set(found.map(({ employeeId }) => employeeId))])
  const asked = found.map(({ employeeId: id, eventOn: day }) => ({ id, day }))
  const agreed = await agreedOn(tx, companyId, asked)
  const years = await yearsPaid(tx, companyId, found)
  return found.flatMap((one): Notice[] => {
    const person = people.get(one.employeeId)
    if (!person) return []
    const { form, spell, eventOn, kept } = one
    const { occasion } = forms[form]
    const pay = agreed.get(keyOfAgreed({ id: person.id, day: eventOn })) ?? {}
    const facts: NoticeFacts = {
      person,
      joinedOn: spell?.joinedOn ?? (occasion === 'joined' ? eventOn : person.joinedOn),
      leftOn: occasion === 'leaves' ? eventOn : (spell?.leftOn ?? person.leftOn),
      reason: spell?.reason ?? null,
      agreed: pay,
      year: years.get(yearKey(one)),
      adjustment: form === 'tw_enrol' ? atFirst(pay, person, eventOn) : one.adjustment,
    }
    const isTold = one.status === 'filed' || one.status === 'cleared'
    const boxes = filled(form, facts, kept?.fields ?? {}, isTold ? kept?.told : {})
    return [{ ...one, person, facts, boxes, lacking: lackingOf(boxes) }]
  })
}

/** Whoever begins is insured by the grade of what is agreed. */
function atFirst(pay: NoticeFacts['agreed'], person: PersonFacts, on: PlainDate): Adjustment | undefined {
  const average = monthlyPay(pay)
  const proposed = gradesOf(average, person.employmentType === 'part_time', on)
  return proposed && { average, now: {}, proposed }
}

const yearKey = ({ employeeId, eventOn }: Light): string => `${employeeId} ${yearOf(eventOn)}`

/** What payslips paid in the years in which people leave, one reading a year. */
async function yearsPaid(tx: Tx, companyId: string, found: readonly Light[]): Promise<ReadonlyMap<string, YearPaid>> {
  const asking = found.filter(({ form }) => forms[form].clears)
  const paid = new Map<string, YearPaid>()
  for (const year of new Set(asking.map(({ eventOn }) => yearOf(eventOn)))) {
    const ofYear = asking.filter(({ eventOn }) => yearOf(eventOn) === year)
    const employeeIds = [...new Set(ofYear.map(({ employeeId }) => employeeId))]
    for (const one of await yearOfPay(tx, companyId, { year, employeeIds, figures: yearFigures }))
      paid.set(`${one.employee_id} ${year}`, yearPaid(one.lines, one.months))
  }
  return paid
}

export const isFormOf = (country: Country, form: FormName): boolean =>
  formsOf(country).some(({ name }) => name === form)
