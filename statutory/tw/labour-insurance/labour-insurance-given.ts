import { type Facts, optional, reader } from '../../core/given.ts'
import { day, flag, flagOn, money } from '../../core/given-kinds.ts'
import { disabilityLevel } from '../insured/disability-subsidy.ts'
import { daysFields } from '../insured/insured-days.ts'

/** What labour and employment insurance must know of a person, whatever the month brings. */
export const labourPersonFields = {
  part_time: flag,
  ordinary_insurance: flagOn,
  employment_insurance: flagOn,
  /** Where employment insurance begins later than labour insurance. */
  employment_insurance_joined_on: optional(day),
  disability_level: disabilityLevel,
}

export const labourGiven = reader({
  wages: optional(money),
  insured_salary: optional(money),
  ...labourPersonFields,
  ...daysFields,
})
export type LabourPerson = Facts<typeof labourPersonFields>
