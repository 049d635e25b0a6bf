/** What is still due, to the person or from them, once approved claims are set off against the advance that was paid. */
import { type Amount, lesser, notNegative } from '#kernel/money.ts'

export type Settling = {
  /** Paid out before. */
  readonly advance: Amount
  /** Of the travel's claims: approved and not paid yet, and paid. */
  readonly approved: Amount
  readonly paid: Amount
  /** The travel is closed: nothing is open any more. */
  readonly isPaid: boolean
}

export function settlementOf({ advance, approved, paid, isPaid }: Settling): {
  readonly toPerson: Amount
  readonly fromPerson: Amount
} {
  if (isPaid) return { toPerson: 0n, fromPerson: 0n }
  const claimed = approved + paid
  return { toPerson: lesser(notNegative(claimed - advance), approved), fromPerson: notNegative(advance - claimed) }
}

export type Closing = {
  readonly isPaid: boolean
  readonly claimsWait: boolean
  readonly fromPerson: Amount
  readonly owed: 'paid_back' | 'deduct' | undefined
  readonly consentOn: string | undefined
  readonly paidOn: string
  readonly today: string
}

/** Why a travel cannot be closed so: field and word; undefined where it can. The empty field is no field's. */
export function faultOfClosing(closing: Closing): readonly [field: string, word: string] | undefined {
  const { isPaid, claimsWait, fromPerson, owed, consentOn, paidOn, today } = closing
  if (isPaid) return ['', 'travel.paid']
  if (claimsWait) return ['', 'travel.claims-wait']
  if (paidOn > today) return ['paid_on', 'travel.future-day']
  if (fromPerson === 0n) return owed === undefined ? undefined : ['owed', 'travel.nothing-owed']
  if (owed === undefined) return ['owed', 'travel.say-owed']
  if (owed === 'paid_back') return undefined
  if (consentOn === undefined) return ['consent_on', 'travel.consent-needed']
  return consentOn > today ? ['consent_on', 'travel.future-day'] : undefined
}
