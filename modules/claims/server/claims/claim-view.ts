/** A claim as it is answered: completed thirty days after it was paid, its findings in the reader's words. */
import { amountText } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { completedOn, wordOf } from '../../model/claim.ts'
import type { Finding } from '../../model/policies.ts'
import { excessOf } from '../../model/set-off.ts'
import type { ClaimRow } from './claim-rows.ts'

type Reading = { readonly say: Say; readonly language: Language }
export type FindingShown = { rule: Finding['rule']; level: Finding['level']; text: string }

export const findingsShown = (findings: readonly Finding[], { say, language }: Reading): FindingShown[] =>
  findings.map(({ rule, level, params }) => ({ rule, level, text: say(language, wordOf(rule, params), params) }))

export const isCompleted = ({ status, paid_on }: Pick<ClaimRow, 'status' | 'paid_on'>, today: string): boolean =>
  status === 'paid' && paid_on !== null && completedOn(plainDateOf(paid_on)) <= today

export function claimView(row: ClaimRow, today: string, reading: Reading) {
  const {
    account_id: _,
    payment_id: __,
    is_per_diem: ___,
    counted_in: ____,
    left_on: _____,
    findings,
    status,
    pay_month,
    ...shown
  } = row
  return {
    ...shown,
    status: isCompleted(row, today) ? ('completed' as const) : status,
    pay_month: pay_month === null ? null : pay_month.slice(0, 7),
    excess_amount: amountText(excessOf(shown.excess_amount, shown.base_amount, shown.claimable_amount)),
    cost_centres: shown.cost_centres.map((one) => ({ ...one })),
    findings: findingsShown(findings, reading),
  }
}

/** Of a private category whoever only decides sees type and amount. */
export const hidden = <View extends ReturnType<typeof claimView>>(view: View): View => ({
  ...view,
  ...{ merchant: null, supplier_tax_no: null, receipt_no: null, note: null, from_place: null, to_place: null },
  ...{ tax_amount: null, travel_id: null, reference: null, findings: [], cost_centres: [], papers: 0 },
})
