/** The dated tables of labour and employment insurance as the rule reads them. */
import { times } from '#kernel/fraction.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Found } from '../../core/history.ts'
import { lawFile } from '../../core/law-file.ts'
import { type Ladder, ladderOf } from '../insured/ladder.ts'
import rates from './labour-insurance.rates.yaml'

export const labourInsuranceFile = lawFile(rates)

const grades = labourInsuranceFile.history('grades', (block) => ({
  general: ladderOf(block.entry('general')),
  withPartTime: ladderOf(block.entry('general'), block.entry('part time')),
}))

/** The ladder of a full-timer, or the one with the grades below it. */
export function labourLadder(partTime: boolean, on: PlainDate): Found<Ladder> {
  const { law, id } = grades.on(on)
  return { law: partTime ? law.withPartTime : law.general, id }
}

export const labourRates = labourInsuranceFile.history('rates', (block) => {
  const [ordinary, employment] = [block.rate('ordinary rate'), block.rate('employment rate')]
  const [employee, employer] = [block.rate('employee share'), block.rate('employer share')]
  return {
    employee,
    employer,
    ordinary: { rate: ordinary, employee: times(ordinary, employee), employer: times(ordinary, employer) },
    employment: { rate: employment, employee: times(employment, employee), employer: times(employment, employer) },
  }
})
export type LabourLaw = NonNullable<(typeof labourRates.blocks)[number]['law']>
export type Branch = LabourLaw['ordinary']
