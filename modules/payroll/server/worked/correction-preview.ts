/** What a correction would pay or take, person by person with the lines that make it up; nothing is stored. */
import type { z } from 'zod'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts, exemptionLimitOf, payChoicesOf } from '#modules/company/server/public.ts'
import { employedPeople } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { inBrackets } from '#platform/words/format.ts'
import type { Planned } from '../../contract/runs.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { halfOf, halfOfDay } from '../../model/halves.ts'
import { CANNOT, makePayslip } from '../../model/make-payslip.ts'
import type { Line } from '../../model/payslip.ts'
import { daysOf, type Period } from '../../model/period.ts'
import { capOf } from '../calculation/begin.ts'
import { inputsOf } from '../calculation/inputs.ts'
import { earlierCompanyFacts } from '../earlier-payslips.ts'
import type { PayrollNeeds } from '../needs.ts'
import { halvesOf } from '../runs/halves.ts'
import { labelOf } from '../view/labels.ts'

type Asking = Pick<Call<Endpoint>, 'company' | 'clock' | 'say' | 'language'>
type Wanted = { readonly period: Period; readonly payDate: PlainDate; readonly ids: readonly string[] }

export async function correctionPreview(
  call: Asking,
  { contributions }: Pick<PayrollNeeds, 'contributions'>,
  wanted: Wanted,
): Promise<z.input<typeof Planned>> {
  const { company, clock, say, language } = call
  const { pack, owner, period, facts } = await company.read((tx) => readFor(tx, company.companyId, wanted))
  const run = {
    ...{ company: facts, period, today: clock.today(owner.timezone), threshold: owner.settings.pay_change_threshold },
    deductionCap: capOf(pack, owner.settings.deduction_cap_percent),
    carries: owner.settings.negative_net === 'carry',
  }
  const inputs = await inputsOf(company, pack, run, contributions, [...wanted.ids])
  const people = inputs.map(({ month, former }) => {
    const { findings, figures, lines } = makePayslip(pack, month, former, run)
    const isWorkedOut = !findings.some(({ code }) => code === CANNOT)
    return {
      ...{ employee_id: month.person.id, staff_id: month.person.staffId, full_name: month.person.fullName },
      amount: isWorkedOut ? String(figures.net_pay) : '0.00',
      why: isWorkedOut ? toldLines(lines, pack, language) : say(language, 'payroll.settlement.incomplete'),
    }
  })
  return { people, total: amountText(sumOf(people.map(({ amount }) => amountOf(amount)))) }
}

async function readFor(tx: Parameters<typeof companyFacts>[0], companyId: string, { period: month, payDate }: Wanted) {
  const owner = await companyFacts(tx, companyId)
  const pack = packOf(owner.country)
  const halves = await halvesOf(tx, companyId, month)
  const half = halves && halfOf(month, halfOfDay(month, payDate, halves), halves)
  const period: Period = { ...month, worked: 'correction', ...(half && { half }) }
  const employed = await employedPeople(tx, companyId, { ...period, ...daysOf(period) })
  const chosen = {
    ...payChoicesOf(owner.settings),
    tax_exemption_limit: exemptionLimitOf(owner, period.year),
    ...owner.employerNumbers,
  }
  const facts = pack.companyFactsOf(chosen, employed, await earlierCompanyFacts(tx, companyId, period))
  const missing = pack.settingMissing(facts)
  if (missing) throw new Refusal(problem(missing))
  return { pack, owner, period, facts }
}

/** What is earned beyond what was paid, and what is taken of it. */
const toldLines = (lines: readonly Line[], pack: CountryPack, language: Call<Endpoint>['language']): string =>
  lines
    .filter(({ side, amount }) => side !== 'employer' && amountOf(amount) !== 0n)
    .map(({ key, names, amount, side }) => {
      const less = side === 'deduction'
      const shown = less ? amountText(-amountOf(amount)) : amount
      return inBrackets(names?.[language] ?? labelOf(language, pack.scheme, key), shown, language)
    })
    .join(language === 'en' ? ', ' : '、')
