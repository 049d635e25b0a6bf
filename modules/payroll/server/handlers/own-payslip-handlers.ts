/** One's own pay. Whoever has no employment here has no payslips, and a foreign id is as unknown as any other. */
import { companyFacts } from '#modules/company/server/public.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { ownPayslip, ownPayslipPdf, ownPayslips, ownPayslipWhy } from '../../contract/own.ts'
import { packOf } from '../../model/country-packs.ts'
import { periodOf } from '../../model/period.ts'
import type { PayrollNeeds } from '../needs.ts'
import { releasedPayslip, releasedPayslips, yearsOf } from '../own-payslip-store.ts'
import { contributedView, lineLabel, type Telling } from '../view/brought.ts'
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
      const { currency, country } = await companyFacts(tx, call.company.companyId)
      const found = await ownOne(tx, call, call.params.id)
      if (!found) return notFound()
      const { id, year, month, run, run_name, gross_pay, total_deductions, net_pay, released_at } = found
      const scheme = packOf(country)?.scheme ?? ''
      return {
        ...{ id, year, month, run, run_name, gross_pay, total_deductions, net_pay, released_at },
        currency_code: currency,
        lines: found.lines.map(({ key, side, amount, ...line }) => ({
          ...{ key, side, amount },
          label: lineLabel({ key, side, amount, ...line }, scheme, tellingOf(call)),
        })),
        contributed: contributedView(found.contributed ?? [], tellingOf(call)),
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
