/**
 * Balances of limits as a sheet: one row a person and a limit in its present period. What the sheet says beside what
 * follows from the limit and the claims is an adjustment, as when HR adjusts one balance by hand.
 */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { ListKind } from '#platform/sheets/model/list-plan.ts'
import { cellAt, fault, folded, textIn } from '#platform/sheets/model/row-cells.ts'
import type { Row, Sheet } from '#platform/sheets/model/sheet.ts'
import { periods } from '../limits.ts'

/** What a batch keeps: claims sent meanwhile are no matter of it. */
export type SheetBalance = {
  readonly id: string
  readonly name: string
  readonly employee_id: string
  readonly limit_id: string
  readonly period_from: string
  /** Beside what follows from the limit, and beside what the claims come to; what is used is below zero. */
  readonly adjusted: string
  readonly adjusted_used: string
}
export type BalanceFacts = {
  readonly item: SheetBalance
  readonly staff_id: string
  readonly full_name: string
  readonly limit: string
  readonly period: string
  readonly entitled: string
  readonly used: string
}

export const balanceSheet: Sheet = {
  name: 'claim_balances',
  columns: [
    { name: 'staff_id', word: 'claims.sheet.staff_id', kind: 'text', required: true, example: 'KS-001' },
    { name: 'full_name', word: 'claims.sheet.full_name', kind: 'text' },
    { name: 'limit', word: 'claims.sheet.limit', kind: 'text', required: true, max: 600, example: 'Medical' },
    { name: 'period', word: 'claims.sheet.period', kind: 'choice', required: true, choices: periods },
    { name: 'period_from', word: 'claims.sheet.period_from', kind: 'date' },
    { name: 'entitled', word: 'claims.sheet.entitled', kind: 'money', required: true, example: '1200.00' },
    { name: 'used', word: 'claims.sheet.used', kind: 'money', example: '300.00' },
  ],
}

export const balanceRows = (all: readonly BalanceFacts[]) =>
  all.map((facts) => ({
    staff_id: facts.staff_id,
    full_name: facts.full_name,
    limit: facts.limit,
    period: facts.period,
    period_from: facts.item.period_from,
    ...toldOf(facts, facts.item),
  }))

/** What would stand below zero stands on the other side. */
function toldOf({ entitled, used }: Sums, { adjusted, adjusted_used }: Adjusted) {
  const [whole, spent] = [amountOf(entitled) + amountOf(adjusted), amountOf(used) - amountOf(adjusted_used)]
  const [over, under] = [belowZero(whole), belowZero(spent)]
  return { entitled: amountText(whole + over + under), used: amountText(spent + over + under) }
}
const belowZero = (amount: Amount): Amount => (amount < 0n ? -amount : 0n)
type Sums = Pick<BalanceFacts, 'entitled' | 'used'>
type Adjusted = Pick<SheetBalance, 'adjusted' | 'adjusted_used'>

/** `own`: of whoever sends the sheet. They may stand in it as they are; somebody else changes them. */
export function balanceList(
  all: readonly BalanceFacts[],
  own: ReadonlySet<string> = new Set(),
): ListKind<SheetBalance> {
  const byId = new Map(all.map((facts) => [facts.item.id, facts]))
  const people = new Set(all.map(({ staff_id }) => folded(staff_id)))
  const told = (item: SheetBalance) => {
    const facts = byId.get(item.id)
    return facts && toldOf(facts, item)
  }
  return {
    kind: 'balance',
    keyOf: ({ id }) => {
      const facts = byId.get(id)
      return keyOf([facts?.staff_id, facts?.limit, facts?.period])
    },
    keyIn: (row) => keyOf([textIn(row, 'staff_id'), textIn(row, 'limit'), textIn(row, 'period')]),
    keyColumn: 'limit',
    itemOf(row, before) {
      const facts = before && byId.get(before.id)
      if (!facts) {
        return people.has(folded(textIn(row, 'staff_id') ?? ''))
          ? [fault(row, 'limit', 'claims.unknown-limit', { key: 'claims.expected.limit' })]
          : [fault(row, 'staff_id', 'claims.unknown-person', { key: 'claims.expected.staff_id' })]
      }
      const from = textIn(row, 'period_from')
      if (from !== null && from !== before.period_from) {
        const expected = { key: 'claims.expected.period_from', params: { day: before.period_from } }
        return [fault(row, 'period_from', 'claims.other-period', expected)]
      }
      const after = { ...before, ...adjustedBy(row, facts) }
      if (own.has(after.employee_id) && !isAlike(after, before))
        return [fault(row, 'staff_id', 'claims.own-balance', { key: 'claims.expected.colleagues' })]
      return after
    },
    nameOf: ({ name }) => name,
    fields: {
      entitled: (item) => told(item)?.entitled ?? null,
      used: (item) => told(item)?.used ?? null,
    },
  }
}

/** Without a column for what was used that stays as it was said; an empty cell says: what the claims come to. */
function adjustedBy(row: Row, facts: BalanceFacts): Adjusted {
  const told = toldOf(facts, facts.item)
  const [wanted, spent] = [
    textIn(row, 'entitled') ?? told.entitled,
    textIn(row, 'used') ?? (cellAt(row, 'used') === undefined ? told : facts).used,
  ]
  // As it left: nothing is moved from one side to the other.
  if (isSame(wanted, told.entitled) && isSame(spent, told.used)) return facts.item
  return {
    adjusted: amountText(amountOf(wanted) - amountOf(facts.entitled)),
    adjusted_used: amountText(amountOf(facts.used) - amountOf(spent)),
  }
}
const isAlike = (one: Adjusted, other: Adjusted): boolean =>
  isSame(one.adjusted, other.adjusted) && isSame(one.adjusted_used, other.adjusted_used)
const isSame = (one: string, other: string): boolean => amountOf(one) === amountOf(other)

const keyOf = (parts: readonly (string | null | undefined)[]) => JSON.stringify(parts.map((part) => folded(part ?? '')))
