/** What of a month's tax is kept beside the pay in Malaysia: form TP1 by its items, TP2, zakat, CP38, form TP3. */
import { amountText } from '#kernel/money.ts'
import { reliefs } from '#statutory/my/pcb/pcb-law.ts'
import type { CountryPack, TaxClaims } from '../../country-pack.ts'
import type { Given } from '../../payslip.ts'
import { itemTypes } from './item-types.ts'
import { opening } from './opening.ts'

export const taxForm: CountryPack['taxForm'] = {
  // Before the first law that is known there is nothing to claim by.
  claims: ({ last }) =>
    [...(reliefs.since(last)?.law.tp1Limits ?? [])].map(([code, limit]) => ({ code, limit: amountText(limit) })),
  items: [...itemTypes.filter(({ kind }) => kind === 'benefit').map(({ type }) => type), 'zakat', 'cp38'],
  facts: [...opening.former, 'zakat_monthly'],
  figures: ['normal_remuneration', 'additional_remuneration', 'epf_employee', 'zakat', 'withholding_tax', 'cp38'],
}

/** In the keys of `my.payslip`; nothing where nothing was claimed. */
export function claimedFacts(claims: TaxClaims | undefined): Given {
  if (!claims) return {}
  const { before, now } = claims
  return {
    ...(Object.keys(before).length > 0 && { claimed_deductions_by_item: before }),
    ...(Object.keys(now).length > 0 && { current_deductions_by_item: now }),
  }
}
