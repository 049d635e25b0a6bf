import { exactMoneyText } from '#platform/words/format.ts'

export type PartShown = {
  readonly key: string
  readonly label: string
  readonly value: string
  /** Where it is not shown as it is reckoned with: rates in per cent. */
  readonly text?: string | undefined
}

/** Amounts with separators and every cent they have; rates, counts, days and words as they are. */
export function shownValue(value: string, currency: string): string {
  return /^-?\d+\.\d{2}$/.test(value) ? exactMoneyText(value, currency) : value
}

/** As `shownValue`, without the sign, for sums that write it themselves. */
export function shownSize(value: string, currency: string): string {
  return shownValue(value.replace(/^-/, ''), currency)
}

export const shownPart = ({ value, text }: PartShown, currency: string): string => text ?? shownValue(value, currency)
