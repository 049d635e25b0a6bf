import { type Facts, optional, or, reader } from '../../core/given.ts'
import { age, flag, money, oneOf, rate } from '../../core/given-kinds.ts'
import { citizenship } from '../citizenship.ts'

/** What EPF must know of a person, whatever the month brings. */
export const epfPersonFields = {
  age,
  citizenship,
  elected_before_1998_08: flag,
  domestic_servant: flag,
  employee_rate: optional(rate),
  employer_rate: optional(rate),
  share_rounding: or(oneOf(['each', 'total']), 'each'),
}

export const epfGiven = reader({ wages: money, bonus: or(money, 0n), ...epfPersonFields })
export type EpfPerson = Facts<typeof epfPersonFields>
/** EPF wages of the month, the bonus apart. */
export type EpfWages = { readonly wages: bigint; readonly bonus: bigint }
