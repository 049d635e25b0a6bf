/** What the company lent: one loan that runs, one that rests or was paid back. From the present month on: none before took of it. */
import type { Country } from '#kernel/countries.ts'
import { yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import { addLoan, loans, pauseLoan, settleLoan } from '#modules/loans/contract/loans.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { type Business, memberAt } from './business.ts'

type Lent = { readonly kind: string; readonly name: string; readonly principal: string; readonly instalment: string }
type Ended = Lent & { readonly ends: 'pause' | 'paid_back'; readonly reason: string }
const lent: Readonly<Record<Country, readonly [Lent, Ended]>> = {
  MY: [
    { kind: 'loan', name: 'Motorcycle loan', principal: '2400.00', instalment: '200.00' },
    {
      ...{ kind: 'housing', name: 'Rental deposit', principal: '1800.00', instalment: '150.00' },
      ...{ ends: 'pause', reason: 'Hospital bills this month' },
    },
  ],
  TW: [
    { kind: 'loan', name: '員工購車貸款', principal: '60000.00', instalment: '5000.00' },
    {
      ...{ kind: 'advance', name: '薪資預支', principal: '12000.00', instalment: '4000.00' },
      ...{ ends: 'paid_back', reason: '已匯還全額' },
    },
  ],
  PH: [
    { kind: 'loan', name: 'Laptop loan', principal: '18000.00', instalment: '1500.00' },
    {
      ...{ kind: 'loan', name: 'Calamity loan', principal: '12000.00', instalment: '1000.00' },
      ...{ ends: 'pause', reason: 'Repairs after the typhoon' },
    },
  ],
}

export async function lend({ act, payroll, country, today, now: at, staff }: Business): Promise<void> {
  const known = (await act(payroll, loans, { at })) as DataOf<typeof loans>
  const month = yearMonthText(yearMonthOf(today))
  for (const [turn, one] of lent[country].entries()) {
    const { kind, name, principal, instalment } = one
    const there = known.find((loan) => loan.name === name)
    const body = { employee_id: memberAt(staff, turn + 5).id, kind, name, principal, instalment, from: month }
    const { id, moves } = there ?? ((await act(payroll, addLoan, { body, at })) as DataOf<typeof addLoan>)
    if (!('ends' in one) || moves.length > 0) continue
    const { ends, reason } = one as Ended
    const decided = { params: { id }, body: { month, reason, ...(ends !== 'pause' && { how: ends }) }, at }
    await act(payroll, ends === 'pause' ? pauseLoan : settleLoan, decided)
  }
}
