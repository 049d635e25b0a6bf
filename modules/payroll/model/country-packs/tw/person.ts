/** A person's facts in the words of `tw.payslip`; keys at their default are left out. */
import type { KeptFacts, PersonForPay } from '../../country-pack.ts'
import type { Given } from '../../payslip.ts'
import type { Period } from '../../period.ts'
import { isNo, isSaid } from '../facts.ts'

/** On unless said otherwise: sheet -> law. */
const flags = [
  ['tax_resident', 'resident'],
  ['pension_new_system', 'pension_new_system'],
  ['employment_insurance', 'employment_insurance'],
  ['ordinary_insurance', 'ordinary_insurance'],
] as const

const counts = ['tax_dependants', 'health_dependants'] as const

const texts = [
  ['pension_employee_rate', 'employee_rate'],
  ['pension_employer_rate', 'employer_rate'],
  ['labour_insured_salary', 'labour_insured_salary'],
  ['occupational_insured_salary', 'occupational_insured_salary'],
  ['health_insured_salary', 'health_insured_salary'],
  ['pension_insured_salary', 'pension_insured_salary'],
] as const

export function personFacts(person: PersonForPay, period: Period): Given {
  const { statutory, joinedOn, leftOn } = person
  const given: Record<string, unknown> = {}
  if (person.employmentType === 'part_time') given.part_time = true
  if (joinedOn > period.first) given.joined_on = joinedOn
  if (leftOn && leftOn <= period.last) given.left_on = leftOn
  for (const [name, key] of flags) if (isNo(statutory[name])) given[key] = false
  for (const name of counts) if (isSaid(statutory[name])) given[name] = Number(statutory[name])
  const level = statutory.disability_level
  if (typeof level === 'string' && level !== '' && level !== 'none') given.disability_level = level
  for (const [name, key] of texts) if (isSaid(statutory[name])) given[key] = String(statutory[name])
  return given
}

/** The other way round: what a payslip was given, by the record's names. */
export const factsOf = ({ given }: { readonly given: Given }): KeptFacts =>
  given.wages === undefined ? {} : { tax_resident: given.resident !== false }
