/** The dated tables of National Health Insurance as the rules read them. */
import { type Fraction, plus, times } from '#kernel/fraction.ts'
import { lawFile } from '../../core/law-file.ts'
import { ladderOf } from '../insured/ladder.ts'
import rates from './health-insurance.rates.yaml'

// Read while the file below is loaded, so it stands first.
const ONE: Fraction = { top: 1n, bottom: 1n }

export const healthInsuranceFile = lawFile(rates)

export const healthGrades = healthInsuranceFile.history('grades', (block) => ladderOf(block))

export const healthRates = healthInsuranceFile.history('rates', (block) => {
  const rate = block.rate('rate')
  const shares = {
    employee: block.rate('employee share'),
    employer: block.rate('employer share'),
    government: block.rate('government share'),
  }
  return {
    rate,
    shares,
    employee: times(rate, shares.employee),
    employer: times(rate, shares.employer),
    government: times(rate, shares.government),
    chargedAtMost: block.whole('dependants charged at most'),
  }
})
export type HealthLaw = NonNullable<(typeof healthRates.blocks)[number]['law']>

export const averageDependants = healthInsuranceFile.history('average_dependants', (block) => {
  const dependants = block.rate('dependants')
  return { dependants, heads: plus(ONE, dependants) }
})

export type AverageDependants = NonNullable<(typeof averageDependants.blocks)[number]['law']>

export const supplementary = healthInsuranceFile.history('supplementary', (block) => ({
  rate: block.rate('rate'),
  freeInsuredSalaries: BigInt(block.whole('bonus free up to insured salaries')),
  otherFrom: block.amount('other income from'),
  chargedAtMost: block.amount('charged at most'),
}))
