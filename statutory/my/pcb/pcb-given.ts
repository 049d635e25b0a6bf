/** What the monthly tax deduction is given: the month, the year so far, the family. */
import { type Facts, mapOf, optional, or, reader } from '../../core/given.ts'
import { flag, halvesTo, money, oneOf, oneOfWhole } from '../../core/given-kinds.ts'
import { tp1Items } from './pcb-law.ts'

const MOST_CHILDREN = 100
const none = or(money, 0n)
const children = or(halvesTo(MOST_CHILDREN), 0)

/** The family and the year so far, as a payslip asks for them too. The readings named in the last three are not settled by the law: see README. */
export const pcbPersonFields = {
  regime: or(oneOf(['resident', 'non_resident', 'returning_expert', 'knowledge_worker', 'c_suite']), 'resident'),
  category: optional(oneOfWhole([1, 2, 3])),
  accumulated_remuneration: none,
  accumulated_epf: none,
  accumulated_mtd: none,
  accumulated_zakat: none,
  accumulated_deductions: none,
  previous_remuneration: none,
  previous_epf: none,
  previous_mtd: none,
  previous_zakat: none,
  previous_deductions: none,
  current_deductions: none,
  claimed_deductions_by_item: mapOf(money, tp1Items),
  current_deductions_by_item: mapOf(money, tp1Items),
  disabled_self: flag,
  disabled_spouse: flag,
  children_under_18: children,
  children_over_18_studying: children,
  children_tertiary: children,
  children_disabled: children,
  children_disabled_tertiary: children,
  year_mtd_basis: or(oneOf(['rounded', 'truncated', 'deducted']), 'rounded'),
  band_selection: or(oneOf(['exact', 'whole_ringgit']), 'exact'),
  zakat_in_additional: or(oneOf(['subtract', 'add']), 'subtract'),
}

/** What a payslip works out itself from the month's earnings. */
const monthFields = {
  normal_remuneration: money,
  normal_epf: none,
  additional_remuneration: none,
  additional_epf: none,
  current_zakat: none,
}

export const pcbGiven = reader({ ...monthFields, ...pcbPersonFields })
export type PcbPerson = Facts<typeof pcbPersonFields>
export type Remuneration = Facts<typeof monthFields>
