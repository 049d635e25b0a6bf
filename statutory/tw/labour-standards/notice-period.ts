/** Days of notice an employer must give, by completed months of service. */
import { stepOf } from '../../core/bracket.ts'
import { reader } from '../../core/given.ts'
import { serviceMonths } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { labourStandardsFile } from './labour-standards-file.ts'
import { serviceSteps } from './service-steps.ts'

export const noticePeriodScheme = scheme(
  'tw.notice_period',
  reader({ service_months: serviceMonths }),
  ['days'],
  ({ service_months: months }, on, sheet) => {
    const { law: steps, id: source } = notice.on(on)
    const { days, below } = stepOf(steps, months)
    sheet?.note('table', 'days', days, {
      figure: 'days',
      parts: [['service_months', months]],
      row: [
        ['below_months', below ?? 'none'],
        ['days', days],
      ],
      source,
    })
    return { days }
  },
)

const notice = labourStandardsFile.history('notice', serviceSteps)
