/** The dated minimum wage as rules read it: also the limit of several other schemes. */
import { lawFile } from '../../core/law-file.ts'
import rates from './minimum-wage.rates.yaml'

export const minimumWageFile = lawFile(rates)

export const minimumWage = minimumWageFile.history('minimum', (block) => ({
  monthly: block.amount('monthly'),
  hourly: block.amount('hourly'),
  fullTimeHours: block.rate('full time weekly hours'),
}))
export type MinimumWage = NonNullable<(typeof minimumWage.blocks)[number]['law']>
