/** Where nobody has one identity number, what a newcomer is asked instead: the numbers that the files of the month need. */
import type { Country } from '#kernel/countries.ts'

export const numbersInstead: Readonly<Record<Country, readonly string[]>> = {
  MY: [],
  TW: [],
  PH: ['tin', 'sss_number', 'philhealth_number', 'pag_ibig_number'],
}
