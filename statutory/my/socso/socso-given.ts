import { type Facts, reader } from '../../core/given.ts'
import { age, flag, money } from '../../core/given-kinds.ts'
import { citizenship } from '../citizenship.ts'

/** What SOCSO must know of a person, whatever the month brings. */
export const socsoPersonFields = { age, citizenship, no_contribution_before_55: flag, skbbk_released: flag }

export const socsoGiven = reader({ wages: money, ...socsoPersonFields })
export type SocsoPerson = Facts<typeof socsoPersonFields>
