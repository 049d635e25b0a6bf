/**
 * What people spent in the year before the last weeks and were paid for by the program used until then: one sheet of
 * claims, as a company brings it when it moves in. The receipts of the last of them were kept and stand beside them.
 */
import { sql } from 'kysely'
import { amountText } from '#kernel/money.ts'
import { addDays } from '#kernel/plain-date.ts'
import { attach } from '#modules/claims/contract/attachments.ts'
import { list } from '#modules/claims/contract/claims.ts'
import { importClaims } from '#modules/claims/contract/sheets.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { type Business, memberAt } from './business.ts'
import { MADE } from './claims-made.ts'
import { type Kind, spending } from './claims-texts.ts'
import { morningOf } from './opening.ts'
import { drawnReceipt, receiptNo } from './receipt.ts'
import { perDiemsOfYear } from './travel-texts.ts'

/** With those of the last weeks and the per diems of the year's travels three hundred. */
const MANY = 300 - MADE - perDiemsOfYear
/** Of so many of the last ones the receipts were kept. */
const KEPT = 60
/** Their numbers are others than those of the last weeks. */
const NUMBERED = 100
const [FIRST, LAST] = [364, 95]
const PAID_AFTER = 21
const kinds: readonly Kind[] = ['ride', 'meal', 'car', 'road', 'ride', 'clinic', 'meal', 'stay']
const HEAD =
  'staff_id,type,expense_date,amount,total_mileage,from_place,to_place,merchant,receipt_no,note,status,paid_on,reference'

export async function claimsBefore(business: Business): Promise<void> {
  const { act, claims, now, today } = business
  const at = morningOf(addDays(today, -LAST + PAID_AFTER))
  const known = (await act(claims, list, { at: now })) as DataOf<typeof list>
  if (known.length < MANY) {
    const rows = Array.from({ length: MANY }, (_, row) => rowOf(business, row))
    const bytes = Buffer.from(`${[HEAD, ...rows].join('\n')}\n`)
    await act(claims, importClaims, { file: { name: 'claims.csv', type: 'text/csv', bytes }, at })
  }
  await keepReceipts(business, at)
}

/** What was put beside its claim already is left there. */
async function keepReceipts(business: Business, at: Date): Promise<void> {
  const { db, act, claims, country } = business
  const bought = Array.from({ length: KEPT }, (_, back) => boughtAt(business, MANY - KEPT + back)).filter(
    ({ km }) => km === undefined,
  )
  const company = db.forCompany(claims.companyId)
  const { rows: lacking } = await company.read((tx) =>
    sql<{ receipt_no: string }>`
      select receipt_no from claims x where company_id = ${claims.companyId} and receipt_no is not null
        and not exists (select from claim_attachments a where a.company_id = x.company_id and a.claim_id = x.id)`.execute(
      tx,
    ),
  )
  const wanted = new Set(lacking.map(({ receipt_no }) => receipt_no))
  const kept: { receipt_no: string; file_id: string }[] = []
  for (const bill of bought) {
    const { receipt_no, file } = drawnReceipt(country, bill)
    if (!wanted.has(receipt_no)) continue
    const { id } = (await act(claims, attach, { file, at })) as DataOf<typeof attach>
    kept.push({ receipt_no, file_id: id })
  }
  await company.transaction((tx) =>
    sql`
      update claim_attachments a set claim_id = x.id
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k(receipt_no text, file_id uuid), claims x
      where a.company_id = ${claims.companyId} and a.file_id = k.file_id
        and x.company_id = a.company_id and x.receipt_no = k.receipt_no`.execute(tx),
  )
}

/** Everybody in turn, day by day through the year. */
function boughtAt({ country, today }: Business, at: number) {
  const kind = kinds[at % kinds.length] ?? 'ride'
  const { merchant, first, step, ...of } = spending[country].kinds[kind]
  return {
    ...of,
    kind,
    merchant,
    ...{ at: at + NUMBERED, day: addDays(today, -FIRST + Math.floor((at * (FIRST - LAST)) / MANY)) },
    ...{ amount: amountText(first + BigInt(at % 7) * (step / 2n)), seller: merchant[at % merchant.length] ?? '' },
  }
}

function rowOf(business: Business, at: number): string {
  const { country, staff } = business
  const { type, merchant, km, notes, kind, ...bill } = boughtAt(business, at)
  // A doctor is seen once a year and person: on no day is the year's limit used up for the claims of the last weeks.
  const member = memberAt(staff, kind === 'clinic' ? Math.floor(at / kinds.length) : at * 5)
  const way = km === undefined ? ['', '', ''] : [km, merchant[0] ?? '', merchant[1] ?? '']
  const bought = km === undefined ? [bill.amount, bill.seller, receiptNo(country, bill)] : ['', '', '']
  const note = notes[at % notes.length] ?? ''
  return [
    ...[member.staff_id, type, bill.day, bought[0], ...way, bought[1], bought[2], note, 'paid'],
    ...[addDays(bill.day, PAID_AFTER), spending[country].paid],
  ]
    .map((cell) => `"${cell}"`)
    .join(',')
}
