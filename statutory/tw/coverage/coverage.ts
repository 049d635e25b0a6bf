/** Which insurances a worker belongs to. Occupational accident insurance takes everyone from the first day of work. */
import { type Facts, optional, reader } from '../../core/given.ts'
import { age, count, flag, oneOf } from '../../core/given-kinds.ts'
import { lawFile } from '../../core/law-file.ts'
import { scheme } from '../../core/scheme.ts'
import rates from './coverage.rates.yaml'

const statuses = [
  'national',
  'spouse',
  'permanent_resident_professional',
  'foreign_professional',
  'migrant_worker',
  'domestic_worker',
] as const

const fields = {
  worker_status: oneOf(statuses),
  age,
  insured_unit_size: optional(count),
  already_insured: flag,
}
type CoverageFacts = Facts<typeof fields>

export const coverageFile = lawFile(rates)

export const coverageScheme = scheme(
  'tw.coverage',
  reader(fields),
  ['ordinary_insurance', 'employment_insurance', 'occupational_accident', 'pension_new_system'],
  (facts, on, sheet) => {
    const { law, id: source } = coverage.on(on)
    const { worker_status: status } = facts
    const answer = {
      ordinary_insurance: ordinaryInsurance(facts, law),
      employment_insurance:
        law.employment.has(status) && facts.age >= law.employmentFrom && facts.age < law.employmentBelow,
      occupational_accident: true,
      pension_new_system: law.pension.has(status),
    }
    if (sheet) {
      const kind = ['worker_status', status] as const
      const aged = ['age', facts.age] as const
      sheet.result('ordinary_insurance', answer.ordinary_insurance, {
        parts: [
          kind,
          aged,
          ['insured_unit_size', facts.insured_unit_size ?? law.unitFrom],
          ['already_insured', facts.already_insured],
          ['labour_insurance_up_to_age', law.labourUpTo],
          ['unit_must_insure_from', law.unitFrom],
        ],
        source: facts.age === law.labourUpTo ? atAgeLimit.on(on).id : source,
      })
      sheet.result('employment_insurance', answer.employment_insurance, {
        parts: [
          kind,
          aged,
          ['employment_insurance_from_age', law.employmentFrom],
          ['employment_insurance_below_age', law.employmentBelow],
        ],
        source,
      })
      sheet.result('occupational_accident', answer.occupational_accident, { parts: [kind], source })
      sheet.result('pension_new_system', answer.pension_new_system, { parts: [kind], source })
    }
    return answer
  },
)

const coverage = coverageFile.history('coverage', (block) => ({
  unitFrom: block.whole('unit must insure from'),
  labourUpTo: block.whole('labour insurance up to age'),
  employmentFrom: block.whole('employment insurance from age'),
  employmentBelow: block.whole('employment insurance below age'),
  employment: new Set(block.textsIfAny('employment insurance')),
  pension: new Set(block.textsIfAny('pension')),
  accidentOnly: new Set(block.textsIfAny('occupational accident only')),
}))
const atAgeLimit = coverageFile.history('at_the_age_limit', () => ({}))
type Coverage = NonNullable<(typeof coverage.blocks)[number]['law']>

/** Where the size of the unit is not said, it is one that must insure. */
function ordinaryInsurance(facts: CoverageFacts, law: Coverage): 'compulsory' | 'voluntary' | 'none' {
  if (law.accidentOnly.has(facts.worker_status)) return 'none'
  if (facts.age > law.labourUpTo) return facts.already_insured ? 'voluntary' : 'none'
  return (facts.insured_unit_size ?? law.unitFrom) >= law.unitFrom ? 'compulsory' : 'voluntary'
}
