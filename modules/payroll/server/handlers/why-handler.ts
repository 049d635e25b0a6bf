import { companyFacts } from '#modules/company/server/public.ts'
import { notFound, problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { why } from '../../contract/payslips.ts'
import { packOf } from '../../model/country-packs.ts'
import { explainedPayslip } from '../explained-payslip.ts'
import type { PayrollNeeds } from '../needs.ts'
import { periodOfCall } from '../period-of-call.ts'
import { versionOf } from '../view/read-run.ts'
import { pagesOf, whyView } from '../view/why.ts'

export const whyHandler = ({ contributions }: Pick<PayrollNeeds, 'contributions'>): Handler =>
  on(why, ({ company, params, query, language, say }) =>
    company.read(async (tx) => {
      const { country, currency } = await companyFacts(tx, company.companyId)
      const pack = packOf(country)
      const period = periodOfCall(params, query)
      const found = await versionOf(tx, company.companyId, period, query.version)
      if (!found || !pack) return notFound()
      const payslip = await explainedPayslip(tx, company.companyId, found.shown, params.id)
      if (!payslip) return notFound()
      return (
        whyView(payslip, params.figure, pack, period, {
          language,
          currency,
          say: (key, values) => say(language, key, values),
          pageOf: pagesOf(contributions, 'company'),
        }) ?? problem('payroll.no-such-figure', { status: 404 })
      )
    }),
  )
