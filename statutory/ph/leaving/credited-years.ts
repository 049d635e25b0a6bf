/** Service in whole years; what is left counts as one more from so many months on. */
import { lawFile } from '../../core/law-file.ts'
import rates from './leaving.rates.yaml'

export function creditedYears(serviceMonths: number, partYearFrom: number): number {
  const years = wholeYears(serviceMonths)
  return serviceMonths - years * 12 >= partYearFrom ? years + 1 : years
}

export function wholeYears(serviceMonths: number): number {
  return (serviceMonths - (serviceMonths % 12)) / 12
}

/** Dated figures of the end of the employment; each rule reads its own table. */
export const leavingFile = lawFile(rates)
