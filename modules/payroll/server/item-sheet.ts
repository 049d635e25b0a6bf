/** The month's sheet of pay items: payroll's side of the one way sheets are taken. */
import { amountOf, amountText } from '#kernel/money.ts'
import { employedPeople, ownEmployments, personIdsByStaffId } from '#modules/employees/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Problem, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { type CellFault, type Row, type Sheet, textAt } from '#platform/sheets/model/sheet.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import type { Keeper, UndoOffer } from '#platform/undo/server/undoable.ts'
import { choicesOf } from '../model/categories/category-choices.ts'
import type { EarningCategory } from '../model/categories/earning-category.ts'
import { type ComparedItems, comparedItems, type SheetItemAmount } from '../model/compared-items.ts'
import type { CountryPack } from '../model/country-pack.ts'
import { faultOfItem } from '../model/item-rules.ts'
import type { Period } from '../model/period.ts'
import { heldCategories } from './categories/category-store.ts'
import { type Chosen, chosenOf } from './categories/chosen.ts'
import { addEvent } from './event-store.ts'
import { runFor } from './handlers/open-run.ts'
import type { RunRow } from './run-store.ts'
import { replaceSheetItems, sheetItemsOf } from './sheet-items-store.ts'
import { markPeople } from './stale-store.ts'
import { subjectOfRun } from './subject-names.ts'
import { uploadUndo } from './upload-undo.ts'

const ITEM_BATCH = 'pay_items'

export const itemSheet = (categories: readonly EarningCategory[]): Sheet => ({
  name: 'pay-items',
  columns: [
    { name: 'month', word: 'payroll.sheet.month', kind: 'month', required: true, example: '2026-01' },
    { name: 'staff_id', word: 'payroll.sheet.staff_id', kind: 'text', required: true },
    {
      name: 'type',
      word: 'payroll.sheet.type',
      kind: 'choice',
      required: true,
      ...choicesOf(categories),
    },
    { name: 'amount', word: 'payroll.sheet.amount', kind: 'money', required: true },
  ],
})

type ItemPlan = {
  /** What is stored: the rows of the month, and one's own from earlier sheets that are not among them. */
  readonly items: readonly SheetItemAmount[]
  readonly ownKept: number
  /** Months of the rows that are left out, one for each. */
  readonly otherMonths: readonly string[]
  /** Undefined where a cell is wrong. */
  readonly compared: ComparedItems | undefined
  /** Nothing of the sheet is of this month, and what came before would go. */
  readonly clears: boolean
  replaced: number
  undo?: UndoOffer
}
export type ItemsCreated = { readonly other_months: number; readonly replaced: number }
export type ItemsSummary = Pick<ItemPlan, 'compared' | 'clears' | 'undo' | 'ownKept'> & {
  readonly months: readonly string[]
}
type Judging = {
  readonly run: RunRow
  /** By the code of the category. */
  readonly chosen: ReadonlyMap<string, Chosen>
  readonly known: ReadonlyMap<string, string>
  readonly employed: ReadonlySet<string>
}

type Uploading = Keeper & {
  readonly actor: Actor
  readonly fileName: string
  /** Somebody wants all items of earlier sheets gone, and said so. */
  readonly confirmed: boolean
  /** Beside whom nobody else could enter their pay. */
  readonly onlyAdmin: string | null
}
type Known = { readonly pack: CountryPack; readonly categories: readonly EarningCategory[] }

export function itemBatch(
  companyId: string,
  { pack, categories }: Known,
  period: Period,
  call: Uploading,
): SheetKind<ItemPlan, ItemsCreated, ItemsSummary> {
  const { actor, clock, fileName } = call
  let run: RunRow | undefined
  return {
    kind: ITEM_BATCH,
    sheet: itemSheet(categories),
    async judge(tx, rows) {
      run = await runFor(tx, companyId, period, 'items')
      const mine = rows.filter((row) => textAt(row, 'month') === period.key)
      const judging = await judgingOf(tx, companyId, period, run, pack)
      const before = await sheetItemsOf(tx, companyId, period, run.reopened_for)
      const whose = { companyId, accountId: actor.accountId, onlyAdmin: call.onlyAdmin }
      const employments = await ownEmployments(tx, whose)
      const isOwn = ({ employeeId }: SheetItemAmount) => employments.has(employeeId)
      const ownBefore = before.filter(isOwn)
      const own = { employments, before: [...ownBefore] }
      const faults = mine.flatMap((row) => [...faultOf(row, pack, period, judging), ...ownPay(row, judging, own)])
      // Nobody takes from themselves either what somebody else entered: it stays, as entered by that one.
      const others = mine.map((row) => itemOf(row, judging)).filter((item) => !isOwn(item))
      const items = faults.length > 0 ? [] : [...others, ...ownBefore]
      const compared = faults.length > 0 ? undefined : comparedItems(before, items, isMoneyIn(pack))
      const otherMonths = rows.map((row) => textAt(row, 'month') ?? '').filter((month) => month !== period.key)
      const ownKept = own.before.length
      const clears = mine.length === 0 && before.length > ownKept
      return { faults, notes: [], plan: { items, ownKept, otherMonths, compared, clears, replaced: 0 } }
    },
    created: ({ otherMonths, replaced }) => ({ other_months: otherMonths.length, replaced }),
    summary: ({ compared, clears, undo, otherMonths, ownKept }) => ({
      compared,
      clears,
      ownKept,
      months: [...new Set(otherMonths)].sort(),
      ...(undo && { undo }),
    }),
    async store(tx, plan, batchId) {
      if (!run) throw new Error('a sheet is judged before it is stored')
      if (plan.clears && !call.confirmed) throw new Refusal(clearingAsks(period, plan.compared))
      const openFor = run.reopened_for
      const upload = { batchId, accountId: actor.accountId, items: plan.items, openFor }
      const { kept, touched } = await replaceSheetItems(tx, companyId, period, upload)
      const replaced = (kept[0]?.rows.length ?? 0) - plan.ownKept
      plan.replaced = replaced
      plan.undo = await uploadUndo.keep(tx, call, {
        month: { year: String(period.year), month: String(period.month), run: period.run },
        batchId,
        openFor,
        items: plan.items.length,
        touched,
        kept,
      })
      await markPeople(tx, companyId, run, touched, 'item', actor.name)
      const stored = plan.items.length - plan.ownKept
      const detail = { rows: stored, replaced, file: fileName.slice(0, 255) }
      await addEvent(tx, companyId, run, 'items_uploaded', actor, clock.now(), detail)
      const subject = subjectOfRun(run, period.key)
      const after = { rows: stored, replaced, batch: batchId }
      await record(tx, companyId, [{ action: 'payroll.items-uploaded', subject, after }], { actor, now: clock.now() })
    },
  }
}

