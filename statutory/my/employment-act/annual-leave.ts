/** Paid annual leave of a leave year, by service; an incomplete year gives its completed months' part. */
import { halfUpOf } from '#kernel/fraction.ts'
import { or, reader } from '../../core/given.ts'
import { serviceMonths, whole } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { employmentActFile } from './employment-act-file.ts'
import { reachedBy, serviceSteps } from './service-steps.ts'

const given = reader({ service_months: serviceMonths, completed_months: or(whole(0, 12), 12) })

export const annualLeaveScheme = scheme(
  'my.annual_leave',
  given,
  ['annual_days', 'entitled_days'],
  (facts, on, sheet) => {
    const { law: steps, id: source } = annualLeave.on(on)
    const annual = reachedBy(steps, facts.service_months)
    const entitled = Number(halfUpOf({ top: BigInt(annual * facts.completed_months), bottom: 12n }))
    sheet?.result('annual_days', annual, { parts: [['service_months', facts.service_months]], source })
    sheet?.result('entitled_days', entitled, {
      parts: [
        ['annual_days', annual],
        ['completed_months', facts.completed_months],
      ],
      rounding: 'half_up_to_day',
      source,
    })
    return { annual_days: annual, entitled_days: entitled }
  },
)

const annualLeave = employmentActFile.history('annual_leave', (block) => serviceSteps(block, 'days'))
