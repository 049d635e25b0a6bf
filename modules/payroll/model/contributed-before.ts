/** What a month that is worked out again was brought, less what its earlier runs were: so that the runs' add up. */
import { decimalText, parseDecimal, plus } from '#kernel/fraction.ts'
import { amountOf, amountText } from '#kernel/money.ts'
import { apart } from './alike-days.ts'
import { type Coming, type Contributed, isAmount } from './contributed.ts'

/** Repayments are no part of it: they are taken once. */
export function lessBefore(now: readonly Coming[], before: readonly Contributed[]): Contributed[] {
  const left = new Map<string, Contributed>()
  const add = (one: Contributed) => {
    const known = left.get(keyOf(one))
    left.set(keyOf(one), known ? together(known, one) : one)
  }
  for (const one of apart(now)) add(one)
  for (const one of before) if (!isAmount(one) || one.taking === undefined) add(turned(one))
  return [...left.values()].filter((one) => Number(isAmount(one) ? one.amount : one.days) !== 0)
}

const keyOf = (one: Contributed): string =>
  JSON.stringify([
    ...[one.origin, one.source, one.month, one.kind, one.corrects],
    ...(isAmount(one) ? [one.type, one.category?.code, one.day] : []),
  ])

function turned(one: Contributed): Contributed {
  if (isAmount(one)) return { ...one, amount: amountText(-amountOf(one.amount)) }
  const { top, bottom } = parseDecimal(one.days) ?? NONE
  return { ...one, days: decimalText({ top: -top, bottom }) }
}

/** Told and based as it is today. */
function together(one: Contributed, other: Contributed): Contributed {
  if (isAmount(one) && isAmount(other))
    return { ...one, amount: amountText(amountOf(one.amount) + amountOf(other.amount)) }
  if (isAmount(one) || isAmount(other)) return one
  return { ...one, days: decimalText(plus(parseDecimal(one.days) ?? NONE, parseDecimal(other.days) ?? NONE)) }
}

const NONE = { top: 0n, bottom: 1n }
