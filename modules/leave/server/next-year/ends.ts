/**
 * What is left at the end of a lot is not lost where the type carries it on or pays it out. Until it is settled, by the
 * night or with the year, its entry says what becomes of it by the rule of today.
 */
import { REST_IN_LIEU } from '../../model/earned/rest-in-lieu.ts'
import { isPaidOnLeaving, type LeaveType } from '../../model/leave-type.ts'
import type { EndsOf, Rest } from '../../model/ledger/account.ts'
import type { LeaveBook } from '../book.ts'
import type { PersonAccount } from '../ledger/account-store.ts'
import type { LeavePerson } from '../people.ts'
import { closesByYear, type RestRow, settledAccounts } from './rests.ts'

export function endsOf(
  { rows, lots, exits }: PersonAccount,
  type: LeaveType,
  { id, leftOn }: Pick<LeavePerson, 'id' | 'leftOn'>,
  book: Pick<LeaveBook, 'forfeitUpTo'>,
): EndsOf {
  const once = new Set(
    rows
      .filter(({ kind, period_from }) => kind === 'carried' || (kind === 'opening' && period_from === null))
      .map(idOf),
  )
  const endOf = new Map(lots.map((lot) => [lot.id, lot.expiresOn]))
  const isSettledByRule = (lot: string) =>
    once.has(lot) || type.granted === 'anniversary' || type.granted === 'hand' || closesByYear(type)
  return (rests) => {
    const stays = rests.filter(({ lot, on }) => isSettledByRule(lot) && (leftOn === null || leftOn > on))
    const settled = settledAccounts(
      stays.map(
        ({ lot, on, halves }): RestRow => ({
          lot_id: lot,
          employee_id: id,
          left_on: leftOn,
          type_id: type.id,
          once: once.has(lot),
          expires_on: on,
          left: halves,
          carried_before: sumOf(exits.filter((exit) => exit.kind === 'carried' && endOf.get(exit.lot) === on)),
        }),
      ),
      new Map([[type.id, type]]),
      book,
    )
    const parts = settled.flatMap(({ parts: of }) =>
      of.map(({ lot, carried, paidOut }) => [lot.lot_id, { carried, paidOut }] as const),
    )
    const owed = rests
      .filter((rest) => isOwed(rest) && leftOn !== null && leftOn <= rest.on)
      .map(({ lot, halves }) => [lot, { carried: 0, paidOut: halves }] as const)
    return new Map([...parts, ...owed])
  }

  /** Of whoever leaves: as `owedOnLeaving` has it. */
  function isOwed({ lot }: Rest): boolean {
    const row = rows.find((one) => one.id === lot)
    const isPaid = isPaidOnLeaving(type) || type.kind === REST_IN_LIEU
    return isPaid && row !== undefined && row.kind !== 'event' && row.valid_from <= (leftOn ?? '')
  }
}

const idOf = ({ id }: { readonly id: string }): string => id
const sumOf = (all: readonly { readonly halves: number }[]): number => all.reduce((sum, { halves }) => sum + halves, 0)
