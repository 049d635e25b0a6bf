/** The lines of a last pay as they are told: the month's own, what the law takes of the whole, what others bring. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { type Contributed, isAmount, isShown } from '../../model/contributed.ts'
import type { AgreedRate, CountryPack } from '../../model/country-pack.ts'
import type { Line } from '../../model/payslip.ts'
import type { OwedAmount } from '../needs.ts'
import { labelOf } from '../view/labels.ts'
import type { Settlement } from './settlement-asked.ts'

type Words = (key: string, params?: Readonly<Record<string, string>>) => string
type Reader = Pick<Call<Endpoint>, 'language'>
type TakenLine = Settlement['lines'][number]
export type Coded = Required<OwedAmount>
export const coded = ({ code, ...one }: OwedAmount): Coded[] => (code ? [{ code, ...one }] : [])
const isClaim = ({ code }: Coded): boolean => code === 'claim'

/** Claims are paid beside the run; what is owed without consent is told and not deducted. */
export const besideLine = (one: Coded, word: Words): TakenLine => ({
  ...{ code: one.code, label: one.told, side: isClaim(one) ? 'earning' : 'open', amount: one.amount, type: null },
  ...{ why: word(isClaim(one) ? 'why.beside' : 'why.consent'), standing: 'confirmed', open: [], enters: false },
})

/** Lines of the payslip that people agreed on, not the law. */
const agreedKeys = ({ itemTypes, lineOf }: CountryPack) =>
  new Set(itemTypes.filter(({ kind, type }) => kind === 'deduction' && type !== 'cp38').map(({ type }) => lineOf(type)))

/** By what brought it. */
const CODES: Readonly<Record<string, Coded['code']>> = {
  claim: 'claim',
  travel_advance: 'travel_advance',
  'training-bond': 'bond',
}
/** Of what leaving owes, by what it is paid as: somebody may have entered or changed it by hand. */
const OWED: Readonly<Record<string, TakenLine['code']>> = {
  termination_benefit: 'severance',
  separation_pay: 'severance',
  notice_pay: 'notice_pay',
  thirteenth_month: 'thirteenth_month',
}

type Plain = {
  readonly pack: CountryPack
  readonly paidOut: ReadonlySet<string>
  readonly contributed: readonly Contributed[]
  readonly agreed: readonly AgreedRate[]
}

/** The month's own pay, and what is taken off it that the law does not take; each with where it comes from. */
export function plainLines(
  lines: readonly Line[],
  { pack, paidOut, contributed, agreed: rates }: Plain,
  { language }: Reader,
  word: Words,
): Settlement['lines'] {
  const agreed = agreedKeys(pack)
  const components = new Set([...pack.basicLines, ...rates.map(({ component }) => component)])
  const owed = new Map(Object.entries(OWED).map(([type, code]) => [pack.lineOf(type), code]))
  const broughtTo = ({ key, names, corrects }: Line) =>
    contributed
      .filter(isShown)
      .filter((one) =>
        isAmount(one)
          ? pack.lineOf(one.type) === key &&
            one.category?.names.en === names?.en &&
            (!one.corrects || names !== undefined ? undefined : one.month) === corrects
          : one.kind === 'encashed' && paidOut.has(key),
      )
  const whyOf = (line: Line, brought: readonly Contributed[]): string => {
    const told = [...new Set(brought.map((one) => one.told[language]))]
    const [sep, more] = language === 'en' ? ['; ', '; …'] : ['；', '；…']
    if (told.length > 0) return told.slice(0, TOLD).join(sep) + (told.length > TOLD ? more : '')
    if (line.corrects) return word('why.back', { month: line.corrects })
    return word(components.has(line.key) ? 'why.month' : 'why.entered')
  }
  return lines.flatMap((line): Settlement['lines'] => {
    const { key, side, amount, names, corrects } = line
    if (side !== 'earning' && (side !== 'deduction' || !agreed.has(key))) return []
    const brought = broughtTo(line)
    const by = brought.find(isAmount)
    const earned = corrects
      ? 'back_pay'
      : paidOut.has(key)
        ? 'leave_payout'
        : by?.origin === 'claim'
          ? 'claim'
          : (owed.get(key) ?? 'wages')
    const taken = by?.taking ? (CODES[by.origin] ?? 'loan_balance') : 'other'
    return [
      {
        ...{
          code: side === 'earning' ? earned : taken,
          label: names?.[language] ?? labelOf(language, pack.scheme, key),
        },
        ...{ side, amount, type: key, why: whyOf(line, brought), standing: 'confirmed', open: [], enters: false },
      },
    ]
  })
}
/** More are told as such. */
const TOLD = 3

/** What the law takes of the whole, and gives back. */
export function lawLines(
  lines: readonly Line[],
  pack: CountryPack,
  { language }: Reader,
  word: Words,
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
