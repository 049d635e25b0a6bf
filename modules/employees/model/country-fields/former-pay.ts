/** What a newcomer is asked of a former employer of the year, the first of which says by 0.00 that there was none. */
import type { Country } from '#kernel/countries.ts'

/** Nothing where only this employer's pay of the year adds up. */
export const formerPay: Readonly<Record<Country, readonly string[]>> = {
  MY: ['previous_remuneration', 'previous_epf', 'previous_mtd'],
  TW: [],
  PH: ['previous_taxable', 'previous_withheld'],
}

/** Only a former employer of this year counts: nothing comes before January, and who joined in an earlier year was here. */
export const mayHaveFormerPay = (joinedOn: string, today: string): boolean =>
  joinedOn.slice(0, 4) >= today.slice(0, 4) && joinedOn.slice(5, 7) !== '01'

/** More than nothing, which is what counts twice beside a sheet of the same months. */
export const saysFormerPay = (name: string, value: unknown): boolean =>
  isFormerPay(name) && !/^0*(\.0*)?$/.test(String(value ?? ''))

/** All of it, asked or not: it moves the tax of the year, so nobody sets their own. */
export const isFormerPay = (name: string): boolean => name.startsWith('previous_')
