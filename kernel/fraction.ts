/**
 * Exact rationals for rates and unrounded intermediate results. Not reduced: numerators and denominators
 * stay small in payroll sums, and reducing would cost more than it saves.
 */
export type Fraction = { readonly top: bigint; readonly bottom: bigint }

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/

/** `'0.055'` -> 55/1000; undefined for anything that is not plain decimal text. */
export function parseDecimal(text: string): Fraction | undefined {
  const found = DECIMAL.exec(text)
  if (!found) return undefined
  const [, sign, whole = '', part = ''] = found
  const top = BigInt(whole + part)
  return { top: sign ? -top : top, bottom: 10n ** BigInt(part.length) }
}

export function times(left: Fraction, right: Fraction): Fraction {
  return { top: left.top * right.top, bottom: left.bottom * right.bottom }
}

export function plus(left: Fraction, right: Fraction): Fraction {
  if (left.bottom === right.bottom) return { top: left.top + right.top, bottom: left.bottom }
  return { top: left.top * right.bottom + right.top * left.bottom, bottom: left.bottom * right.bottom }
}

/** Towards minus infinity. */
export function floorOf({ top, bottom }: Fraction): bigint {
  const whole = top / bottom
  return top % bottom !== 0n && top < 0n !== bottom < 0n ? whole - 1n : whole
}

/** Towards plus infinity. */
export function ceilingOf(value: Fraction): bigint {
  return -floorOf({ top: -value.top, bottom: value.bottom })
}

/** Half away from zero. */
export function halfUpOf({ top, bottom }: Fraction): bigint {
  const negative = top < 0n !== bottom < 0n
  const up = top < 0n ? -top : top
  const down = bottom < 0n ? -bottom : bottom
  const whole = (2n * up + down) / (2n * down)
  return negative ? -whole : whole
}

/** 55/1000 -> `'0.055'`; only for fractions over a power of ten, as `parseDecimal` makes them. */
export function decimalText({ top, bottom }: Fraction): string {
  const decimals = bottom.toString().length - 1
  const digits = (top < 0n ? -top : top).toString().padStart(decimals + 1, '0')
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return top < 0n ? `-${text}` : text
}
