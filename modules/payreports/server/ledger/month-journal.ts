/** The approved pay of a month, as it is booked by the accounts of today. */

import { amountOf, amountText, lesser } from '#kernel/money.ts'
import { lastDayOf, type YearMonth } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { costCentresOn } from '#modules/employees/server/public.ts'
import {
  type BookedPay,
  type BroughtMoney,
  bookedPay,
  type CompanyOwed,
  companyOwed,
  moneyBrought,
} from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { type BookedLine, type BookedPerson, type Journal, journalOf } from '../../model/ledger/journal.ts'
import { accountsBy } from '../../model/ledger/rules.ts'
import { groupBy } from '../known-names.ts'
import { accountsOf, ruleOf, setupOf } from './account-store.ts'
import { bookable } from './bookable.ts'

const SOURCES = ['claim', 'loan'] as const
const BASIC: Readonly<Record<string, string>> = { MY: 'basic_salary', TW: 'basic_pay', PH: 'basic_salary' }

export async function monthJournal(
  tx: Tx,
  companyId: string,
  month: YearMonth,
  reading: { readonly language: Language; readonly say: Say },
): Promise<Journal> {
  const { settings, country } = await companyFacts(tx, companyId)
  const { label, categoryOf, reductions } = await bookable(tx, companyId, reading)
  const setup = await setupOf(tx, companyId)
  const shares = await costCentresOn(tx, companyId, lastDayOf(month))
  const brought = groupBy(await moneyBrought(tx, companyId, month, SOURCES), ({ employee_id }) => employee_id)
  // Only whose pay is divided, or was brought by others, is booked person by person.
  const booked = await bookedPay(tx, companyId, month, [...new Set([...shares.keys(), ...brought.keys()])])
  const owed = await companyOwed(tx, companyId, { from: month, to: month, of: 'approved' })
  const payable = settings.claim_account_payable
  const people = booked.map((pay): BookedPerson => {
    const own = pay.employee_id ?? ''
    return {
      ...{ department: pay.department, net: pay.net },
      shares: shares.get(own) ?? [],
      lines: linesOf(pay, brought.get(own) ?? [], categoryOf),
    }
  })
  return journalOf(owed.length === 0 ? people : [...people, ofCompany(owed)], {
    label,
    accountOf: accountsBy((await accountsOf(tx, companyId)).map(ruleOf)),
    suspense: { account: setup.suspense_account, name: setup.suspense_name },
    claims: payable ? { account: payable, name: reading.say(reading.language, 'payreports.ledger.payable') } : null,
    reductions: new Set(reductions),
    basic: BASIC[country] ?? 'basic_salary',
  })
}

/** What the company owes as a whole: an expense of no department and no cost centre. */
const ofCompany = (owed: readonly CompanyOwed[]): BookedPerson => ({
  ...{ department: null, shares: [], net: '0.00' },
  lines: owed.map(({ figure, amount }) => ({ figure, side: 'employer', category: null, source: null, amount })),
})

/** The payslip's lines; what claims and loans put into one stands apart, as far as it is in the line. */
function linesOf(
  { lines }: BookedPay,
  brought: readonly BroughtMoney[],
  categoryOf: ReadonlyMap<string, string>,
): BookedLine[] {
  return lines.flatMap(({ key, side, name, amount }): BookedLine[] => {
    if (side === 'benefit') return []
    const own = brought.filter(
      (one) => one.figure === key && one.name === name && one.taking === (side === 'deduction'),
    )
    let left = amountOf(amount)
    const apart = own.map((one): BookedLine => {
      const part = lesser(amountOf(one.amount), left)
      left -= part
      const source = one.origin === 'loan' ? 'loan' : 'claim'
      return { figure: key, side, category: null, source, amount: amountText(part) }
    })
    const category = name === null ? null : (categoryOf.get(`${key} ${name}`) ?? null)
    return [...apart, { figure: key, side, category, source: null, amount: amountText(left) }]
  })
}
