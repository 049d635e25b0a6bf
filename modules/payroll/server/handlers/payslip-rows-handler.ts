/** The payslips of a run as the review lists them, page by page. */
import { companyFacts } from '#modules/company/server/public.ts'
import { notFound, problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { payslipRows } from '../../contract/payslips.ts'
import { packOf } from '../../model/country-packs.ts'
import { balanceOf } from '../../model/sums.ts'
import { totalsOfVersion } from '../calculation/versions.ts'
import { periodOfCall } from '../period-of-call.ts'
import { payslipView, type Words } from '../view/payslip-view.ts'
import { versionOf } from '../view/read-run.ts'
import { foundBy, isWhole, listedPayslips, opened } from '../view/rows.ts'
import { markOf } from '../view/run-view.ts'
import { totalsWhere } from '../view/sums.ts'

export const payslipRowsHandler: Handler = on(payslipRows, ({ company, params, query, say, language }) =>
  company.read(async (tx) => {
    const { companyId } = company
    const { country, currency } = await companyFacts(tx, companyId)
    const pack = packOf(country)
    if (!pack) return problem('payroll.no-country')
    const found = await versionOf(tx, companyId, periodOfCall(params, query), query.version)
    if (!found) return query.version === undefined ? { total: 0, totals: {}, payslips: [] } : notFound()
    const { shown, isStale } = found
    const listing = await opened(tx, companyId, found, query)
    const { rows, total } = await listedPayslips(tx, companyId, shown, isStale, listing)
    const names = pack.figures.map(({ name }) => name)
    const totals = async () => {
      if (!isWhole(listing) || shown.version === 0)
        return totalsWhere(tx, foundBy(companyId, shown, isStale, listing), names)
      // Added up when the version was made.
      return balanceOf(names, [await totalsOfVersion(tx, companyId, shown)])
    }
    const words: Words = { language, say: (key, values) => say(language, key, values), scheme: pack.scheme, currency }
    return {
      total: total ?? rows.length,
      totals: (query.page ?? 1) > 1 ? null : await totals(),
      payslips: rows.map((row) => payslipView(row, markOf(found, row.employee_id), words)),
    }
  }),
)
