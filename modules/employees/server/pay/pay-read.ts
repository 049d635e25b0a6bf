/** Reading one person's pay: on a day, and how it came to be. */

import { amountText } from '#kernel/money.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { notFound, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { accountNames } from '#platform/identity/server/account-names.ts'
import { healthGrades } from '#statutory/tw/health-insurance/health-insurance-law.ts'
import { healthInsureTypes, salaryHistory } from '../../contract/pay/history.ts'
import { pay } from '../../contract/pay/pay.ts'
import { payrollPay } from '../../contract/pay/payroll-person.ts'
import { lookingOf } from '../looking.ts'
import { profileOf } from '../profile/profile-store.ts'
import type { Sight } from '../sight.ts'
import { rateHistory } from './pay-details-store.ts'
import { historyOf, payView, readPay } from './pay-view.ts'

export const payReading: readonly Handler[] = [
  on(pay, (call) => payRead(call)),
  // Who runs payroll sees everybody's pay, and of their records nothing else.
  on(payrollPay, (call) => payRead(call, { of: 'company' })),

  on(salaryHistory, async (call) => {
    const { company, db, params, seal } = call
    const read = await company.read(async (tx) => {
      const looking = await lookingOf(tx, call, { of: 'company' })
      const row = await profileOf(tx, looking, params.id)
      return (
        row && { today: looking.today, rates: await rateHistory(tx, { companyId: company.companyId, seal }, row.id) }
      )
    })
    if (!read) return notFound()
    const names = await accountNames(
      db,
      company.companyId,
      read.rates.map(({ created_by }) => created_by),
    )
    return reply(
      historyOf(read.rates, read.today, names).map((change) => ({
        id: `${change.component}:${change.effective_from}`,
        component: change.component,
        effective_date: change.effective_from,
        old_salary: change.former_amount,
        new_salary: change.amount,
        reason: change.reason,
        created_by: change.created_by,
        created_at: change.created_at,
      })),
    )
  }),

  on(healthInsureTypes, ({ company, clock, say, language }) =>
    company.read(async (tx) => {
      const { country, timezone } = await companyFacts(tx, company.companyId)
      if (country !== 'TW') return []
      // Next year's are published late: until then those of this year are shown.
      const today = clock.today(timezone)
      const published = healthGrades.blocks.findLast(({ from, law }) => law && from <= today)?.law
      return (published?.rows ?? []).map(({ grade, insured }) => ({
        id: String(grade),
        name: say(language, 'employees.health-grade', { grade, amount: String(insured / 100n) }),
        grade,
        insured_amount: amountText(insured),
      }))
    }),
  ),
]

async function payRead(call: Call<typeof pay>, sight?: Sight) {
  const read = await call.company.read(async (tx) => {
    const looking = await lookingOf(tx, call, sight)
    const row = await profileOf(tx, looking, call.params.id)
    return row && readPay(tx, call.seal, looking, row)
  })
  return read ? payView(call, read, call.query.as_of) : notFound()
}
