/** Termination and lay-off benefit: days of wages for each year of service, part years by the month. */
import { amountText } from '#kernel/money.ts'
import { reader } from '../../core/given.ts'
import { money, serviceMonths } from '../../core/given-kinds.ts'
import { halfUpToSen } from '../../core/rounding.ts'
import { scheme } from '../../core/scheme.ts'
import { employmentActFile } from './employment-act-file.ts'
import { reachedBy, serviceSteps } from './service-steps.ts'

const given = reader({ wages_twelve_months: money, service_months: serviceMonths })

export const terminationBenefitScheme = scheme(
  'my.termination_benefit',
  given,
  ['entitled', 'days_per_year', 'benefit'],
  (facts, on, sheet) => {
    const { law, id: source } = terminationBenefit.on(on)
    const entitled = facts.service_months >= law.serviceMonths
    const days = entitled ? reachedBy(law.steps, facts.service_months) : 0
    const benefit = halfUpToSen({
      top: facts.wages_twelve_months * BigInt(days * facts.service_months),
      bottom: law.daysOfYear * 12n,
    })
    if (sheet) {
      sheet.result('entitled', entitled, { parts: [['service_months', facts.service_months]], source })
      sheet.result('days_per_year', days, { parts: [['service_months', facts.service_months]], source })
      sheet.result('benefit', benefit, {
        parts: [
          ['wages_twelve_months', facts.wages_twelve_months],
          ['days_of_a_year', String(law.daysOfYear)],
          ['days_per_year', days],
          ['service_months', facts.service_months],
        ],
        rounding: 'half_up_to_sen',
        source,
      })
    }
    return { entitled, days_per_year: days, benefit: amountText(benefit) }
  },
)

const terminationBenefit = employmentActFile.history('termination_benefit', (block) => ({
  serviceMonths: block.whole('service months'),
  daysOfYear: BigInt(block.whole('days of a year')),
  steps: serviceSteps(block, 'days'),
}))
