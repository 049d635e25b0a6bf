import { lawFile } from '../../core/law-file.ts'
import rates from './labour-standards.rates.yaml'

/** The dated figures of the Labour Standards Act; each rule reads its own table. */
export const labourStandardsFile = lawFile(rates)

/** What a month of wages is divided by. */
export const wageDay = labourStandardsFile.history('wage_day', (block) => ({
  daysOfMonth: BigInt(block.whole('days of a month')),
  hoursOfDay: BigInt(block.whole('hours of a day')),
}))
