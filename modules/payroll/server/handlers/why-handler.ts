import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import { notFound, problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { why } from '../../contract/payslips.ts'
import { packOf } from '../../model/country-packs.ts'
import { shownIn } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { versionOf } from '../view/read-run.ts'
import { type ExplainedPayslip, whyView } from '../view/why.ts'

export const whyHandler: Handler = on(why, ({ company, params, query, language }) =>
  company.read(async (tx) => {
    const { country, currency } = await companyFacts(tx, company.companyId)
    const pack = packOf(country)
    const period = periodOfCall(params)
    const found = await versionOf(tx, company.companyId, period, query.version)
    if (!found || !pack) return notFound()
    const { rows } = await sql<ExplainedPayslip>`
      select p.staff_id, p.full_name, p.department, p.position, p.figures, p.lines, p.inputs, p.given, p.law_hash, p.worksheet as values, s.shape
      from payslips p
      left join worksheet_shapes s on s.company_id = p.company_id and s.hash = p.worksheet_shape
      where ${shownIn(company.companyId, found.shown)} and p.id = ${params.id}`.execute(tx)
    const [payslip] = rows
    if (!payslip) return notFound()
    return (
      whyView(payslip, params.figure, pack, period, { language, currency }) ??
      problem('payroll.no-such-figure', { status: 404 })
    )
  }),
)
