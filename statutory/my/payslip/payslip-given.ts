/** What one employee's month is given: the month's earnings, and what each scheme must know of the person. */
import { type Facts, listOf, optional, or, reader } from '../../core/given.ts'
import { count, money } from '../../core/given-kinds.ts'
import { eisPersonFields } from '../eis/eis-given.ts'
import { epfPersonFields } from '../epf/epf-given.ts'
import { hrdEmployerFields } from '../hrd-levy/hrd-levy.ts'
import { pcbPersonFields } from '../pcb/pcb-given.ts'
import { socsoPersonFields } from '../socso/socso-given.ts'
import { earning } from './earnings.ts'

const fields = {
  ...pcbPersonFields,
  ...epfPersonFields,
  ...socsoPersonFields,
  ...eisPersonFields,
  ...hrdEmployerFields,
  malaysian_employees: optional(count),
  earnings: listOf(earning),
  zakat: or(money, 0n),
  /** Zakat and departure levy paid by oneself and claimed by form TP1: less tax, and no deduction from pay. */
  claimed_zakat: or(money, 0n),
  cp38: or(money, 0n),
  other_deductions: or(money, 0n),
}

export const payslipGiven = reader(fields)
export type PayslipFacts = Facts<typeof fields>
