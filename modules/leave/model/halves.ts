/**
 * Quantities of leave: whole halves of a day, or of an hour where a type is measured in hours. Nothing smaller exists,
 * so sums are exact.
 */
export type Halves = number

/** 3 -> 1.5; exact, since a half has an exact double. */
export const amountOf = (halves: Halves): number => halves / 2
/** 1.5 -> 3; undefined for what is no whole number of halves. */
export const halvesOf = (amount: number): Halves | undefined => (Number.isInteger(amount * 2) ? amount * 2 : undefined)

/** '1.5', '2' */
export const halvesText = (halves: Halves): string =>
  halves % 2 === 0 ? String(halves / 2) : `${Math.trunc(halves / 2)}.5`
