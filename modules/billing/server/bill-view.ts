/** A bill as it is answered; whether it is overdue hangs on the day. */
import { amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { dayText, wholeText } from '#platform/words/format.ts'
import type { billStatuses } from '../contract/types.ts'
import type { BillLine } from '../model/bill-lines.ts'
import { leftOf } from '../model/shares.ts'
import type { BillRow } from './bill-store.ts'

/** `called`: names of plans that are others in the reader's language. */
type Printing = { readonly say: Say; readonly language: Language; readonly called: ReadonlyMap<string, string> }

type StatusOnDay = (typeof billStatuses)[number]
export const statusOn = ({ status, due_on }: Pick<BillRow, 'status' | 'due_on'>, today: PlainDate): StatusOnDay =>
  status === 'unpaid' && due_on < today ? 'overdue' : status

export function billView(row: BillRow, today: PlainDate) {
  const { due_on, total, paid_on, buyer, ...rest } = row
  return {
    ...rest,
    company_name: buyer.name,
    period: periodOf(row),
    due_date: due_on,
    amount: total,
    left: row.status === 'void' ? '0.00' : amountText(leftOf(row)),
    status: statusOn(row, today),
    paid_at: paid_on,
  }
}

function periodOf({ bill_key, period_from, period_to }: BillRow): string {
  if (bill_key?.startsWith('month:')) return bill_key.slice('month:'.length)
  return period_from && period_to ? `${period_from} - ${period_to}` : ''
}

/** In the reader's language: what is counted, from when to when, and which part of the period that is. */
export function lineView(line: BillLine, printing: Printing) {
  const { kind, quantity, unit_price, amount } = line
  return { text: kind === 'manual' ? line.text : textOf(line, printing), quantity, unit_price, amount }
}

function textOf(line: BillLine, { say, language, called }: Printing): string {
  const { kind, plan_name, from_day, to_day, days, of_days, heads, first_head, last_head } = line
  const day = (date: string | null) => (date === null ? '' : dayText(date, language))
  const what = say(language, `billing.line-${kind}`, {
    plan: called.get(plan_name) ?? plan_name,
    heads: wholeText(heads ?? 0),
    first: wholeText(first_head ?? 0),
    last: wholeText(last_head ?? 0),
  })
  const when = { from: day(from_day), to: day(to_day), days: days ?? 0, of: of_days ?? 0 }
  return `${what} · ${say(language, days === of_days ? 'billing.line-whole' : 'billing.line-part', when)}`
}