const isMoneyIn = (pack: CountryPack) => {
  const inDays = new Set(pack.itemTypes.filter(({ unit }) => unit === 'days').map(({ type }) => type))
  return (type: string) => !inDays.has(type)
}

function clearingAsks({ key: month }: Period, compared: ComparedItems | undefined): Problem {
  const params = { month, removed: compared?.removed ?? 0, total: compared?.total_before ?? '' }
  return problem('payroll.items-would-go', { status: 409, params, data: [], extra: { confirm_required: true } })
}

async function judgingOf(tx: Tx, companyId: string, period: Period, run: RunRow, pack: CountryPack): Promise<Judging> {
  const employed = await employedPeople(tx, companyId, period)
  // Read anew: of those that the sheet was read by, one may be gone by now.
  const categories = await heldCategories(tx, companyId, pack)
  return {
    run,
    chosen: new Map(categories.map((one) => [one.code, chosenOf(one)])),
    known: await personIdsByStaffId(tx, companyId),
    employed: new Set(employed.map(({ id }) => id)),
  }
}

function faultOf(row: Row, pack: CountryPack, period: Period, { run, known, employed, chosen }: Judging): CellFault[] {
  const staffId = textAt(row, 'staff_id') ?? ''
  const id = known.get(staffId.toLowerCase())
  const person = (key: string, expected: string): CellFault => ({
    row: row.row,
    column: 'staff_id',
    value: staffId,
    message: { key, params: { month: period.key } },
    expected: { key: expected },
  })
  if (!id) return [person('payroll.cell.unknown-person', 'payroll.cell.person-expected')]
  if (!employed.has(id)) return [person('payroll.cell.not-employed', 'payroll.cell.employed-expected')]
  if (run.reopened_for && !run.reopened_for.includes(id)) {
    return [person('payroll.cell.frozen', 'payroll.cell.employed-expected')]
  }
  const type = textAt(row, 'type') ?? ''
  const item = chosen.get(type)
  if (!item) {
    const message = { key: 'payroll.unknown-type', params: { type } }
    return [{ row: row.row, column: 'type', value: type, message, expected: { key: 'payroll.cell.type-expected' } }]
  }
  const amount = textAt(row, 'amount') ?? ''
  const fault = faultOfItem(pack, { type: item.type, amount })
  if (!fault) return []
  const [key, expected] = fault === 'payroll.days' ? ['days', 'days-expected'] : ['too-much', 'amount-expected']
  return [
    {
      row: row.row,
      column: 'amount',
      value: amount,
      message: { key: `payroll.cell.${key}` },
      expected: { key: `payroll.cell.${expected}` },
    },
  ]
}

/** `before`: those of earlier sheets, each until a row of this one says it again. */
type OwnItems = { readonly employments: ReadonlySet<string>; readonly before: SheetItemAmount[] }

/** Nobody gives themselves an item; what somebody else gave them may stand in the sheet as it was, as often as it was. */
function ownPay(row: Row, judging: Judging, { employments, before }: OwnItems): CellFault[] {
  const item = itemOf(row, judging)
  if (!employments.has(item.employeeId)) return []
  const at = before.findIndex((one) => keyOf(one) === keyOf(item))
  if (at >= 0) {
    before.splice(at, 1)
    return []
  }
  const [message, expected] = [{ key: 'payroll.cell.own-pay' }, { key: 'payroll.cell.colleague-expected' }]
  return [{ row: row.row, column: 'staff_id', value: textAt(row, 'staff_id') ?? '', message, expected }]
}

const keyOf = ({ employeeId, type, categoryId, amount }: SheetItemAmount): string =>
  [employeeId, type, categoryId, amountText(amountOf(amount))].join(' ')

function itemOf(row: Row, { known, chosen }: Judging): SheetItemAmount {
  return {
    employeeId: known.get((textAt(row, 'staff_id') ?? '').toLowerCase()) ?? '',
    ...(chosen.get(textAt(row, 'type') ?? '') ?? { type: '', categoryId: null }),
    amount: textAt(row, 'amount') ?? '0.00',
  }
}
