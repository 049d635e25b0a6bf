/** The unit's own supplementary premium, from what all runs of the month come to as they stand now. */
import { sql } from 'kysely'
import { amountOf, amountText } from '#kernel/money.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { told } from '#statutory/words/tell.ts'
import { lawOf, stepsOf } from '#statutory/work-out.ts'
import { companyCost } from '../../contract/company-cost.ts'
import {
  employerSupplementary,
  insuredOnlyWith,
  PREMIUM_SCHEME,
  premiumAsked,
} from '../../model/country-packs/tw/employer-supplementary.ts'
import type { Period } from '../../model/period.ts'
import { inVersion } from '../payslip-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { lawWords } from '../view/labels.ts'
import { workedOut } from '../view/sums.ts'
import { sourceView } from '../view/why.ts'

export const companyCostHandler: Handler = on(companyCost, ({ company, params, language, say }) =>
  company.read(async (tx) => {
    const period = periodOfCall(params)
    const { country } = await companyFacts(tx, company.companyId)
    const { employer_cost, people, ...sums } = await monthSums(tx, company.companyId, period)
    const owed = country === 'TW' && people !== '0' ? employerSupplementary.parts(sums, period.last) : []
    const words = lawWords(language)
    const parts = owed.map(({ figure, amount }) => {
      const given = premiumAsked(sums)
      const steps = stepsOf({ scheme: PREMIUM_SCHEME, on: period.last, given, figure: 'premium', came: amount })
      const known = lawOf('tw')?.sources
      const sources = [...new Set(steps.flatMap(({ source }) => source ?? []))]
      return {
        figure,
        label: say(language, `payroll.company-cost.${figure}`),
        amount,
        steps: steps.map((step) => told(words, step)),
        sources: sources.flatMap((id) => {
          const source = known?.get(id)
          return source ? [sourceView(source, language)] : []
        }),
      }
    })
    const own = parts.reduce((sum, { amount }) => sum + amountOf(amount), 0n)
    return { parts, employer_cost, together: amountText(amountOf(employer_cost) + own) }
  }),
)

type Sums = Readonly<Record<string, string>> & { readonly employer_cost: string; readonly people: string }

/** Each run of the month in the version by which it is read, approved or not. */
async function monthSums(tx: Tx, companyId: string, { year, month }: Period): Promise<Sums> {
  const { reads } = employerSupplementary
  const counts = (name: string) => {
    const only = Object.entries(insuredOnlyWith).find(([figure]) => figure === name)?.[1]
    return only ? sql`filter (where f.${sql.ref(only)} > 0)` : sql``
  }
  const columns = [...new Set([...reads, ...Object.values(insuredOnlyWith)])]
  const { rows } = await sql<Sums>`
    select count(*)::text as people, coalesce(sum(p.employer_cost), 0)::numeric(20, 2)::text as employer_cost,
      ${sql.join(reads.map((name) => sql`coalesce(sum(f.${sql.ref(name)}) ${counts(name)}, 0)::numeric(20, 2)::text as ${sql.ref(name)}`))}
    from payslips p join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
      cross join lateral jsonb_to_record(p.figures) as f(${sql.join(columns.map((name) => sql`${sql.ref(name)} numeric(15, 2)`))})
    where p.company_id = ${companyId} and r.year = ${year} and r.month = ${month} and r.state <> 'none'
      and ${inVersion} and ${workedOut}`.execute(tx)
  return rows[0] ?? { people: '0', employer_cost: '0.00' }
}
