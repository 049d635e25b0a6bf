/** Annual leave (特別休假) of the year of service that was reached; the anniversary day itself counts. */
import { dayOf, monthOf, type PlainDate, yearOf } from '#kernel/plain-date.ts'
import { stepOf } from '../../core/bracket.ts'
import { reader } from '../../core/given.ts'
import { day } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import { labourStandardsFile } from './labour-standards-file.ts'
import { serviceSteps } from './service-steps.ts'

export const annualLeaveScheme = scheme(
  'tw.annual_leave',
  reader({ hired_on: day }),
  ['service_months', 'days'],
  ({ hired_on: hired }, on, sheet) => {
    const { law: steps, id: source } = annualLeave.on(on)
    if (hired > on) refuse('hired_on', 'contradiction', 'is after the day asked about')
    const months = completedMonths(hired, on)
    const { days, below } = stepOf(steps, months)
    if (sheet) {
      sheet.fact('hired_on', hired)
      sheet.result('service_months', months, { parts: [['hired_on', hired]] })
      sheet.note('table', 'days', days, {
        figure: 'days',
        parts: [['service_months', months]],
        row: [
          ['below_months', below ?? 'none'],
          ['days', days],
        ],
        source,
      })
    }
    return { service_months: months, days }
  },
)

const annualLeave = labourStandardsFile.history('annual_leave', serviceSteps)

function completedMonths(from: PlainDate, on: PlainDate): number {
  const months = (yearOf(on) - yearOf(from)) * 12 + monthOf(on) - monthOf(from)
  return dayOf(on) < dayOf(from) ? months - 1 : months
}
