/** How prices, states and days of billing look, on the side of operations and on the company's. */
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText, moneyText, storedMonthText, wholeText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import type { companyPlans } from '../contract/company-plans.ts'
import type { billing, invoice } from '../contract/invoices.ts'
import type { ownBilling } from '../contract/own-billing.ts'
import type { payments } from '../contract/payments.ts'
import type { plans } from '../contract/plans.ts'
import { type Say, useWords } from './words.ts'

export type Bill = DataOf<typeof billing>[number]
export type WholeBill = DataOf<typeof invoice>
export type Plan = DataOf<typeof plans>[number]
export type CompanyPlan = DataOf<typeof companyPlans>[number]
export type Payment = DataOf<typeof payments>[number]
export type Terms = NonNullable<DataOf<typeof ownBilling>['plan']>['terms']

const tones: Readonly<Record<Bill['status'], Tone>> = { unpaid: 'info', paid: 'good', overdue: 'bad', void: 'plain' }

export function BillStatus({ status }: { readonly status: Bill['status'] }) {
  const t = useWords()
  return <StatusBadge tone={tones[status]}>{t(`billing.status.${status}`)}</StatusBadge>
}

const accountTones = { trial: 'info', paid: 'good', free: 'plain', suspended: 'bad' } as const
export type AccountKind = keyof typeof accountTones

export function AccountBadge({ type }: { readonly type: AccountKind }) {
  const t = useWords()
  return <StatusBadge tone={accountTones[type]}>{t(`billing.account.${type}`)}</StatusBadge>
}

export const named = (amount: string, currency: string): string => `${currency} ${moneyText(amount, currency)}`

/** "MYR 8.00 per head and month", or what a fixed price includes. */
export function priceText(t: Say, terms: Omit<Terms, 'headcount_limit'>): string {
  const { kind, period, currency_code, price, included_heads, extra_price, tiers } = terms
  const [first] = tiers
  const amount = named(first ? first.price : price, currency_code)
  if (kind === 'per_head') return t(first ? `billing.from.${period}` : `billing.perHead.${period}`, { amount })
  const whole = t(`billing.fixed.${period}`, { amount, heads: wholeText(included_heads) })
  return extra_price === null ? whole : t('billing.andExtra', { whole, extra: named(extra_price, currency_code) })
}

export function tierLines(t: Say, { tiers, currency_code }: Pick<Terms, 'tiers' | 'currency_code'>): string[] {
  return tiers.map(({ up_to, price }, at) => {
    const first = wholeText((tiers[at - 1]?.up_to ?? 0) + 1)
    const amount = named(price, currency_code)
    return up_to === null
      ? t('billing.tierFrom', { first, amount })
      : t('billing.tierTo', { first, last: wholeText(up_to), amount })
  })
}

export const periodText = (
  { period, period_from, period_to }: Pick<Bill, 'period' | 'period_from' | 'period_to'>,
  language: Language,
): string =>
  /^\d{4}-\d{2}$/.test(period)
    ? storedMonthText(period, language)
    : [period_from, period_to]
        .map((day) => dayText(day, language))
        .filter(Boolean)
        .join(' – ')
