import { type Facts, reader } from '../../core/given.ts'
import { age, flag, money } from '../../core/given-kinds.ts'
import { citizenship } from '../citizenship.ts'

/** What EIS must know of a person, whatever the month brings. */
export const eisPersonFields = { age, citizenship, no_contribution_before_57: flag, domestic_servant: flag }

export const eisGiven = reader({ wages: money, ...eisPersonFields })
export type EisPerson = Facts<typeof eisPersonFields>
