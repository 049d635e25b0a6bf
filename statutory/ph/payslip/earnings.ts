/** The earnings of a payslip sorted into the bases of SSS and Pag-IBIG and into what each kind of tax takes up. */
import type { Amount } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type Facts, optional, or, reader } from '../../core/given.ts'
import { flag, money, oneOf, textOf } from '../../core/given-kinds.ts'
import { refuse } from '../../core/refusal.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { deMinimis } from '../benefits/de-minimis.ts'
import { deMinimisFields, deMinimisItem } from '../benefits/de-minimis-given.ts'
import { payItems, taxKinds, treatmentOf } from './pay-items.ts'

const fields = {
  code: or(
    textOf(() => payItems.map(({ type }) => type)),
    '',
  ),
  amount: money,
  sss: flag,
  pag_ibig: flag,
  tax: oneOf(taxKinds),
  minimum_wage_pay: flag,
  item: optional(deMinimisItem),
  ...deMinimisFields,
}
export const earning = reader(fields)
export type Earning = Facts<typeof fields>

export type Earned = {
  earnings: Amount
  sss: Amount
  pagIbig: Amount
  regular: Amount
  supplementary: Amount
  /** Thirteenth month, other benefits and what de minimis items exceed their ceilings by. */
  benefits: Amount
  deMinimisExempt: Amount
  /** Pay of a minimum wage earner that no tax reaches. */
  minimumWage: Amount
}

export function earnedBy(
  earnings: readonly Earning[],
  minimumWageEarner: boolean,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Earned {
  const earned: Earned = {
    earnings: 0n,
    sss: 0n,
    pagIbig: 0n,
    regular: 0n,
    supplementary: 0n,
    benefits: 0n,
    deMinimisExempt: 0n,
    minimumWage: 0n,
  }
  for (let at = 0; at < earnings.length; at += 1) {
    const one = earnings[at]
    if (one === undefined) continue
    earned.earnings += one.amount
    if (one.sss) earned.sss += one.amount
    if (one.pag_ibig) earned.pagIbig += one.amount
    if (one.tax !== 'de_minimis' && one.item !== undefined)
      refuse(`earnings[${at}].item`, 'contradiction', 'is given for what is not de minimis')
    if (minimumWageEarner && one.minimum_wage_pay) earned.minimumWage += one.amount
    else addTaxed(one, at, earned, on, sheet)
  }
  if (sheet) noteEarned(earnings, minimumWageEarner, earned, sheet)
  return earned
}

function addTaxed(one: Earning, at: number, earned: Earned, on: PlainDate, sheet: Worksheet | undefined): void {
  const { tax, amount } = one
  if (tax === 'regular') earned.regular += amount
  else if (tax === 'supplementary') earned.supplementary += amount
  else if (tax === 'benefit') earned.benefits += amount
  else if (tax === 'de_minimis') {
    const item = one.item ?? refuse(`earnings[${at}].item`, 'missing', 'is required for what is de minimis')
    const inner = sheet?.within('ph.de_minimis', NAMES)
    const { exempt, excess } = deMinimis({ ...one, item }, on, inner, `earnings[${at}].`)
    earned.deMinimisExempt += exempt
    earned.benefits += excess
  }
}

const NAMES = { exempt: 'de_minimis_exempt', excess: 'benefits' }

type Line = readonly [key: string, amount: Amount]

function noteEarned(earnings: readonly Earning[], earner: boolean, earned: Earned, sheet: Worksheet): void {
  const exempt = (one: Earning) => earner && one.minimum_wage_pay
  const lines = (which: (one: Earning) => boolean): Line[] =>
    earnings.filter(which).map(({ code, amount }) => [wordOf(code), amount])
  const sum = (key: string, value: Amount, parts: readonly Line[]) => sheet.note('sum', key, value, { parts })
  sum(
    'earnings',
    earned.earnings,
    lines(() => true),
  )
  sum(
    'sss_earnings',
    earned.sss,
    lines(({ sss }) => sss),
  )
  sum(
    'fund_earnings',
    earned.pagIbig,
    lines(({ pag_ibig }) => pag_ibig),
  )
  sum(
    'regular_earnings',
    earned.regular,
    lines((one) => one.tax === 'regular' && !exempt(one)),
  )
  sum(
    'supplementary_earnings',
    earned.supplementary,
    lines((one) => one.tax === 'supplementary' && !exempt(one)),
  )
  if (earner) sum('minimum_wage_pay', earned.minimumWage, lines(exempt))
}

/** A code is the company's own word; only those of the list of pay items have a name in both languages. */
function wordOf(code: string): string {
  return treatmentOf(code) ? code : 'earning'
}
