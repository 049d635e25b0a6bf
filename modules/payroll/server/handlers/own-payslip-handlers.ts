/** One's own pay. Whoever has no employment here has no payslips, and a foreign id is as unknown as any other. */
import { amountOf } from '#kernel/money.ts'
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Language } from '#platform/http/server/say.ts'
import { ownPayslip, ownPayslipPdf, ownPayslips, ownPayslipWhy } from '../../contract/own.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import { packOf } from '../../model/country-packs.ts'
import { periodOf } from '../../model/period.ts'
import type { PayrollNeeds } from '../needs.ts'
import { releasedPayslip, releasedPayslips, yearsOf } from '../own-payslip-store.ts'
import { findRun } from '../run-store.ts'
import { paidOnOf } from '../taking/paid-on.ts'
import { yearSums } from '../taking/year-sums.ts'
import { contributedView, lineLabel, type Telling } from '../view/brought.ts'
import { labelOf } from '../view/labels.ts'
import { pagesOf, whyView } from '../view/why.ts'
import { printedPayslip } from './payslip-handlers.ts'

type Own = Pick<Call<Endpoint>, 'company' | 'session'>

export const ownPayslipHandlers = ({
  contributions,
  ...needs
}: Pick<PayrollNeeds, 'contributions' | 'payslipPart'>): readonly Handler[] => [
  on(ownPayslips, ({ company, session }) =>
    company.read(async (tx) => {
      const { currency } = await companyFacts(tx, company.companyId)
      const me = await employeeOfAccount(tx, company.companyId, session.accountId)
      return {
        currency_code: currency,
        years: me ? await yearsOf(tx, company.companyId, me.id) : [],
        payslips: me ? await releasedPayslips(tx, company.companyId, me.id) : [],
      }
    }),
  ),

  on(ownPayslip, (call) =>
    call.company.read(async (tx) => {
      const owner = await companyFacts(tx, call.company.companyId)
      const { currency, country } = owner
      const found = await ownOne(tx, call, call.params.id)
      if (!found) return notFound()
      const { id, year, month, run, run_name, gross_pay, total_deductions, net_pay, released_at } = found
      const pack = packOf(country)
      const scheme = pack?.scheme ?? ''
      return {
        ...{ id, year, month, run, run_name, gross_pay, total_deductions, net_pay, released_at },
        currency_code: currency,
        lines: found.lines.map(({ key, side, amount, ...line }) => ({
          ...{ key, side, amount },
          label: lineLabel({ key, side, amount, ...line }, scheme, tellingOf(call)),
        })),
        contributed: contributedView(found.contributed ?? [], tellingOf(call)),
        paid_on: await paidOn(tx, owner, found),
        year_to_date: pack ? await yearToDate(tx, owner.id, pack, found, call.language) : [],
      }
    }),
  ),

  on(ownPayslipWhy, (call) =>
    call.company.read(async (tx) => {
      const { currency, country } = await companyFacts(tx, call.company.companyId)
      const found = await ownOne(tx, call, call.params.id)
      const pack = packOf(country)
      if (!found || !pack) return notFound()
      const period = periodOf(found, found.run)
      return (
        whyView(found, call.params.figure, pack, period, {
          ...tellingOf(call),
          currency,
          pageOf: pagesOf(contributions, 'own'),
        }) ?? problem('payroll.no-such-figure', { status: 404 })
      )
    }),
  ),

  on(ownPayslipPdf, async (call) => {
    const found = await call.company.read((tx) => ownOne(tx, call, call.params.id))
    return found ? printedPayslip(call, needs, periodOf(found, found.run), call.query, found.id) : notFound()
  }),
]

const tellingOf = ({ language, say }: Pick<Call<Endpoint>, 'language' | 'say'>): Telling => ({
  language,
  say: (key, params) => say(language, key, params),
})

async function ownOne(tx: Tx, { company, session }: Own, id: string) {
  const me = await employeeOfAccount(tx, company.companyId, session.accountId)
  return me && releasedPayslip(tx, company.companyId, me.id, id)
}

type Found = NonNullable<Awaited<ReturnType<typeof releasedPayslip>>>

async function paidOn(tx: Tx, owner: CompanyFacts, found: Found): Promise<string | null> {
  const period = periodOf(found, found.run)
  const run = await findRun(tx, owner.id, period)
  return (run && (await paidOnOf(tx, owner, period, run))(found.bank_batch)) ?? null
}

/** As on paper: what is not nothing, in its order. */
async function yearToDate(tx: Tx, companyId: string, pack: CountryPack, found: Found, language: Language) {
  const { employee_id } = found
  const sums = await yearSums(tx, companyId, periodOf(found, found.run), [employee_id], pack.yearFigures)
  return Object.entries(sums.get(employee_id) ?? {})
    .filter(([, amount]) => amountOf(amount) !== 0n)
    .map(([key, amount]) => ({ key, label: labelOf(language, pack.scheme, key), amount }))
}
