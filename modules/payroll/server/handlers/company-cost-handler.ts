/** The unit's own supplementary premium, from what all runs of the month come to as they stand now. */
import { amountOf, amountText } from '#kernel/money.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { told } from '#statutory/words/tell.ts'
import { lawOf, stepsOf } from '#statutory/work-out.ts'
import { companyCost } from '../../contract/company-cost.ts'
import {
  employerSupplementary,
  PREMIUM_SCHEME,
  premiumAsked,
} from '../../model/country-packs/tw/employer-supplementary.ts'
import { monthSums } from '../month-sums-store.ts'
import { periodOfCall } from '../period-of-call.ts'
import { lawWords } from '../view/labels.ts'
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
