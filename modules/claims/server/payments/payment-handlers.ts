/** Approved claims paid to people's accounts: put together, handed to the bank as a file, marked as paid. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { yearMonthOf } from '#kernel/plain-date.ts'
import { companyBanks, companyFacts } from '#modules/company/server/public.ts'
import { peopleForFiles } from '#modules/employees/server/public.ts'
import { bankFile } from '#modules/payroll/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import { standAs } from '#platform/approvals/server/requests/request-row.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isMarked, notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { Asking } from '#platform/requests/server/port.ts'
import { createPayment, dropPayment, payment, paymentFile, payments, payPayment } from '../../contract/payments.ts'
import { numberOf } from '../claims/number-of.ts'
import {
  deletePayment,
  heldPayable,
  heldPayment,
  insertPayment,
  linesOf,
  markPaid,
  type PaymentRow,
  paymentRows,
  putInto,
} from './payment-store.ts'

/** Of banks without a layout: a general csv. */
const OTHERS = 'others'

export const paymentHandlers: readonly Handler[] = [
  on(payments, ({ company }) => company.read((tx) => paymentRows(tx, company.companyId))),
  on(payment, ({ company, params }) => company.read((tx) => detail(tx, company.companyId, params.id))),

  on(createPayment, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { claim_ids, pay_on } = call.body
      const ids = await heldPayable(tx, companyId, claim_ids)
      if (claim_ids && ids.length < new Set(claim_ids).size)
        return problem('claims.not-payable', { errors: { claim_ids: ['claims.not-payable'] } })
      if (ids.length === 0) return problem('claims.nothing-to-pay')
      const now = call.clock.now()
      const id = newId(now.getTime())
      const { timezone } = await companyFacts(tx, companyId)
      const number = numberOf('P', id, call.clock.today(timezone))
      const by = { created_by: call.session.accountId, created_by_name: call.actor.name }
      await insertPayment(tx, companyId, { id, number, pay_on, ...by, created_at: now.toISOString() })
      await putInto(tx, companyId, id, ids)
      const made = await detail(tx, companyId, id)
      const answer = reply(made, { messageKey: 'claims.payment-made', params: { number } })
      await logPayment(tx, call, 'claims.payment-made', made, { total: made.total, people: made.people, pay_on })
      return answer
    }),
  ),

  on(paymentFile, async (call) => {
    const { companyId } = call.company
    const { id, bank } = call.params
    const read = await call.company.read(async (tx) => {
      const found = await detail(tx, companyId, id)
      const banks = await companyBanks(tx, companyId)
      const lines = found.lines.filter(({ missing }) => missing === null)
      const people = await peopleForFiles(
        tx,
        call.seal,
        companyId,
        lines.map(({ employee_id }) => employee_id),
      )
      return {
        found,
        lines,
        people,
        isBank: banks.some(({ code }) => code === bank),
        owner: await companyFacts(tx, companyId),
      }
    })
    if (!read.isBank && bank !== OTHERS) return problem('payroll.no-such-bank', { status: 404, params: { bank } })
    if (read.lines.length === 0) return problem('claims.nothing-to-pay')
    const { found, owner, people, lines } = read
    const payslips = lines.map(({ employee_id, amount }) => ({
      ...{ employeeId: employee_id, figures: {}, netPay: amount, held: false, batch: 1 },
    }))
    const file = await bankFile(bank, {
      ...{ country: owner.country, language: call.language, period: yearMonthOf(found.pay_on), people, payslips },
      employer: { name: owner.name, numbers: owner.employerNumbers },
      totals: { net_pay: sumOfLines(lines) },
      ...{ paymentDate: found.pay_on, batch: 1 },
    })
    if (!isMarked(file, 'file')) return file
    await call.company.transaction((tx) => logPayment(tx, call, 'claims.payment-file', found, { bank }))
    return { ...file, name: file.name.replace(/^salary_/, 'claims_') }
  }),

  on(payPayment, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      const held = await heldPayment(tx, companyId, id)
      if (!held) return notFound()
      if (held.status === 'paid') return problem('claims.paid-already')
      // The company's day, wherever whoever pays sits.
      const { timezone } = await companyFacts(tx, companyId)
      const today = call.clock.today(timezone)
      const { paid_on = [held.pay_on, today].sort()[0] ?? today, reference } = call.body
      if (paid_on > today) return problem('claims.paid-ahead', { errors: { paid_on: ['claims.paid-ahead'] } })
      const lines = await linesOf(tx, companyId, id)
      const idsOf = (some: typeof lines) => some.flatMap(({ claims }) => claims.map((one) => one.id))
      const paid = idsOf(lines.filter(({ missing }) => missing === null))
      if (paid.length === 0) return problem('claims.nothing-to-pay')
      await putInto(tx, companyId, null, idsOf(lines.filter(({ missing }) => missing !== null)))
      const made = { paid_on, reference: reference || null, now: call.clock.now() }
      await markPaid(tx, companyId, { id, claims: paid }, made)
      await standAs(tx, companyId, paid, 'paid')
      const done = await detail(tx, companyId, id)
      const answer = reply(done, { messageKey: 'claims.payment-paid', params: { count: paid.length } })
      await logPayment(tx, call, 'claims.payment-paid', done, { total: done.total, paid_on, reference })
      return answer
    }),
  ),

  on(dropPayment, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { id } = call.params
      const held = await heldPayment(tx, companyId, id)
      if (!held) return notFound()
      if (held.status === 'paid') return problem('claims.paid-already')
      await deletePayment(tx, companyId, id)
      await logPayment(tx, call, 'claims.payment-dropped', held, {})
      return reply(null, { messageKey: 'claims.payment-dropped' })
    }),
  ),
]

async function detail(tx: Tx, companyId: string, id: string) {
  const [row] = await paymentRows(tx, companyId, id)
  if (!row) throw new Refusal(notFound())
  return { ...row, lines: await linesOf(tx, companyId, id) }
}

const sumOfLines = (lines: readonly { readonly amount: string }[]): string =>
  amountText(sumOf(lines.map(({ amount }) => amountOf(amount))))

type Fields = Readonly<Record<string, unknown>>
const logPayment = (
  tx: Tx,
  call: Pick<Asking, 'company' | 'actor' | 'clock'>,
  action: string,
  { id, number: name }: PaymentRow,
  after: Fields,
): Promise<void> => log(tx, call, { action, subject: { kind: 'claim_payment', id, name }, after })
