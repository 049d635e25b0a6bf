/** What loans and orders want of a month's pay: each an amount of its own, taken after the law in their order. */
import { amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { wantedIn } from '../model/loan.ts'
import { isOfThird, orderOf, typeOf } from '../model/terms.ts'
import { loansOf, ORIGIN } from './loan-store.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }

export const loansForPay = {
  origin: ORIGIN,
  page: (source: string, reader: 'company' | 'own') =>
    reader === 'own' ? '/me/pay' : `/app/payroll/loan?open=${source}`,
  /** Of the last month alone: what closed months took stands. */
  async between(tx: Tx, companyId: string, { to }: Days, employeeIds: readonly string[]) {
    const rows = await loansOf(tx, companyId, { employeeIds })
    if (rows.length === 0) return []
    const { country } = await companyFacts(tx, companyId)
    const month = to.slice(0, 7)
    return rows.flatMap((loan) => {
      const wanted = wantedIn(loan, month)
      if (wanted <= 0n) return []
      const { id, employee_id, kind, name, priority, must_keep } = loan
      const names = { en: name, 'zh-Hant': name }
      const order = orderOf(kind, priority)
      return [
        {
          employeeId: employee_id,
          ...{ source: id, day: to, month, kind: 'amount' as const, type: typeOf(kind), amount: amountText(wanted) },
          ...{ basis: '', worksheet: [], told: names },
          category: { code: `loan-${id}`, names, position: 1000 + order },
          taking: {
            order,
            ...(loan.most_percent !== null && { mostPercent: loan.most_percent }),
            ...(isOfThird(kind, country) && { thirdTogether: true as const }),
            ...(must_keep !== null && { mustKeep: must_keep }),
            ...(kind === 'housing' && { housing: true }),
          },
        },
      ]
    })
  },
} as const
