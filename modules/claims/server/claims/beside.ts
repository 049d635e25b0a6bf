/** What one has to know to decide a claim: its papers, what is left of limits afterwards, and whether it is there twice. */
import { sql } from 'kysely'
import { amountOf, amountText } from '#kernel/money.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Asking } from '#platform/requests/server/port.ts'
import { covers, entitledTo, holdsFor, periodOf } from '../../model/limits.ts'
import { allLimits, employmentOf, leftOf, windowOf } from '../limits/balances.ts'
import { booked, groupedPeople } from '../limits/limit-store.ts'
import type { ClaimRow } from './claim-rows.ts'
import type { Book } from './judging.ts'
import { papersOfClaim } from './paper-store.ts'
import { duplicatesOf } from './similar.ts'

const MOST = 10

export async function besideOf(tx: Tx, row: ClaimRow, { facts }: Book, _call: Asking) {
  return {
    attachments: await papersOfClaim(tx, facts.id, row.id),
    limits: await limitsAfter(tx, row, facts),
    duplicates: await duplicatesOf(tx, facts.id, row, MOST),
    recoveries: await recoveriesOf(tx, facts.id, row.id),
  }
}

/** With this claim, which counts as long as it is live. */
async function limitsAfter(tx: Tx, row: ClaimRow, { id, currency }: Book['facts']) {
  const [person] = await groupedPeople(tx, id, { ids: [row.employee_id] })
  if (!person) return []
  const type = { id: row.type_id, claim_category_id: row.category_id }
  const day = plainDateOf(row.expense_date)
  const limits = (await allLimits(tx, id)).filter(
    (limit) => holdsFor(limit, person.claim_group_id) && covers(limit, type),
  )
  const windows = limits.map((limit) => windowOf(limit, day))
  const rows = await booked(tx, id, windows, { people: [person.id] })
  return limits.map((limit) => {
    const own = rows.find(({ limit_id }) => limit_id === limit.id)
    const left = leftOf({
      entitled: entitledTo(limit, periodOf(limit.period, day), employmentOf(person), currency),
      adjusted: amountOf(own?.adjusted ?? '0'),
      used: amountOf(own?.used ?? '0'),
      pending: amountOf(own?.pending ?? '0'),
    })
    return { limit_id: limit.id, name: limit.name, left: amountText(left) }
  })
}

async function recoveriesOf(tx: Tx, companyId: string, claimId: string) {
  const { rows } = await sql<{ amount: string; reason: string; by: string; at: string }>`
    select amount, reason, created_by_name as by, created_at as at from claim_recoveries
    where company_id = ${companyId} and claim_id = ${claimId} order by created_at`.execute(tx)
  return rows
}
