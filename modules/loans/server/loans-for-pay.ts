/** What loans and orders want of a month's pay: each an amount of its own, taken after the law in their order. */
import { amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { openAfter, wantedIn } from '../model/loan.ts'
import { isOfThird, orderOf, typeOf } from '../model/terms.ts'
import { leaversBetween } from './employment-store.ts'
import { loansOf, ORIGIN } from './loan-store.ts'

type Days = { readonly from: PlainDate; readonly to: PlainDate }
type Open = { readonly told: string; readonly amount: string; readonly code: 'loan_balance' }

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

  /** Beyond what the last month wants of it. */
  async owedOnLeaving(
    tx: Tx,
    companyId: string,
    { from, to, leaving }: Days & { readonly leaving?: string },
    { say, language }: { readonly say: Say; readonly language: Language },
  ) {
    const now = to.slice(0, 7)
    const leavers =
      leaving === undefined ? await leaversBetween(tx, companyId, { from, to }) : [{ id: leaving, month: now }]
    if (leavers.length === 0) return []
    const lastMonth = new Map(leavers.map(({ id, month }) => [id, month]))
    const people = new Map<string, { id: string; fullName: string; told: string[]; amounts: Open[] }>()
    for (const loan of await loansOf(tx, companyId, { employeeIds: [...lastMonth.keys()] })) {
      const open = openAfter(loan, lastMonth.get(loan.employee_id) === now ? now : undefined)
      if (open <= 0n) continue
      const person = people.get(loan.employee_id) ?? {
        id: loan.employee_id,
        fullName: loan.full_name,
        told: [],
        amounts: [],
      }
      const told = say(language, 'loans.owed', { name: loan.name })
      person.amounts.push({ told, amount: amountText(open), code: 'loan_balance' })
      people.set(loan.employee_id, person)
    }
    return [...people.values()]
  },
} as const
