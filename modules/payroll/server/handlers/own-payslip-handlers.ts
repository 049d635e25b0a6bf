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
import { releasedPayslip, releasedPayslips, yearsOf } from '../own-payslip-store.ts'
import { labelOf } from '../view/labels.ts'
import { contributedView } from '../view/payslip-view.ts'
import { whyView } from '../view/why.ts'
import { printedPayslip } from './payslip-handlers.ts'

type Own = Pick<Call<Endpoint>, 'company' | 'session'>

export const ownPayslipHandlers: readonly Handler[] = [
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
      const { id, year, month, gross_pay, total_deductions, net_pay, released_at } = found
      const scheme = packOf(country)?.scheme ?? ''
      return {
        ...{ id, year, month, gross_pay, total_deductions, net_pay, released_at },
        currency_code: currency,
        lines: found.lines.map(({ names, ...line }) => ({
          ...line,
          label: names?.[call.language] ?? labelOf(call.language, scheme, line.key),
        })),
        contributed: contributedView(found.contributed ?? [], {
          language: call.language,
          say: (key, params) => call.say(call.language, key, params),
        }),
      }
    }),
  ),

  on(ownPayslipWhy, (call) =>
    call.company.read(async (tx) => {
      const { currency, country } = await companyFacts(tx, call.company.companyId)
      const found = await ownOne(tx, call, call.params.id)
      const pack = packOf(country)
      if (!found || !pack) return notFound()
      const period = periodOf(found)
      return (
        whyView(found, call.params.figure, pack, period, { language: call.language, currency }) ??
        problem('payroll.no-such-figure', { status: 404 })
      )
    }),
  ),

  on(ownPayslipPdf, async (call) => {
    const found = await call.company.read((tx) => ownOne(tx, call, call.params.id))
    return found ? printedPayslip(call, periodOf(found), call.query.language, found.id) : notFound()
  }),
]

async function ownOne(tx: Tx, { company, session }: Own, id: string) {
  const me = await employeeOfAccount(tx, company.companyId, session.accountId)
  return me && releasedPayslip(tx, company.companyId, me.id, id)
}
