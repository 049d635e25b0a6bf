/**
 * How people are grouped. Service: specification section 9 and decision B29, lower limits included. Age: decision C15.
 * Each list is in the order in which it is shown; a bucket without people is shown as none.
 */
export const tenures = ['under_6_months', 'under_1_year', '1_to_2', '2_to_3', '3_to_4', '4_and_above'] as const
/** Months of service with which the next bucket begins. */
export const tenureMonths = [6, 12, 24, 36, 48] as const

export const ages = ['under_20', '20_to_29', '30_to_39', '40_to_49', '50_and_above'] as const
export const ageYears = [20, 30, 40, 50] as const

export type Counted = { readonly bucket: string; readonly value: number }

/** In the order of the list, none left out; what is known of nobody comes last where there is any. */
export function inOrder(order: readonly string[], found: readonly Counted[], unknown = 'unknown'): Counted[] {
  const of = (bucket: string) => found.filter((one) => one.bucket === bucket).reduce((sum, one) => sum + one.value, 0)
  const strangers = found.filter(({ bucket }) => !order.includes(bucket)).reduce((sum, { value }) => sum + value, 0)
  return [
    ...order.map((bucket) => ({ bucket, value: of(bucket) })),
    ...(strangers > 0 ? [{ bucket: unknown, value: strangers }] : []),
  ]
}

/** Leavers of a year for every hundred of the average headcount, half away from zero to one decimal. */
export function attritionRate(left: number, headcounts: readonly number[]): string | null {
  const sum = headcounts.reduce((total, count) => total + count, 0)
  if (sum === 0) return null
  // left / (sum / n) * 100, in tenths.
  const tenths = (BigInt(left) * BigInt(headcounts.length) * 2000n + BigInt(sum)) / (2n * BigInt(sum))
  return `${tenths / 10n}.${tenths % 10n}`
}
