/**
 * Who sits where: the approvers of a chain, found for one person. Nobody is asked about themselves: whoever would be
 * is left out, and the next above is asked instead.
 */
import type { Approver, Step } from './chain.ts'

type SeatFor = { readonly account_id: string | null; readonly roles: readonly string[]; readonly name: string }
type Superior = { readonly accountId: string; readonly name: string }

export type Around = {
  readonly accountId: string | null
  readonly line: readonly Superior[]
  readonly head: Superior | null
}

/** One list of seats a step, each with at least one seat. */
export function seatsFor(steps: readonly Step[], around: Around, fallback: readonly string[]): SeatFor[][] {
  return steps.map(({ approvers }) => {
    const seats = onceEach(approvers.flatMap((approver) => seatOf(approver, around)))
    return seats.length > 0 ? seats : [roleSeat(fallback)]
  })
}

function seatOf(approver: Approver, { accountId, line, head }: Around): SeatFor[] {
  const above = line.filter((superior) => superior.accountId !== accountId)
  switch (approver.by) {
    case 'manager':
      return personSeat(above[Math.min(approver.up, above.length) - 1])
    case 'head_of_department':
      return personSeat(head && head.accountId !== accountId ? head : above[0])
    case 'role':
      return [roleSeat([approver.role])]
    case 'person':
      return approver.account_id === accountId
        ? personSeat(above[0])
        : [{ account_id: approver.account_id, roles: [], name: approver.name }]
  }
}

const personSeat = (superior: Superior | undefined): SeatFor[] =>
  superior ? [{ account_id: superior.accountId, roles: [], name: superior.name }] : []

const roleSeat = (roles: readonly string[]): SeatFor => ({ account_id: null, roles, name: roles.join(', ') })

function onceEach(seats: readonly SeatFor[]): SeatFor[] {
  const key = ({ account_id, roles }: SeatFor) => account_id ?? roles.join('|')
  return seats.filter((seat, at) => seats.findIndex((other) => key(other) === key(seat)) === at)
}
