/** Claims that look like one that is claimed already. */

import { sql } from 'kysely'
import { amountOf, parseAmount } from '#kernel/money.ts'
import { personOf } from '#modules/employees/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { prepared } from '#platform/database/server/prepared.ts'
import type { ClaimAsked } from './asked.ts'
import { closedEmpty, LIVE } from './claim-rows.ts'

type Like = {
  readonly employee_id: string
  readonly amount: string
  readonly currency_code: string
  readonly expense_date: string
  readonly merchant: string
  readonly receipt_no: string
}

/** Own ones of the same amount, currency, day and merchant; anybody's of the same day and receipt number. */
export async function similarTo(
  tx: Tx,
  companyId: string,
  people: readonly string[],
  all: readonly ClaimAsked[],
  except: readonly string[],
) {
  const days = [...new Set(all.map(({ expense_date }) => expense_date))]
  const { rows } = await prepared(
    tx,
    sql<Like>`
    select employee_id, amount, currency_code, expense_date, coalesce(lower(merchant), '') as merchant,
      coalesce(lower(receipt_no), '') as receipt_no
    from claims where company_id = ${companyId} and expense_date = any(${days}::date[]) and status in ${LIVE}
      and id <> all(${[...except]}::uuid[]) and not ${closedEmpty(sql`status`, sql`claimable_amount`)}
      and (employee_id = any(${[...people]}::uuid[]) or receipt_no is not null)`,
  )
  return (employeeId: string, wish: ClaimAsked, currency: string): boolean =>
    rows.some(
      (row) =>
        row.expense_date === wish.expense_date &&
        ((row.receipt_no !== '' && row.receipt_no === wish.receipt_no?.toLowerCase()) ||
          (row.employee_id === employeeId &&
            wish.amount !== null &&
            amountOf(row.amount) === parseAmount(wish.amount) &&
            row.currency_code === (wish.currency_code ?? currency) &&
            row.merchant === (wish.merchant?.toLowerCase() ?? ''))),
    )
}

/** The same rule among those sent together. Ways of a day are not alike for having no amount. */
export function likeOf(employeeId: string, wish: ClaimAsked, currency: string): string | undefined {
  const amount = wish.amount === null ? undefined : parseAmount(wish.amount)
  if (amount === undefined) return undefined
  const where = [wish.currency_code ?? currency, wish.expense_date, wish.merchant?.toLowerCase() ?? '']
  return [employeeId, amount, ...where].join('|')
}

type Claimed = {
  readonly id: string
  readonly employee_id: string
  readonly amount: string
  readonly expense_date: string
  readonly currency_code: string
  readonly receipt_no: string | null
}

/** For whoever decides: the claims that this one looks like, or that have its receipt, the last first. */
export async function duplicatesOf(tx: Tx, companyId: string, claim: Claimed, most: number) {
  const { rows } = await sql<{
    id: string
    claim_no: string
    full_name: string
    expense_date: string
    claimable_amount: string
  }>`
    select x.id, x.claim_no, e.full_name, x.expense_date, x.claimable_amount from claims x
    ${personOf('x')}
    where x.company_id = ${companyId} and x.id <> ${claim.id} and x.status in ${LIVE} and (
      (x.employee_id = ${claim.employee_id} and x.expense_date = ${claim.expense_date} and x.amount = ${claim.amount}
        and x.currency_code = ${claim.currency_code})
      or (x.expense_date = ${claim.expense_date} and lower(x.receipt_no) = lower(${claim.receipt_no}))
      or x.id in (select o.claim_id from claim_attachments a
        join claim_attachments o on o.company_id = a.company_id and o.sha256 = a.sha256
        where a.company_id = ${companyId} and a.claim_id = ${claim.id}))
    order by x.created_at desc limit ${most}`.execute(tx)
  return rows
}
