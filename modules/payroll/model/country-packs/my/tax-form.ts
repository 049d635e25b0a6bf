/** What of a month's tax is kept beside the pay in Malaysia: form TP1 by its items, TP2, zakat, CP38, form TP3. */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import { reliefs } from '#statutory/my/pcb/pcb-law.ts'
import type { CountryPack, TaxClaims } from '../../country-pack.ts'
import type { Carried, Given } from '../../payslip.ts'
import { itemTypes } from './item-types.ts'
import { opening } from './opening.ts'

/** Of form TP1, paid by oneself: they lower the tax itself, and no limit is set to them. */
const rebates = ['zakat', 'departure_levy'] as const
const isRebate = (code: string): boolean => rebates.some((one) => one === code)

export const taxForm: CountryPack['taxForm'] = {
  // Before the first law that is known there is nothing to claim by.
  claims: ({ last }) => {
    const limits = [...(reliefs.since(last)?.law.tp1Limits ?? [])]
    if (limits.length === 0) return []
    const items = limits.map(([code, limit]) => ({ code, limit: amountText(limit) }))
    return [...items, ...rebates.map((code) => ({ code, limit: null }))]
  },
  items: [...itemTypes.filter(({ kind }) => kind === 'benefit').map(({ type }) => type), 'zakat', 'cp38'],
  facts: [...opening.former, 'zakat_monthly'],
  figures: ['normal_remuneration', 'additional_remuneration', 'epf_employee', 'zakat', 'withholding_tax', 'cp38'],
}

/** In the keys of `my.payslip`; nothing where nothing was claimed. */
export function claimedFacts(claims: TaxClaims | undefined, carried: Carried | undefined): Given {
  if (!claims) return {}
  const [before, now] = [itemsOf(claims.before), itemsOf(claims.now)]
  const [rebatesBefore, rebatesNow] = [rebatesOf(claims.before), rebatesOf(claims.now)]
  return {
    ...(Object.keys(before).length > 0 && { claimed_deductions_by_item: before }),
    ...(Object.keys(now).length > 0 && { current_deductions_by_item: now }),
    ...(rebatesNow > 0n && { claimed_zakat: amountText(rebatesNow) }),
    ...(rebatesBefore > 0n && {
      accumulated_zakat: amountText(rebatesBefore + amountOf(carried?.accumulated_zakat ?? '0')),
    }),
  }
}

/** As the changes of a payslip tell them: reliefs, and what lowers the tax itself. */
export function claimedInputs({ now = {} }: Partial<TaxClaims> = {}): Readonly<Record<string, string>> {
  const [items, rebate] = [sumOf(Object.values(itemsOf(now)).map(amountOf)), rebatesOf(now)]
  return {
    ...(items > 0n && { tp1_claims: amountText(items) }),
    ...(rebate > 0n && { tp1_rebates: amountText(rebate) }),
  }
}

type Claimed = TaxClaims['now']
const itemsOf = (claimed: Claimed): Claimed =>
  Object.fromEntries(Object.entries(claimed).filter(([code]) => !isRebate(code)))
const rebatesOf = (claimed: Claimed): Amount => sumOf(rebates.map((code) => amountOf(claimed[code] ?? '0')))
