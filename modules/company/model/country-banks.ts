/** The banks of each country, and how a bank is found by what somebody wrote. */
import type { Country } from '#kernel/countries.ts'
import type { KnownBank } from './banks/bank.ts'
import { banks as malaysia } from './banks/my.ts'
import { banks as philippines } from './banks/ph.ts'
import { banks as taiwan } from './banks/tw.ts'

export const banksOfCountry: Readonly<Record<Country, readonly KnownBank[]>> = {
  MY: malaysia,
  TW: taiwan,
  PH: philippines,
}

/** The three digits by which a bank of Taiwan is known to the clearing house. */
export const clearingNumber = (country: Country, code: string): string | undefined =>
  banksOfCountry[country].find((bank) => bank.code === code)?.aliases?.find((alias) => /^\d{3}$/.test(alias))

/** As it is looked for in a list: in Taiwan by its number first. */
export const bankLabel = ({ name, clearing_number }: { name: string; clearing_number: string | null }): string =>
  [clearing_number, name].filter(Boolean).join(' ')

type Named = { readonly code: string; readonly name: string }

/**
 * Finds among the company's own banks, by code or name, and by the other names the country knows a bank under.
 * Case, spaces, points and the word Berhad do not matter.
 */
export function bankFinder<Bank extends Named>(
  country: Country,
  banks: readonly Bank[],
): (written: string) => Bank | undefined {
  const found = new Map<string, Bank>()
  const byCode = new Map(banks.map((bank) => [bank.code, bank]))
  for (const known of banksOfCountry[country]) {
    const bank = byCode.get(known.code)
    if (bank) for (const name of [known.name, ...(known.aliases ?? [])]) found.set(folded(name), bank)
  }
  for (const bank of banks) {
    found.set(folded(bank.name), bank)
    found.set(folded(bank.code), bank)
  }
  return (written) => found.get(folded(written))
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(berhad|bhd|inc|corp)\b/g, '')
    .replace(/[\s.,_\-()&'’]+/g, '')
