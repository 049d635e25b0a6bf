/** What the tax of a month rests on, and how it came about, as it is read. */
import { amountOf, amountText, notNegative } from '#kernel/money.ts'
import { yearOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { peopleForMonth, personFactsOf, personNamed } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { incomeTax } from '../../contract/income-tax.ts'
import type { CountryPack, KeptFacts, TaxForm } from '../../model/country-pack.ts'
import { type Period, REGULAR } from '../../model/period.ts'
import { isCalculating } from '../calculation/lease.ts'
import { explainedPayslip } from '../explained-payslip.ts'
import { factsOfPayslip } from '../kept-facts.ts'
import type { PayrollNeeds } from '../needs.ts'
import { packFor } from '../pack-of-company.ts'
import { payslipOfPerson } from '../payslip-store.ts'
import { findRun } from '../run-store.ts'
import { labelOf } from '../view/labels.ts'
import { versionOf } from '../view/read-run.ts'
import { pagesOf, whyView } from '../view/why.ts'
import { laterClaims, taxClaimsOf, taxItemsOf } from './claims-store.ts'

export type Reading = Pick<Call<typeof incomeTax>, 'company' | 'language' | 'say'>
type Needs = Pick<PayrollNeeds, 'contributions'>
const TAX = 'withholding_tax'

export async function incomeTaxView(
  tx: Tx,
  call: Reading,
  { contributions }: Needs,
  period: Period,
  employeeId: string,
) {
  const { language, say, company } = call
  const { companyId } = company
  const named = await personNamed(tx, companyId, employeeId)
  if (!named) throw new Refusal(notFound())
  const { currency } = await companyFacts(tx, companyId)
  const pack = await packFor(tx, companyId)
  const label = (name: string) => labelOf(language, pack.scheme, name)
  const run = await findRun(tx, companyId, period)
  const found = await versionOf(tx, companyId, period, undefined)
  const payslipId = found && (await payslipOfPerson(tx, companyId, found.shown, employeeId))
  const payslip = found && payslipId ? await explainedPayslip(tx, companyId, found.shown, payslipId) : undefined
  const pageOf = pagesOf(contributions, 'company')
  const reader = {
    language,
    currency,
    say: (key: string, values?: object) => say(language, key, { ...values }),
    pageOf,
  }
  // What an approved payslip rests on is what it took up, whatever the record says by now.
  const kept = found?.run.state === 'approved' ? await factsOfPayslip(tx, companyId, found.shown, employeeId) : {}
  const items = await taxItemsOf(tx, companyId, period, { employeeId, types: pack.taxForm.items })
  return {
    employee_id: employeeId,
    staff_id: named.staffId,
    full_name: named.fullName,
    year: period.year,
    month: period.month,
    run: period.run ?? REGULAR,
    run_name: run?.name ?? null,
    status: run ? (isCalculating(run) ? ('calculating' as const) : run.state) : ('none' as const),
    may_change: run?.state !== 'approved',
    currency_code: currency,
    figures: pack.taxForm.figures.flatMap((name) => {
      const value = payslip?.figures[name]
      return value === undefined ? [] : [{ name, label: label(name), value: String(value) }]
    }),
    worksheet: (payslip && whyView(payslip, TAX, pack, period, reader)) ?? null,
    claims: await claimsShown(tx, call, pack.taxForm, period, employeeId),
    items: pack.taxForm.items.map((type) => ({
      type,
      label: label(type),
      amount: items.get(type)?.by_hand ?? '0.00',
      otherwise: items.get(type)?.otherwise ?? '0.00',
    })),
    facts: await factsShown(tx, companyId, pack, period, { employeeId, label, kept }),
  }
}

/** What later months claimed already is not left for this one. */
export async function claimsShown(
  tx: Tx,
  { company: { companyId }, say, language }: Reading,
  form: TaxForm,
  period: Period,
  employeeId: string,
) {
  const claims = (await taxClaimsOf(tx, companyId, period, [employeeId])).get(employeeId)
  const later = await laterClaims(tx, companyId, period, employeeId)
  return form.claims(period).map(({ code, limit }) => {
    const [used, now] = [claims?.before[code] ?? '0.00', claims?.now[code] ?? '0.00']
    const taken = amountOf(used) + amountOf(now) + amountOf(later.get(code) ?? '0')
    const left = limit === null ? null : amountText(notNegative(amountOf(limit) - taken))
    return { code, label: say(language, `payroll.tax-claim.${code}`), limit, used, now, left }
  })
}

/** A former employer is asked about in the year of joining, when their pay counts. */
async function factsShown(
  tx: Tx,
  companyId: string,
  { opening, taxForm }: CountryPack,
  period: Period,
  {
    employeeId,
    label,
    kept,
  }: { readonly employeeId: string; readonly label: (name: string) => string; readonly kept: KeptFacts },
) {
  const facts = { ...(await personFactsOf(tx, companyId, employeeId)), ...kept }
  const [person] = await peopleForMonth(tx, companyId, period, [employeeId])
  const joined = person && yearOf(person.joinedOn) === period.year
  return taxForm.facts.flatMap((name) => {
    const former = opening.former.includes(name)
    return former && !joined ? [] : [{ name, label: label(name), former, value: facts[name] ?? null }]
  })
}
