/** What is still due, to the person or from them, once approved claims were set off against the advance that was paid. */
import { type Amount, lesser, notNegative } from '#kernel/money.ts'

export type Settling = {
  /** Paid out before. */
  readonly advance: Amount
  /** What of the travel's approved claims it has covered. */
  readonly covered: Amount
  /** What of them is approved and neither covered nor paid. */
  readonly due: Amount
  /** The travel is closed: of the advance nothing is open any more; claims that are not paid yet still are. */
  readonly isPaid: boolean
}

export function settlementOf({ advance, covered, due, isPaid }: Settling): {
  readonly toPerson: Amount
  readonly fromPerson: Amount
} {
  return { toPerson: due, fromPerson: isPaid ? 0n : notNegative(advance - covered) }
}

/** How far what is left of an advance covers claims, in the order in which they were approved. */
export function coveredBy(left: Amount, claims: readonly Amount[]): Amount[] {
  let rest = notNegative(left)
  return claims.map((claim) => {
    const covered = lesser(claim, rest)
    rest -= covered
    return covered
  })
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
