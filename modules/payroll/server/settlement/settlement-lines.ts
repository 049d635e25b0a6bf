/** The lines of a last pay as they are told: the month's own, what the law takes of the whole, what others bring. */

import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import type { Line } from '../../model/payslip.ts'
import type { PersonInput } from '../calculation/inputs.ts'
import type { OwedAmount } from '../needs.ts'
import { labelOf } from '../view/labels.ts'
import type { Settlement } from './settlement-asked.ts'

type Names = (key: string) => string
export type Coded = Required<OwedAmount>
export const coded = ({ code, ...one }: OwedAmount): Coded[] => (code ? [{ code, ...one }] : [])
export const isClaim = ({ code }: Coded): boolean => code === 'claim'

/** Claims are paid beside the month's pay; what is owed without consent is told and not deducted. */
export const besideLine = (one: Coded, word: Names): Settlement['lines'][number] => ({
  ...{ code: one.code, label: one.told, side: isClaim(one) ? 'earning' : 'open', amount: one.amount, type: null },
  ...{ why: word(isClaim(one) ? 'why.beside' : 'why.consent'), standing: 'confirmed', open: [], enters: false },
})
type Reader = Pick<Call<Endpoint>, 'language'>

/** Lines of the payslip that people agreed on, not the law. */
const agreedKeys = ({ itemTypes, lineOf }: CountryPack) =>
  new Set(itemTypes.filter(({ kind, type }) => kind === 'deduction' && type !== 'cp38').map(({ type }) => lineOf(type)))

/** By what brought it. */
const CODES: Readonly<Record<string, Coded['code']>> = {
  claim: 'claim',
  travel_advance: 'travel_advance',
  'training-bond': 'bond',
}

type Plain = { readonly pack: CountryPack; readonly paidOut: ReadonlySet<string> }

/** The month's own pay, and what is taken off it that the law does not take. */
export function plainLines(
  lines: readonly Line[],
  { month }: PersonInput,
  { pack, paidOut }: Plain,
  { language }: Reader,
  word: Names,
): Settlement['lines'] {
  const agreed = agreedKeys(pack)
  const repaid = new Map(
    month.repayments?.map(({ told, origin }) => [told.en, CODES[origin] ?? ('loan_balance' as const)] as const),
  )
  const claimed = new Set(
    (month.contributed ?? []).flatMap((one) =>
      one.kind === 'amount' && one.origin === 'claim' ? [pack.lineOf(one.type)] : [],
    ),
  )
  return lines.flatMap(({ key, side, amount, names, corrects }): Settlement['lines'] => {
    if (side !== 'earning' && (side !== 'deduction' || !agreed.has(key))) return []
    const earned = corrects ? 'back_pay' : paidOut.has(key) ? 'leave_payout' : claimed.has(key) ? 'claim' : 'wages'
    const code = side === 'earning' ? earned : (repaid.get(names?.en ?? '') ?? 'other')
    const label = names?.[language] ?? labelOf(language, pack.scheme, key)
    return [
      { code, label, side, amount, type: key, why: word('why.month'), standing: 'confirmed', open: [], enters: false },
    ]
  })
}

/** What the law takes of the whole, and gives back. */
export function lawLines(
  lines: readonly Line[],
  pack: CountryPack,
  { language }: Reader,
  word: Names,
): Settlement['lines'] {
  const agreed = agreedKeys(pack)
  return lines.flatMap(({ key, side, amount }): Settlement['lines'] => {
    const isRefund = side === 'refund'
    if (!isRefund && (side !== 'deduction' || agreed.has(key))) return []
    const isTax = TAX.test(key)
    const code = isRefund ? 'tax_refund' : isTax ? 'tax' : 'contributions'
    const line = { amount, type: null, why: word('why.law'), standing: 'confirmed', open: [], enters: false }
    const told = isRefund ? 'earning' : isTax ? 'tax' : 'deduction'
    return [{ ...line, code, side: told, label: labelOf(language, pack.scheme, key) }]
  })
}
const TAX = /pcb|tax|withhold|cp38/
