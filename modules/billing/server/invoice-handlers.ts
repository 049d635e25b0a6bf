/** Bills made by hand, or for a month again; changed while they are open; voided with a reason, their numbers staying. */
import { amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { operatedRows } from '#modules/operations/server/public.ts'
import { differences } from '#platform/activity/model/differences.ts'
import type { SystemTx } from '#platform/database/server/connect.ts'
import { notFound, type Problem, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { addInvoice, changeInvoice, invoice, invoices, voidInvoice } from '../contract/invoices.ts'
import { manualLine } from '../model/bill-lines.ts'
import { lockAccount } from './account-store.ts'
import { type BillRow, billById, billedKeys, billsListed, changeBill, lineRows } from './bill-store.ts'
import { billView, lineView } from './bill-view.ts'
import { listed, pageAsked } from './listed.ts'
import { issue, makeDue } from './make-bills.ts'
import { logOfCompany, noteReading, type OpsActing } from './ops-log.ts'
import { plansCalled } from './papers.ts'
import { paymentsOfBill } from './payment-store.ts'

export const invoiceHandlers: readonly Handler[] = [
  on(invoices, async (call) => {
    const { company_id: companyId, status, search, reason } = call.query
    await noteReading(call, invoices.id, reason, companyId)
    const today = todayOf(call)
    const page = pageAsked(call.query)
    const found = await call.db.system.read((tx) => billsListed(tx, { companyId, status, search }, { today, page }))
    return listed({ ...found, rows: found.rows.map((row) => billView(row, today)) }, page)
  }),

  on(invoice, async (call) => {
    const found = await call.db.system.read(async (tx) => {
      const row = await billById(tx, call.params.id)
      if (!row) return undefined
      const { company_id: companyId, id } = row
      return { row, lines: await lineRows(tx, companyId, [id]), paid: await paymentsOfBill(tx, row) }
    })
    if (!found) return notFound()
    await noteReading(call, invoice.id, call.query.reason, found.row.company_id)
    const called = await plansCalled(call)
    return {
      ...billView(found.row, todayOf(call)),
      lines: found.lines.map((line) => lineView(line, { say: call.say, language: call.language, called })),
      payments: found.paid.map(({ receipt_no, paid_on, shares }) => ({
        receipt_no,
        paid_on,
        amount: shares.find(({ invoice_id }) => invoice_id === found.row.id)?.amount ?? '0.00',
      })),
    }
  }),

  on(addInvoice, (call) =>
    call.db.system.transaction(async (tx) => {
      const { body } = call
      const today = todayOf(call)
      const [company] = await operatedRows(tx, today, { id: body.company_id })
      if (!company) return wrong('company_id', 'http.not-found')
      await lockAccount(tx, body.company_id)
      const made = 'month' in body ? await ofMonth(tx, call, body) : await byHand(tx, call, body, company.currency_code)
      if ('kind' in made) return made
      const { reason } = body
      const action = 'billing.invoice-made'
      await logOfCompany(tx, call, {
        ...{ action, subject: subjectOf(made), companyId: made.company_id, reason },
        after: told(made),
      })
      return reply(billView(made, today), { messageKey: 'billing.invoice-made', params: { number: made.invoice_no } })
    }),
  ),

  on(changeInvoice, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await heldBill(tx, call.params.id)
      if (!before) return notFound()
      if (before.status !== 'unpaid') return problem('billing.nothing-open')
      const { due_on, note } = call.body
      if (due_on !== undefined && due_on < before.issued_on) return wrong('due_on', 'billing.due-before')
      await changeBill(tx, before, { ...(due_on !== undefined && { due_on }), ...(note !== undefined && { note }) })
      const after = (await billById(tx, before.id)) ?? before
      const changed = differences(told(before), told(after))
      if (changed) {
        const { company_id: companyId } = after
        await logOfCompany(tx, call, {
          action: 'billing.invoice-changed',
          subject: subjectOf(after),
          companyId,
          ...changed,
        })
      }
      return reply(billView(after, todayOf(call)), { messageKey: 'billing.saved' })
    }),
  ),

  on(voidInvoice, (call) =>
    call.db.system.transaction(async (tx) => {
      const before = await heldBill(tx, call.params.id)
      if (!before) return notFound()
      const refused = await voidBill(tx, call, before, call.query.reason)
      return refused ?? reply(null, { messageKey: 'billing.voided' })
    }),
  ),
]

export async function voidBill(
  tx: SystemTx,
  call: OpsActing,
  before: BillRow,
  reason: string,
): Promise<Problem | undefined> {
  if (before.status === 'void') return problem('billing.void-for-good')
  if (amountOf(before.paid) > 0n) return problem('billing.paid-not-void')
  const voided_at = call.clock.now().toISOString()
  await changeBill(tx, before, { status: 'void', void_reason: reason, voided_at })
  const { company_id: companyId } = before
  await logOfCompany(tx, call, {
    ...{ action: 'billing.invoice-voided', subject: subjectOf(before), companyId, reason },
    ...{ before: { status: before.status }, after: { status: 'void', reason } },
  })
  return undefined
}

/** With its company's account, until the transaction ends. */
export async function heldBill(tx: SystemTx, id: string): Promise<BillRow | undefined> {
  const found = await billById(tx, id)
  if (!found) return undefined
  await lockAccount(tx, found.company_id)
  return billById(tx, id)
}

type OfMonth = { readonly company_id: string; readonly month: string }

async function ofMonth(tx: SystemTx, call: OpsActing, { company_id, month }: OfMonth): Promise<BillRow | Problem> {
  const today = todayOf(call)
  if (today.slice(0, 7) <= month) return wrong('month', 'billing.month-not-due')
  if ((await billedKeys(tx, company_id, true)).has(`month:${month}`)) return wrong('month', 'billing.month-billed-once')
  const [made] = await makeDue(tx, company_id, { today, now: call.clock.now() }, month)
  return made ?? wrong('month', 'billing.nothing-to-bill')
}

type ByHand = {
  readonly company_id: string
  readonly due_on?: PlainDate | undefined
  readonly note: string
  readonly has_tax: boolean
  readonly lines: readonly { readonly text: string; readonly quantity: string; readonly unit_price: string }[]
}

async function byHand(
  tx: SystemTx,
  call: OpsActing,
  { company_id, due_on, note, has_tax, lines }: ByHand,
  currency: string,
): Promise<BillRow | Problem> {
  const today = todayOf(call)
  if (due_on !== undefined && due_on < today) return wrong('due_on', 'billing.due-before')
  const written = lines.map(({ text, quantity, unit_price }) =>
    manualLine(text, quantity, amountText(amountOf(unit_price)), currency),
  )
  const given = { today, now: call.clock.now(), lines: written, dueOn: due_on, note, hasTax: has_tax }
  return (await issue(tx, company_id, given)) ?? notFound()
}

export const todayOf = ({ clock, session }: OpsActing): PlainDate => clock.today(session.timezone)
export const wrong = (field: string, word: string): Problem => problem(word, { errors: { [field]: [word] } })
export const subjectOf = ({ id, invoice_no }: BillRow) => ({ kind: 'invoice', id, name: invoice_no })
const told = ({ issued_on, due_on, currency_code, total, note }: BillRow) => ({
  ...{ issued_on, due_on, note },
  total: `${currency_code} ${total}`,
})
