/** What an item may be, by whatever way it comes. */
import { type Amount, parseAmount } from '#kernel/money.ts'
import type { CountryPack, Item } from './country-pack.ts'

const LARGEST: Amount = 9_999_999_999n
const MOST_DAYS: Amount = 3_100n
const HALF: Amount = 50n

type ItemFault = 'payroll.unknown-type' | 'payroll.negative' | 'payroll.too-much' | 'payroll.days'

/** The refusal's word; undefined for an item that is right. */
export function faultOfItem(pack: CountryPack, { type, amount }: Item): ItemFault | undefined {
  const known = pack.itemTypes.find((one) => one.type === type)
  if (!known) return 'payroll.unknown-type'
  const value = parseAmount(amount)
  if (value === undefined || value < 0n) return 'payroll.negative'
  if (known.unit === 'days') return value % HALF === 0n && value <= MOST_DAYS ? undefined : 'payroll.days'
  return value > LARGEST ? 'payroll.too-much' : undefined
}
