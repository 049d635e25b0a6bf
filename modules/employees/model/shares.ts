/** Shares in per cent with two decimals, as hundredths: what has to come to a hundred does so exactly. */
import { parseAmount } from '#kernel/money.ts'

const WHOLE = 100_00n

export const comeToHundred = (shares: readonly string[]): boolean =>
  shares.every((share) => (parseAmount(share) ?? 0n) > 0n) &&
  shares.reduce((sum, share) => sum + (parseAmount(share) ?? 0n), 0n) === WHOLE
