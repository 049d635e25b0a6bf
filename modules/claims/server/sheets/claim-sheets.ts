/** Claims by a sheet: what is new is judged as if it were entered, sent or kept as paid before; all of it, or none. */
import { sql } from 'kysely'
import { z } from 'zod'
import { plainDateOf } from '#kernel/plain-date.ts'
import { holdPeople } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import { type Acting, actingOf } from '#platform/approvals/server/acting.ts'
import { forgetRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Change } from '#platform/sheets/model/changes.ts'
import { fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { CellFault, CellNote, Row } from '#platform/sheets/model/sheet.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { imported } from '#platform/sheets/server/imported.ts'
import { takeChanges } from '#platform/sheets/server/take-changes.ts'
import { undoImport } from '#platform/sheets/server/undo-import.ts'
import { exportClaimSheet, importClaims, undoClaims } from '../../contract/sheets.ts'
import { wordOf } from '../../model/claim.ts'
import { type Finding, fieldOf } from '../../model/policies.ts'
import { claimRow, claimSheet, newRows, type SheetBook } from '../../model/sheets/claim-sheet.ts'
import { categoriesOf } from '../claim-store.ts'
import { askedOf, type ClaimAsked } from '../claims/asked.ts'
import { claimRows } from '../claims/claim-rows.ts'
import { claimView } from '../claims/claim-view.ts'
import { judging } from '../claims/judging.ts'
import { bookOf, type Fresh, judgedOf } from '../claims/port.ts'
import type { ClaimNeeds } from '../needs.ts'
import { typesOf } from '../type-store.ts'
import { type Brought, keepBrought } from './brought-claims.ts'

const KIND = 'claims'
const Kept = z.object({ id: z.string(), name: z.string(), status: z.string(), claimable_amount: z.string() })
type Plan = {
  readonly made: readonly Brought[]
  readonly changed: readonly never[]
  readonly changes: readonly Change[]
}
type Taking = Call<typeof importClaims>

/** Before the calls of one claim: an address ends in a word where those have an id. */
export const claimSheetHandlers = (approvals: Approvals, needs: ClaimNeeds): readonly Handler[] => [
  on(exportClaimSheet, (call) =>
    sheetFile(call, 'claims.xlsx', async (tx) => {
      const { today } = await bookOf(tx, call)
      const rows = await claimRows(tx, call.company.companyId, { where: sql`true`, paging: undefined })
      return { sheet: claimSheet, rows: rows.map((row) => claimRow(claimView(row, today, call))) }
    }),
  ),

  on(importClaims, async (call) => {
    const acting = await actingOf(call)
    return takeChanges(call, {
      kind: KIND,
      sheet: claimSheet,
      judge: (tx, rows) => judged(tx, call, acting, needs, rows),
      created: ({ made }: Plan) => ({ made: made.map(keptOf), changed: [] }),
      async store(tx, { made, changed }, batchId) {
        await keepBrought(tx, { approvals, acting }, made)
        const list = made.map(keptOf)
        const happened = imported('claims.claims-imported', { batchId, list: KIND, made: list, changed })
        await record(tx, call.company.companyId, [happened], acting)
      },
    })
  }),

  on(undoClaims, async (call) => {
    const acting = await actingOf(call)
    const { companyId } = call.company
    return undoImport(call, {
      kind: KIND,
      action: 'claims.claims-import-undone',
      read: (stored) => z.object({ made: z.array(Kept), changed: z.array(z.never()) }).parse(stored),
      now: (tx, states) =>
        standing(
          tx,
          companyId,
          states.map(({ id }) => id),
        ),
      async restore(tx, { made }) {
        const ids = made.map(({ id }) => id)
        await forgetRequests(tx, approvals, acting, ids)
        await deleteByIds(tx, 'claims', ids)
      },
    })
  }),
]

const keptOf = ({ one, paid }: Brought) => ({
  ...{ id: one.id, name: one.claim_no, claimable_amount: one.claimable_amount },
  status: paid ? 'paid' : 'pending',
})

/** While they wait or are paid as they came, by nobody else's hand. */
async function standing(tx: Tx, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<z.output<typeof Kept>>`
    select x.id, x.claim_no as name, case when r.status = 'processing' then r.status else x.status end as status,
      x.claimable_amount::text from claims x
    join approval_requests r on r.company_id = x.company_id and r.id = x.id
    where x.company_id = ${companyId} and x.id = any(${[...ids]}::uuid[]) order by x.id for update of r, x`.execute(tx)
  return rows
}

async function judged(tx: Tx, call: Taking, acting: Acting, needs: ClaimNeeds, rows: readonly Row[]) {
  const { companyId } = call.company
  const book = await bookOf(tx, call)
  const { fresh, faults } = newRows(rows, await sheetBook(tx, call, rows))
  const people = await holdPeople(tx, companyId, [...new Set(fresh.map(({ employeeId }) => employeeId))])
  const wishes = fresh.map((one) => ({ ...one, asked: wishOf(one.row, one.typeId) }))
  const judge = await judging(
    { tx, needs, book, by: acting.session.accountId, changed: null },
    wishes.flatMap(({ asked, employeeId }) => {
      const person = people.get(employeeId)
      return person ? [{ person, asked }] : []
    }),
  )
  const wrong: CellFault[] = [...faults]
  const notes: CellNote[] = []
  const made: Brought[] = []
  // One submission a person: their form tells what they sent, and nothing of others.
  const submissions = new Map([...people.keys()].map((employeeId) => [employeeId, newId(acting.now.getTime())]))
  for (const { row, employeeId, asked, paid } of wishes) {
    const person = people.get(employeeId)
    if (!person) continue
    const id = newId(acting.now.getTime())
    const submission = submissions.get(employeeId) ?? id
    const found = judgedOf({ book, acting }, judge(person, asked), person, asked, { id, submission })
    wrong.push(...faultsAt(row, found.faults, paid !== null))
    if (paid === null) notes.push(...found.one.findings.flatMap((finding) => asksAt(row, finding)))
    made.push({
      one: paid ? asItWasPaid(found.one, asked) : found.one,
      paid: paid && { ...paid, on: plainDateOf(paid.on) },
    })
  }
  // Two claims may be alike in everything: their rows tell them apart.
  const changes = wishes.map(({ row, asked, employeeId }): Change => {
    const what = [people.get(employeeId)?.full_name, textIn(row, 'type'), asked.expense_date, asked.amount]
    return { what: 'add', kind: 'claim', name: `${row.row}: ${what.filter(Boolean).join(', ')}` }
  })
  return { faults: wrong, notes, plan: { made, changed: [], changes } satisfies Plan }
}

/** What was paid before came to what it came to, whatever the company minds today. */
const asItWasPaid = (one: Fresh, { claimable_amount }: ClaimAsked): Fresh => ({
  ...one,
  claimable_amount: claimable_amount ?? one.base_amount,
  findings: [],
})

type Told = Readonly<Record<string, readonly (string | { readonly key: string; readonly params?: object })[]>>
const COLUMNS = new Set(claimSheet.columns.map(({ name }) => name))

/** By its column. Of what was paid before, neither the company's rules nor a lacking receipt nor a closed type count. */
function faultsAt(row: Row, faults: Told, wasPaid: boolean): CellFault[] {
  return Object.entries(faults).flatMap(([field, [first]]) => {
    if (first === undefined) return []
    const isRule = typeof first !== 'string' || field === 'attachment_ids' || field === 'type_id'
    if (wasPaid && isRule) return []
    const column = COLUMNS.has(field) ? field : 'type'
    const found = fault(row, column, '', { key: 'claims.expected.fits' })
    const message = typeof first === 'string' ? { key: first } : { key: first.key, params: { ...first.params } }
    return [{ ...found, message }]
  })
}

/** What asks elsewhere is told in the preview: whoever brings the sheet then has looked at it. */
function asksAt(row: Row, { rule, level, params }: Finding): CellNote[] {
  const field = fieldOf(rule)
  const column = COLUMNS.has(field) ? field : 'type'
  return level === 'block' ? [] : [{ row: row.row, column, message: { key: wordOf(rule, params), params } }]
}

function wishOf(row: Row, type_id: string): ClaimAsked {
  const text = (name: string) => textIn(row, name)
  return askedOf({
    ...{ type_id, expense_date: plainDateOf(text('expense_date') ?? '') },
    ...{ amount: text('amount'), exchange_rate: text('exchange_rate'), claimable_amount: text('claimable_amount') },
    currency_code: text('currency_code') as Parameters<typeof askedOf>[0]['currency_code'],
    ...{ total_mileage: text('total_mileage'), from_place: text('from_place'), to_place: text('to_place') },
    ...{ tax_amount: text('tax_amount'), merchant: text('merchant'), supplier_tax_no: text('supplier_tax_no') },
    ...{ receipt_no: text('receipt_no'), note: text('note') },
  })
}

async function sheetBook(tx: Tx, call: Taking, rows: readonly Row[]): Promise<SheetBook> {
  const { companyId } = call.company
  const { today } = await bookOf(tx, call)
  const numbers = rows.flatMap((row) => textIn(row, 'claim_no') ?? [])
  const claims = await claimRows(tx, companyId, {
    where: sql`x.claim_no = any(${numbers})`,
    paging: undefined,
  })
  const staff = [...new Set(rows.map((row) => folded(textIn(row, 'staff_id') ?? '')))]
  const { rows: people } = await sql<{ id: string; staff_id: string }>`
    select id, staff_id from employees where company_id = ${companyId} and lower(staff_id) = any(${staff})
      and not is_service_account order by joined_on, id`.execute(tx)
  const categories = new Map((await categoriesOf(tx, companyId)).map(({ id, name }) => [id, name]))
  const types = (await typesOf(tx, companyId)).map(({ id, name, claim_category_id }) => ({
    ...{ id, name, category: categories.get(claim_category_id) ?? '' },
  }))
  return {
    known: new Map(claims.map((row) => [row.claim_no, claimRow(claimView(row, today, call))])),
    people: new Map(people.map(({ id, staff_id }) => [folded(staff_id), id])),
    ...{ types, today },
  }
}
