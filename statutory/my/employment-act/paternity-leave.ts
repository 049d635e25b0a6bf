/** Paternity leave: for married employees after a year of service, for the first confinements. */
import { addDays } from '#kernel/plain-date.ts'
import { reader } from '../../core/given.ts'
import { day, flagOn, serviceMonths, whole } from '../../core/given-kinds.ts'
import { scheme } from '../../core/scheme.ts'
import { employmentActFile } from './employment-act-file.ts'

const MOST_CONFINEMENTS = 100

const given = reader({
  start_date: day,
  service_months: serviceMonths,
  confinement_number: whole(1, MOST_CONFINEMENTS),
  married: flagOn,
})

export const paternityLeaveScheme = scheme(
  'my.paternity_leave',
  given,
  ['entitled', 'days', 'end_date'],
  (facts, on, sheet) => {
    const { law, id: source } = paternityLeave.on(on)
    const entitled =
      facts.married && facts.service_months >= law.serviceMonths && facts.confinement_number <= law.confinements
    sheet?.result('entitled', entitled, {
      parts: [
        ['married', facts.married],
        ['service_months', facts.service_months],
        ['confinement_number', facts.confinement_number],
      ],
      source,
    })
    sheet?.result('days', entitled ? law.days : 0, { source })
    const answer = { entitled, days: entitled ? law.days : 0 }
    if (!entitled) return answer
    const end = addDays(facts.start_date, law.days - 1)
    sheet?.result('end_date', end, {
      parts: [
        ['start_date', facts.start_date],
        ['days', law.days],
      ],
    })
    return { ...answer, end_date: end }
  },
)

const paternityLeave = employmentActFile.history('paternity_leave', (block) => ({
  days: block.whole('days'),
  serviceMonths: block.whole('service months'),
  confinements: block.whole('confinements'),
}))
